import type { ExamContent } from '../contentTypes.js'
import { toolTexts } from '../tools/toolTexts.js'
import {
  arriveEarly,
  chaperone,
  companionQuestion,
  examHeadings,
  healthCard,
  imageCopy,
  medicines,
  prescriptionFact,
  prescriptionQuestion,
  reportFact,
  signedPrescription,
  whoPays,
  yourQuestions,
} from './commonTexts.js'
import { hysterosonogramPlate } from './plates.js'

/** Hysterosonogram: what the page says, in both languages. */
export const hysterosonogram: ExamContent = {
  name: 'hysterosonogram',
  head: {
    title: {
      fr: 'Hystérosonographie : jour du cycle et préparation',
      en: 'Hysterosonogram: cycle days and preparation',
    },
    description: {
      fr: 'Hystérosonographie (échographie saline) : les jours du cycle qui conviennent, la préparation, les crampes possibles et quand nous appeler.',
      en: 'Hysterosonogram (saline ultrasound): which days of the cycle and how to prepare. The cramps you may feel, and when to call us.',
    },
  },
  shortName: { fr: 'Hystérosonographie', en: 'Hysterosonogram' },
  fullName: { fr: 'Hystérosonographie', en: 'Hysterosonogram' },
  tagline: { fr: 'Voir l’intérieur de l’utérus', en: 'Seeing inside the uterus' },
  summary: {
    fr: 'De l’eau salée stérile et une échographie interne montrent l’intérieur de l’utérus. L’examen se fait à des jours précis du cycle.',
    en: 'Sterile salt water and an internal ultrasound show the inside of the uterus. The exam is done on certain days of the cycle.',
  },
  title: { fr: 'Hystérosonographie', en: 'Hysterosonogram' },
  lead: {
    fr: 'Un peu d’eau salée stérile permet de voir l’intérieur de l’utérus par échographie. La plupart des personnes ressentent des crampes, comme pendant les menstruations. Vous pouvez arrêter à tout moment.',
    en: 'A little sterile salt water lets us see the inside of the uterus by ultrasound. Most people feel cramps, much like those of a period. You can stop at any time.',
  },
  keyFacts: {
    when: {
      value: { fr: 'Jours {{hysterosonogramDays}}', en: 'Days {{hysterosonogramDays}}' },
      note: {
        fr: 'Jour 1 : le premier jour du saignement',
        en: 'Day 1 is the first day of bleeding',
      },
    },
    preparation: {
      value: { fr: 'Cinq étapes à suivre', en: 'Five steps to follow' },
      note: { fr: 'Dès le jour 1 du cycle', en: 'From day 1 of your cycle' },
    },
    prescription: prescriptionFact,
    results: reportFact,
  },
  figure: { kind: 'sector', picture: 'scanUterus' },
  drawing: 'plate-hysterosonogram',
  procedure: 'ultrasound',
  price: 'ultrasound',
  noAccidentFiles: true,
  pregnancy: 'callFirst',
  sections: [
    {
      kind: 'prepare',
      id: 'prepare',
      heading: examHeadings.prepare,
      steps: [
        {
          key: 'noUnprotectedSex',
          firmness: 'always',
          title: {
            fr: 'Dès le jour 1, évitez une relation qui pourrait mener à une grossesse',
            en: 'From day 1, avoid sex that could lead to pregnancy',
          },
          detail: {
            fr: 'Un condom, ou une contraception prise sans oubli, convient. Si votre cycle est irrégulier, la consigne vaut pour les 10 jours qui précèdent.',
            en: 'A condom, or birth control taken without a miss, is fine. If your periods are irregular, it covers the 10 days before.',
          },
        },
        {
          key: 'painRelief',
          firmness: 'ask',
          minutesBefore: [60, 30],
          title: {
            fr: 'Parlez de la douleur à votre pharmacienne ou à votre pharmacien',
            en: 'Ask your pharmacist about pain relief',
          },
          detail: {
            fr: 'On suggère souvent un antidouleur de 30 à 60 minutes avant l’examen. La pharmacienne ou le pharmacien vous dit lequel vous convient et comment le prendre.',
            en: 'A pain reliever is often suggested 30 to 60 minutes before the exam. Your pharmacist will tell you which one suits you and how to take it.',
          },
        },
        {
          key: 'tellMedicines',
          firmness: 'always',
          title: {
            fr: 'Parlez-nous de vos allergies et de vos médicaments',
            en: 'Tell us about allergies and medicines',
          },
          detail: {
            fr: 'Surtout le latex, l’iode et les anticoagulants. N’arrêtez aucun médicament avant d’en parler à votre médecin, à votre pharmacienne ou à votre pharmacien.',
            en: 'Latex, iodine and blood thinners above all. Don’t stop any medicine before asking your physician or pharmacist.',
          },
        },
        {
          key: 'noWater',
          firmness: 'always',
          title: {
            fr: 'Rien à boire d’avance',
            en: 'No water to drink',
          },
          detail: {
            fr: 'Vous videz votre vessie ici, avant l’échographie.',
            en: 'You empty your bladder here, before the ultrasound.',
          },
        },
        {
          key: 'arrive',
          firmness: 'always',
          title: arriveEarly,
          detail: {
            fr: 'Un empêchement? Prévenez-nous {{changeNotice}} à l’avance.',
            en: 'If you can’t come, tell us {{changeNotice}} ahead.',
          },
        },
      ],
      doNotCome: {
        fr: 'Ne venez pas et appelez : grossesse possible, stérilet, infection ou douleur au bassin, saignement abondant.',
        en: 'Don’t come, and call: possible pregnancy, IUD, pelvic infection or pain, heavy bleeding.',
      },
      bring: [
        { key: 'healthCard', text: healthCard },
        { key: 'prescription', text: signedPrescription },
        {
          key: 'pad',
          text: { fr: 'Une serviette hygiénique pour le retour', en: 'A pad for the way home' },
        },
        {
          key: 'medicineList',
          text: medicines,
        },
        {
          key: 'allergyList',
          text: { fr: 'La liste de vos allergies', en: 'A list of your allergies' },
        },
        {
          key: 'earlierImages',
          text: {
            fr: 'Vos images et rapports faits ailleurs',
            en: 'Pictures and reports from elsewhere',
          },
        },
      ],
    },
    toolTexts.preparationSheet,
    {
      kind: 'cycle',
      id: 'cycle',
      window: 'hysterosonogram',
      heading: {
        text: { fr: 'Quels jours du cycle', en: 'Which days of my cycle' },
        strong: { fr: 'conviennent?', en: 'are right?' },
      },
      label: {
        fr: 'Jours du cycle menstruel : l’examen se fait aux jours {{hysterosonogramDays}}',
        en: 'Days of the menstrual cycle: the exam is done on days {{hysterosonogramDays}}',
      },
      paragraphs: [
        {
          fr: 'Les jours {{hysterosonogramDays}} : le saignement est terminé et l’ovulation n’a pas encore eu lieu. Le jour 1 est le premier jour du saignement.',
          en: 'Days {{hysterosonogramDays}}, once bleeding has ended and before ovulation. Day 1 is the first day of bleeding.',
        },
        {
          fr: 'Appelez-nous le jour 1, au [{{phone}}](tel:clinic). Si la clinique est fermée ce jour-là, appelez le prochain jour d’ouverture. Si ces jours-là ne vous conviennent pas, nous regarderons le cycle suivant avec vous.',
          en: 'Call us on day 1, at [{{phone}}](tel:clinic). If the clinic is closed that day, call on the next open day. If those days don’t work for you, we’ll look at your next cycle with you.',
        },
      ],
    },
    toolTexts.cycleDays,
    {
      kind: 'visit',
      id: 'visit',
      heading: examHeadings.visit,
      lead: {
        fr: 'Prévoyez {{minutes.hysterosonogram}} à la clinique. L’examen lui-même dure environ 10 minutes.',
        en: 'Plan to spend {{minutes.hysterosonogram}} at the clinic. The exam itself takes about 10 minutes.',
      },
      steps: [
        {
          time: { fr: 'Avant', en: 'Before' },
          title: { fr: 'Nous demandons votre accord', en: 'We ask for your agreement' },
          text: {
            fr: 'Nous décrivons chaque étape et répondons à vos questions. Rien ne commence sans votre accord. Vous videz votre vessie et vous vous changez en privé.',
            en: 'We describe each step and answer your questions. Nothing starts without your agreement. You empty your bladder and change in private.',
          },
          drawing: 'steps/hysterosonogram/1',
        },
        {
          time: { fr: 'D’abord', en: 'First' },
          title: { fr: 'Un tube mince est placé', en: 'A thin tube is put in place' },
          text: {
            fr: 'La position est celle d’un examen gynécologique, avec un spéculum. Un ou une radiologiste passe un tube mince par le col de l’utérus, puis retire le spéculum.',
            en: 'The position is the one used for a pelvic exam, with a speculum. A radiologist passes a thin tube through the cervix, then takes out the speculum.',
          },
          drawing: 'steps/hysterosonogram/2',
        },
        {
          time: { fr: 'Ensuite', en: 'Next' },
          title: { fr: 'L’eau salée entre', en: 'The salt water goes in' },
          text: {
            fr: 'Une sonde d’échographie est placée dans le vagin, puis l’eau salée coule par le tube et les images apparaissent. Les crampes se font surtout sentir à ce moment.',
            en: 'An ultrasound probe is placed in the vagina. Salt water flows through the tube and the pictures appear. This is when cramps are most often felt.',
          },
          drawing: 'steps/hysterosonogram/3',
        },
        {
          time: { fr: 'À la fin', en: 'At the end' },
          title: { fr: 'Tout est retiré', en: 'Everything comes out' },
          text: {
            fr: 'La sonde et le tube sont enlevés, et un peu d’eau s’écoule. Prenez votre temps pour vous relever et vous rhabiller.',
            en: 'The probe and the tube are removed, and a little water comes out. Take your time to sit up and get dressed.',
          },
          drawing: 'steps/hysterosonogram/4',
        },
      ],
      paragraphs: [
        {
          fr: 'Vous pouvez refuser ou **arrêter l’examen à tout moment**, sans donner de raison.',
          en: 'You can refuse or **stop the exam at any time**, without giving a reason.',
        },
        chaperone,
      ],
    },
    {
      kind: 'prose',
      folded: true,
      id: 'after',
      heading: examHeadings.after,
      paragraphs: [
        {
          fr: 'Reprenez vos activités, y compris le travail, le jour même ou le lendemain, selon ce que vous ressentez. Un écoulement clair ou rosé est possible, et des crampes peuvent revenir pendant environ 24 heures.',
          en: 'Go back to your usual activities, work included, the same day or the next, as you feel able. You may have a watery or pink discharge. Cramps can come and go for about 24 hours.',
        },
        {
          fr: 'Un ou une radiologiste lit les images et signe le rapport. La personne qui a demandé l’examen le reçoit, et c’est elle qui vous explique le résultat.',
          en: 'A radiologist reads the pictures and signs the report. It goes to the person who ordered the exam, who explains the result to you.',
        },
        imageCopy,
      ],
    },
    hysterosonogramPlate,
    whoPays,
    {
      kind: 'notice',
      id: 'not-done',
      tone: 'warn',
      heading: examHeadings.callFirst,
      paragraphs: [
        {
          fr: 'Si l’une de ces situations vous concerne, ne venez pas et appelez-nous au [{{phone}}](tel:clinic). L’examen ne se fera pas, ou la date changera. Nous verrons la suite avec vous et avec la personne qui a demandé l’examen.',
          en: 'If any of these applies to you, don’t come in: call us at [{{phone}}](tel:clinic). The exam will not be done, or the date will change. We’ll work out what comes next with you and the person who ordered the exam.',
        },
      ],
      list: [
        {
          fr: 'vous êtes enceinte ou pourriez l’être, même en cas de doute',
          en: 'you are pregnant or might be, even if you aren’t sure',
        },
        { fr: 'vous avez un stérilet', en: 'you have an IUD' },
        {
          fr: 'vous avez une infection du bassin (infection pelvienne)',
          en: 'you have a pelvic infection',
        },
        {
          fr: 'vous avez une douleur au bassin que personne n’a encore expliquée',
          en: 'you have pelvic pain that no one has explained yet',
        },
        {
          fr: 'vous saignez beaucoup le jour prévu, ce qui rend les images moins claires',
          en: 'you are bleeding heavily on the day, which makes the pictures less clear',
        },
      ],
    },
    {
      kind: 'notice',
      id: 'after-signs',
      tone: 'info',
      heading: {
        text: {
          fr: 'Quels signes surveiller après l’examen?',
          en: 'Which signs do I watch for after the exam?',
        },
      },
      paragraphs: [
        {
          fr: 'Si l’un des signes suivants apparaît, appelez-nous au [{{phone}}](tel:clinic). Quand la clinique est fermée, appelez Info-Santé, au 811. En cas d’urgence, composez le 911.',
          en: 'Call us at [{{phone}}](tel:clinic) if you notice any of these signs. When the clinic is closed, call Info-Santé, at 811. In an emergency, call 911.',
        },
      ],
      list: [
        { fr: 'de la fièvre', en: 'fever' },
        { fr: 'une douleur qui augmente', en: 'pain that is getting worse' },
        { fr: 'un saignement abondant', en: 'heavy bleeding' },
        { fr: 'un écoulement qui sent mauvais', en: 'a discharge that smells bad' },
      ],
    },
    {
      kind: 'prose',
      folded: true,
      id: 'about',
      heading: {
        text: { fr: 'Qu’est-ce qu’une hystérosonographie,', en: 'What is a hysterosonogram,' },
        strong: { fr: 'et à quoi sert-elle?', en: 'and what is it for?' },
      },
      paragraphs: [
        {
          fr: 'C’est une échographie interne de l’utérus, aussi appelée échographie saline. De l’eau salée stérile y entre par un tube mince. Elle fait ressortir la cavité de l’utérus, que l’écran montre aussitôt.',
          en: 'It is an internal ultrasound of the uterus, also called a saline ultrasound or sonohysterogram. Sterile salt water goes in through a thin tube. It outlines the cavity of the uterus, which shows on the screen right away.',
        },
        {
          fr: 'Les images peuvent montrer un polype ou un fibrome, et aider à vérifier si les trompes sont ouvertes. L’examen n’utilise pas de rayons X.',
          en: 'The pictures can show a polyp or a fibroid. They can also help check whether the fallopian tubes are open. No X-rays are used.',
        },
        {
          fr: 'Les raisons de le demander peuvent être :',
          en: 'Reasons to ask for it include:',
        },
      ],
      list: [
        { fr: 'des saignements inhabituels', en: 'unusual bleeding' },
        { fr: 'des difficultés à concevoir (infertilité)', en: 'trouble conceiving (infertility)' },
        { fr: 'des fausses couches répétées', en: 'repeated miscarriage' },
      ],
    },
    {
      kind: 'prose',
      folded: true,
      id: 'limits',
      heading: examHeadings.limits,
      paragraphs: [
        {
          fr: 'La plupart des personnes ont des crampes, comme pendant les menstruations, surtout quand l’eau entre. Leur force varie d’une personne à l’autre. Dites-nous ce que vous ressentez : nous pouvons ralentir, attendre ou arrêter.',
          en: 'Most people have cramps like those of a period, especially as the water goes in. How strong they are varies from one person to another. Tell us what you’re feeling: we can slow down, wait or stop.',
        },
        {
          fr: 'Cet examen montre surtout l’intérieur de l’utérus. Il n’explique pas à lui seul tous les saignements ni toutes les difficultés à concevoir. D’autres examens peuvent être demandés.',
          en: 'This exam mostly shows the inside of the uterus. On its own, it does not explain all bleeding or all trouble conceiving. Other exams may be ordered.',
        },
        {
          fr: 'Une infection survient après l’examen dans moins de 1 % des cas. Nos questions sur les infections et les douleurs servent à réduire ce risque. L’eau employée est stérile.',
          en: 'An infection follows the exam in less than 1% of cases. Our questions about infection and pain are there to lower that risk. The water we use is sterile.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: { text: yourQuestions },
      questions: [
        {
          question: {
            fr: 'Je n’ai pas de menstruations, ou mon cycle est irrégulier. Que faire?',
            en: 'What if I have no periods, or irregular ones?',
          },
          answer: [
            {
              fr: 'Sans menstruations, l’examen peut se faire n’importe quel jour. Si votre cycle est irrégulier, dites-le et nous choisirons la date ensemble.',
              en: 'Without periods, the exam can be done on any day. If your cycle is irregular, tell us and we’ll choose the date together.',
            },
          ],
        },
        prescriptionQuestion,
        {
          question: {
            fr: 'Est-ce différent d’une échographie interne?',
            en: 'How is it different from an internal ultrasound?',
          },
          answer: [
            {
              fr: 'L’échographie interne en fait partie. L’hystérosonographie y ajoute un tube mince et de l’eau salée, pour mieux voir la cavité de l’utérus.',
              en: 'The internal ultrasound is part of it. A hysterosonogram adds a thin tube and salt water, to show the cavity of the uterus better.',
            },
          ],
        },
        companionQuestion,
      ],
    },
  ],
  answers: {
    what: 'about',
    why: 'about',
    whoPays: 'cost',
    prescription: 'prescription',
    preparation: 'prepare',
    visit: 'visit',
    limits: 'limits',
    afterwards: 'after',
    results: 'after',
    callFirst: 'not-done',
  },
  related: [],
  sources: [
    {
      label: {
        fr: 'CHU de Québec, page sur l’hystérosonographie',
        en: '[CHU de Québec](fr), page on hysterosonography (in French)',
      },
      url: 'https://chudequebec.ca/patient/maladies-soins-et-services/traitements-et-examens/examens/hysterosonographie.aspx',
    },
    {
      label: {
        fr: '[UW Health, Health Facts for You](en) no 8196, sur l’hystérosonographie (en anglais)',
        en: 'UW Health, Health Facts for You No. 8196, on the sonohysterogram',
      },
      url: 'https://patient.uwhealth.org/healthfacts/8196',
    },
    {
      label: {
        fr: 'Wake Forest, page sur l’hystérosonographie (en anglais)',
        en: 'Wake Forest, page on the sonohysterogram',
      },
    },
    {
      label: {
        fr: 'Dartmouth-Hitchcock, page sur l’hystérosonographie (en anglais)',
        en: 'Dartmouth-Hitchcock, page on the sonohysterogram',
      },
    },
  ],
  updated: '2026-11-22',
}
