import type { ExamContent } from '../contentTypes.js'
import { toolTexts } from '../tools/toolTexts.js'
import {
  arriveEarly,
  duringExam,
  examHeadings,
  healthCard,
  medicines,
  nonMedicalUltrasound,
  prescriptionFact,
  reportFact,
  signedPrescription,
  tinyTot,
} from './commonTexts.js'

/** Pregnancy (fetal) ultrasound: what the page says, in both languages. */
export const fetal: ExamContent = {
  name: 'fetal',
  head: {
    title: {
      fr: 'Échographie de grossesse : quand et comment',
      en: 'Fetal ultrasound: when and how it is done',
    },
    description: {
      fr: 'Ce que l’échographie de grossesse regarde à chaque trimestre, à quelles semaines, comment vous préparer et qui vous donne le résultat.',
      en: 'What a pregnancy ultrasound looks at in each trimester, in which weeks, how to prepare, and who gives you the results.',
    },
  },
  shortName: { fr: 'Grossesse', en: 'Fetal' },
  fullName: { fr: 'Échographie de grossesse', en: 'Fetal (pregnancy) ultrasound' },
  tagline: {
    fr: 'Suivre la grossesse, trimestre par trimestre',
    en: 'Following pregnancy, trimester by trimester',
  },
  summary: {
    fr: 'Une échographie qui répond aux questions de votre suivi de grossesse. Elle peut dater, mesurer ou vérifier la position, selon le trimestre.',
    en: 'An ultrasound that answers the questions of your prenatal care. Depending on the trimester, it can date, measure or check the position.',
  },
  title: { fr: 'Échographie de grossesse', en: 'Fetal ultrasound' },
  lead: {
    fr: 'L’échographie aide la personne qui suit votre grossesse à répondre à des questions précises. Elles changent d’un trimestre à l’autre. Voici ce que nous regardons, et comment vous préparer.',
    en: 'An ultrasound helps your doctor or midwife answer specific questions. They change from one trimester to the next. Here is what we look at, and how to prepare.',
  },
  keyFacts: {
    when: {
      value: { fr: 'Selon votre semaine', en: 'Depends on your week' },
      note: {
        fr: 'La personne qui prescrit choisit le moment',
        en: 'Your prescriber chooses the timing',
      },
    },
    preparation: {
      value: { fr: '1 litre d’eau, souvent', en: 'Often 1 litre of water' },
      note: {
        fr: 'Surtout au premier trimestre',
        en: 'Mostly in the first trimester',
      },
    },
    prescription: prescriptionFact,
    results: reportFact,
  },
  figure: { kind: 'sector', picture: 'scanFetal' },
  procedure: 'ultrasound',
  price: 'ultrasound',
  pregnancy: 'during',
  sections: [
    {
      kind: 'prose',
      id: 'about',
      heading: {
        text: {
          fr: 'À quoi sert l’échographie, à chaque trimestre?',
          en: 'What is the ultrasound for, in each trimester?',
        },
      },
      paragraphs: [
        {
          fr: 'L’échographie de grossesse s’appelle aussi obstétricale ou fœtale. Une sonde envoie des sons trop aigus pour l’oreille, et leur écho forme une image. L’examen n’utilise pas de rayons X.',
          en: 'A pregnancy ultrasound is also called obstetric or fetal. A probe sends out sound too high to hear, and the echoes form a picture. No X-rays are used.',
        },
        {
          fr: '**Au premier trimestre**, l’examen montre où se trouve la grossesse et en estime l’âge (datation). Il vérifie si elle évolue (viabilité) et combien de fœtus elle compte. Il ne sert pas à confirmer que vous êtes enceinte.',
          en: '**In the first trimester**, the exam shows where the pregnancy is and estimates its age (dating). It checks whether the pregnancy is developing (viability) and how many fetuses there are. It is not meant to confirm that you are pregnant.',
        },
        {
          fr: '**Au deuxième trimestre**, l’[échographie morphologique](page:morphological) regarde l’anatomie du bébé. Le cerveau, le cœur, la colonne et les membres en font partie.',
          en: '**In the second trimester**, the [morphological ultrasound](page:morphological) looks at your baby’s anatomy. The brain, heart, spine and limbs are part of it.',
        },
        {
          fr: '**Au troisième trimestre**, l’échographie se fait quand une raison médicale le demande. Elle peut mesurer la croissance et montrer la position du bébé. Le placenta et le liquide amniotique peuvent aussi être examinés.',
          en: '**In the third trimester**, an ultrasound is done when there is a medical reason. It can measure growth and show your baby’s position. The placenta and the amniotic fluid can be looked at too.',
        },
        {
          fr: 'Votre ordonnance dit quelles questions se posent dans votre cas. Si quelque chose n’est pas clair pour vous, demandez à la personne qui l’a rédigée.',
          en: 'Your prescription says which questions are being asked in your case. If anything in it is unclear to you, ask the professional who wrote it.',
        },
      ],
    },
    {
      kind: 'weeks',
      id: 'weeks',
      heading: {
        text: {
          fr: 'À quel moment vient chaque échographie?',
          en: 'When does each ultrasound take place?',
        },
      },
      paragraphs: [
        {
          fr: 'Les semaines de grossesse se comptent à partir du premier jour de vos dernières menstruations. Si une échographie a déjà fixé une autre date, c’est elle qui compte.',
          en: 'Weeks of pregnancy run from the first day of your last menstrual period. If an earlier ultrasound has set a different date, that one counts.',
        },
        {
          fr: 'La datation vise la période de {{datingWindow}}. Si vos dates sont fiables, elle peut être confirmée à une échographie prévue entre 11 et 14 semaines.',
          en: 'Dating aims for {{datingWindow}}. If your dates are reliable, it can be confirmed at an ultrasound planned between 11 and 14 weeks.',
        },
        {
          fr: 'La [clarté nucale](page:nuchalTranslucency), un dépistage au choix, se mesure de {{nuchalWindow}}. L’échographie morphologique est proposée de {{morphologyWindow}}. Les échographies de croissance se font sur demande, de {{growthWindow}}.',
          en: '[Nuchal translucency](page:nuchalTranslucency), a screening you may decline, is measured from {{nuchalWindow}}. The morphological ultrasound is offered from {{morphologyWindow}}. Growth ultrasounds are done on request, from {{growthWindow}}.',
        },
        {
          fr: 'Ces périodes sont des repères. La date donnée par la personne qui vous suit passe avant tout calcul. Pour une question, appelez-nous au [{{phone}}](tel:clinic).',
          en: 'These periods are a guide. Your prescriber’s date comes before any calculation. If you have a question, call us at [{{phone}}](tel:clinic).',
        },
      ],
    },
    toolTexts.examDates,
    {
      kind: 'prepare',
      id: 'prepare',
      heading: { text: { fr: 'Comment me préparer?', en: 'How do I prepare?' } },
      steps: [
        {
          key: 'water',
          firmness: 'always',
          minutesBefore: 60,
          title: {
            fr: 'Au premier trimestre, buvez environ 1 litre d’eau',
            en: 'In the first trimester, drink about 1 litre of water',
          },
          detail: {
            fr: 'Finissez environ 1 heure avant le rendez-vous, puis attendez après l’examen pour uriner. Si cela devient trop inconfortable, parlez-en à l’accueil.',
            en: 'Finish about 1 hour before the appointment, then wait until after the exam to urinate. If it becomes too uncomfortable, speak to the front desk.',
          },
        },
        {
          key: 'waterLater',
          firmness: 'ask',
          title: {
            fr: 'Plus tard, demandez-nous combien boire',
            en: 'Later on, ask us how much to drink',
          },
          detail: {
            fr: 'Plus la grossesse avance, moins il en faut, et parfois pas du tout. Nous vous confirmons la quantité à la prise de rendez-vous.',
            en: 'As pregnancy goes on you need less, sometimes none at all. We confirm the amount when you book.',
          },
        },
        {
          key: 'eat',
          firmness: 'always',
          title: { fr: 'Mangez comme d’habitude', en: 'Eat as you normally do' },
          detail: {
            fr: 'Vous n’avez pas à être à jeun, quel que soit le trimestre.',
            en: 'There is no fasting, whatever the trimester.',
          },
        },
        {
          key: 'twoPiece',
          firmness: 'always',
          title: { fr: 'Portez un haut et un bas séparés', en: 'Wear a separate top and bottom' },
          detail: {
            fr: 'Vous pourrez ainsi découvrir votre ventre et garder le reste.',
            en: 'That way you can bare your belly and keep the rest on.',
          },
        },
        {
          key: 'help',
          firmness: 'ask',
          title: { fr: 'Dites-nous ce qui vous aiderait', en: 'Tell us what would help you' },
          detail: {
            fr: 'Un moment plus calme, un ou une interprète, une aide pour vous déplacer : parlez-en à la prise de rendez-vous.',
            en: 'A quieter time, an interpreter, a hand getting around: mention it when you book.',
          },
        },
        {
          key: 'arrive',
          firmness: 'always',
          title: arriveEarly,
          detail: {
            fr: 'Vous ne pouvez pas venir? Prévenez-nous {{changeNotice}} à l’avance, et nous trouverons une autre heure.',
            en: 'Can’t make it? Tell us {{changeNotice}} ahead and we’ll find another time.',
          },
        },
      ],
      bring: [
        { key: 'healthCard', text: healthCard },
        { key: 'prescription', text: signedPrescription },
        {
          key: 'earlierReports',
          text: {
            fr: 'Les rapports des échographies déjà faites ailleurs pendant cette grossesse',
            en: 'Reports of ultrasounds done elsewhere during this pregnancy',
          },
        },
        { key: 'medicineList', text: medicines },
      ],
    },
    toolTexts.preparationSheet,
    {
      kind: 'visit',
      id: 'visit',
      heading: examHeadings.visit,
      steps: [
        {
          time: { fr: 'Pour commencer', en: 'To begin' },
          title: { fr: 'Vous vous installez', en: 'You settle in' },
          text: {
            fr: 'Un ou une technologue en échographie se présente et relit l’ordonnance avec vous. Vous vous étendez et découvrez votre ventre. C’est un bon moment pour poser vos questions.',
            en: 'A sonographer introduces themselves and goes over the prescription with you. You lie down and uncover your belly. It’s a good time to ask your questions.',
          },
        },
        {
          time: duringExam,
          title: { fr: 'La sonde glisse sur le ventre', en: 'The probe glides over your belly' },
          text: {
            fr: 'Un gel tiède ou frais est étendu sur la peau, et les images apparaissent aussitôt. Vous sentez la sonde appuyer, davantage si votre vessie est pleine.',
            en: 'Warm or cool gel goes on the skin, and the pictures appear right away. You feel the probe press, more so if your bladder is full.',
          },
        },
        {
          time: { fr: 'Au besoin', en: 'If needed' },
          title: { fr: 'Une vue interne, avec votre accord', en: 'An internal view, if you agree' },
          text: {
            fr: 'Une sonde placée dans le vagin (vue endovaginale) peut être proposée. Vous videz d’abord votre vessie, et la position est celle d’un examen gynécologique. Vous pouvez refuser, ou arrêter à tout moment.',
            en: 'A probe placed in the vagina (endovaginal view) may be offered. You empty your bladder first, and the position is that of a pelvic exam. You can refuse, or stop at any time.',
          },
        },
        {
          time: { fr: '{{minutes.fetal}}', en: '{{minutes.fetal}}' },
          title: { fr: 'L’examen se termine', en: 'The exam ends' },
          text: {
            fr: 'C’est la durée à prévoir, selon l’étape de la grossesse. Vous essuyez le gel et reprenez vos activités tout de suite.',
            en: 'That is how long to allow, depending on the stage of pregnancy. You wipe off the gel and go back to your activities right away.',
          },
        },
      ],
      paragraphs: [
        {
          fr: 'La ou le technologue prend les images et les mesures. Un ou une radiologiste les interprète ensuite et signe le rapport.',
          en: 'The sonographer takes the pictures and the measurements. A radiologist then interprets them and signs the report.',
        },
        {
          fr: 'Pour la vue interne, vous pouvez demander qu’une autre personne de l’équipe reste avec vous. Dites-le en prenant rendez-vous.',
          en: 'For an internal view, you may ask for a chaperone, another member of our team who stays with you. Mention it when you book, and we confirm how it works.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'after',
      heading: {
        text: {
          fr: 'Qui me donnera le résultat, et quand?',
          en: 'Who will give me the results, and when?',
        },
      },
      paragraphs: [
        {
          fr: 'Le rapport est envoyé à la personne qui a demandé l’examen, en général en {{reportDelay}}. Elle connaît votre suivi et vous explique ce que le rapport veut dire pour vous. Demandez-lui comment elle vous joindra.',
          en: 'The report is sent to the professional who asked for the exam, usually within {{reportDelay}}. They know your history and explain what the report means for you. Ask how they plan to reach you.',
        },
        {
          fr: 'La ou le technologue ne peut pas poser de diagnostic, même si vous lui posez la question. Un silence pendant les mesures n’annonce rien, ni en bien ni en mal.',
          en: 'The sonographer may not give a diagnosis, even if you ask. A silence while measuring tells you nothing, good or bad.',
        },
        {
          fr: 'Le [Carnet santé Québec](https://carnetsante.gouv.qc.ca/) affiche aussi les rapports d’imagerie, après un délai qui ne dépend pas de nous. Vous pourriez préférer le lire avec la personne qui vous suit.',
          en: 'The [Carnet santé Québec](fr:https://carnetsante.gouv.qc.ca/) also shows imaging reports, after a delay we don’t control. You may prefer to read yours with your doctor or midwife.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'limits',
      heading: {
        text: {
          fr: 'Quelles sont les limites et les risques?',
          en: 'What are the limits and the risks?',
        },
      },
      paragraphs: [
        {
          fr: 'Une échographie normale ne garantit pas un bébé en santé. Certaines conditions ne se voient pas, et la position du bébé peut cacher une partie de son corps.',
          en: 'A normal ultrasound does not guarantee a healthy baby. Some conditions can’t be seen, and your baby’s position may hide part of the body.',
        },
        {
          fr: 'L’échographie fœtale est un examen médical dont le bilan de sécurité est très bon. Elle demande quand même une raison médicale, et c’est pourquoi il faut une ordonnance.',
          en: 'Fetal ultrasound is a medical exam with a very good safety record. It still calls for a medical reason, which is why you need a prescription.',
        },
        {
          fr: 'Du côté de l’inconfort, la vessie pleine et la pression de la sonde peuvent déranger. Une vue interne aussi. Dites ce que vous ressentez, et nous ferons une pause.',
          en: 'As for discomfort, a full bladder and the pressure of the probe can bother you. So can an internal view. Tell us what you feel, and we’ll pause.',
        },
      ],
    },
    {
      kind: 'notice',
      id: 'urgent',
      tone: 'warn',
      heading: {
        text: {
          fr: 'Quels signes ne doivent pas attendre?',
          en: 'Which signs should not wait?',
        },
      },
      paragraphs: [
        {
          fr: 'Si vous avez l’un des signes de la liste, n’attendez pas une échographie. Appelez votre lieu d’accouchement (hôpital ou maison de naissance) ou Info-Santé, au 811.',
          en: 'If you have any sign on the list, do not wait for an ultrasound. Call your birthing place (hospital or birthing centre) or Info-Santé, at 811.',
        },
        {
          fr: 'Info-Santé répond à toute heure aux questions sur la grossesse. En cas d’urgence, composez le 911.',
          en: 'Info-Santé takes questions about pregnancy at any hour. In an emergency, call 911.',
        },
      ],
      list: [
        { fr: 'des saignements', en: 'bleeding' },
        { fr: 'une forte douleur', en: 'strong pain' },
        { fr: 'une perte de liquide', en: 'a loss of fluid' },
        {
          fr: 'un bébé qui bouge moins que d’habitude',
          en: 'a baby who is moving less than usual',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: {
        text: { fr: 'Vos questions,', en: 'Your questions,' },
        strong: { fr: 'nos réponses', en: 'answered' },
      },
      questions: [
        {
          question: { fr: 'Est-ce que ça fait mal?', en: 'Does it hurt?' },
          answer: [
            {
              fr: 'Vous sentirez une pression sur le ventre, plus nette avec la vessie pleine. Une vue interne peut être inconfortable. Vous pouvez demander une pause ou arrêter.',
              en: 'You’ll feel pressure on your belly, more so with a full bladder. An internal view can be uncomfortable. You can ask for a pause, or stop.',
            },
          ],
        },
        {
          question: {
            fr: 'Est-ce qu’une personne peut m’accompagner?',
            en: 'Can someone come in with me?',
          },
          answer: [
            {
              fr: 'Dites-nous avec qui vous aimeriez venir, enfants compris. Nous vous confirmons à la prise de rendez-vous qui peut entrer dans la salle, et à quel moment.',
              en: 'Tell us who you’d like to bring, children included. When you book, we confirm who may come into the room, and at what point.',
            },
          ],
        },
        {
          question: {
            fr: 'Puis-je connaître le sexe de mon bébé?',
            en: 'Can I find out my baby’s sex?',
          },
          answer: [
            {
              fr: 'Ce n’est jamais le but de l’examen. S’il est visible, nous pouvons le dire à votre demande, selon notre règle. Nous vous la précisons à la prise de rendez-vous.',
              en: 'It is never the purpose of the exam. If it can be seen, we may tell you at your request, following our policy. We explain that policy when you book.',
            },
          ],
        },
        {
          question: {
            fr: 'Faites-vous des échographies souvenirs?',
            en: 'Do you offer souvenir ultrasounds?',
          },
          answer: [
            {
              fr: 'Non. La Société des obstétriciens et gynécologues du Canada et l’Association canadienne des radiologistes les déconseillent. Santé Canada aussi.',
              en: 'No. The Society of Obstetricians and Gynaecologists of Canada and the Canadian Association of Radiologists advise against them. So does Health Canada.',
            },
          ],
        },
        {
          question: {
            fr: 'Et si je ne peux pas retenir mon urine?',
            en: 'What if I can’t hold my bladder?',
          },
          answer: [
            {
              fr: 'Dites-le à l’accueil dès votre arrivée. Nous verrons avec vous ce qui est possible pour l’examen prévu.',
              en: 'Tell the front desk when you arrive. We’ll work out with you what is possible for the exam you’re having.',
            },
          ],
        },
        {
          question: {
            fr: 'Combien d’échographies aurai-je pendant ma grossesse?',
            en: 'How many ultrasounds will I have?',
          },
          answer: [
            {
              fr: 'Cela dépend de votre grossesse et de vos choix. L’échographie morphologique est proposée de façon courante. Les autres se décident avec la personne qui vous suit.',
              en: 'It depends on your pregnancy and on your choices. The morphological ultrasound is offered routinely. You decide on the others with your doctor or midwife.',
            },
          ],
        },
        {
          id: 'prescription',
          question: {
            fr: 'Qui peut prescrire l’examen?',
            en: 'Who can prescribe the exam?',
          },
          answer: [
            {
              fr: 'Une ordonnance signée par un ou une médecin convient. Si la vôtre vient d’une autre personne, comme une sage-femme, nous vous confirmons au téléphone qu’elle suffit. Voyez aussi [qui paie](#cost).',
              en: 'A prescription signed by a physician is accepted. If yours comes from someone else, such as a midwife, we confirm by phone whether it’s enough. See also [who pays](#cost).',
            },
          ],
        },
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
    callFirst: 'urgent',
  },
  related: ['nuchalTranslucency', 'morphological', 'breastUltrasound'],
  sources: [
    {
      label: {
        fr: 'Société des obstétriciens et gynécologues du Canada (SOGC), directive no 375 sur l’échographie du premier trimestre, 2019',
        en: 'Society of Obstetricians and Gynaecologists of Canada (SOGC), Guideline No. 375 on first-trimester ultrasound, 2019',
      },
      url: 'https://www.jogc.com/article/S1701-2163(18)30762-X/fulltext',
    },
    {
      label: {
        fr: 'SOGC, directive no 223 sur l’échographie complète du deuxième trimestre, 2017',
        en: 'SOGC, Guideline No. 223 on the complete second-trimester ultrasound, 2017',
      },
    },
    nonMedicalUltrasound,
    {
      label: {
        fr: 'SOGC, site d’information sur la grossesse',
        en: 'SOGC, public information site on pregnancy',
      },
      url: 'https://www.pregnancyinfo.ca',
    },
    {
      label: {
        fr: 'BORN Ontario, pages sur les échographies de 11 à 14 et de 18 à 22 semaines',
        en: 'BORN Ontario, pages on the ultrasounds at 11 to 14 and 18 to 22 weeks',
      },
      url: 'https://www.bornontario.ca',
    },
    tinyTot,
  ],
  updated: '2026-11-16',
}
