import type { ExamContent } from '../contentTypes.js'
import { toolTexts } from '../tools/toolTexts.js'
import {
  afterUltrasound,
  arriveEarly,
  badNews,
  chaperone,
  duringExam,
  examHeadings,
  fetalSafety,
  fetalSexQuestion,
  healthCard,
  internalView,
  leaving,
  mealsAsUsual,
  medicines,
  nonMedicalUltrasound,
  pregnancyCompanionQuestion,
  pregnancyPrescriptionQuestion,
  pregnancySigns,
  prenatalScreening,
  prescriptionFact,
  reportFact,
  signedPrescription,
  tinyTot,
  whoPays,
  whoReads,
  yourQuestions,
} from './commonTexts.js'
import { morphologyPlate } from './plates.js'

/** Morphological ultrasound (anatomy scan): what the page says, in both languages. */
export const morphological: ExamContent = {
  name: 'morphological',
  head: {
    title: {
      fr: 'Échographie morphologique du deuxième trimestre',
      en: 'Morphological ultrasound (anatomy scan)',
    },
    description: {
      fr: 'L’échographie morphologique : ce qu’on regarde et à quelles semaines. La préparation, la durée et ce que l’examen ne peut pas montrer.',
      en: 'The second-trimester anatomy scan: what we look at, and in which weeks. How to prepare, how long it takes and what it cannot show.',
    },
  },
  shortName: { fr: 'Échographie morphologique', en: 'Anatomy scan (morphological)' },
  fullName: { fr: 'Échographie morphologique', en: 'Morphological ultrasound (anatomy scan)' },
  tagline: { fr: 'L’anatomie, au deuxième trimestre', en: 'The second-trimester anatomy scan' },
  summary: {
    fr: 'Une échographie du deuxième trimestre qui regarde les organes, les membres et la croissance du bébé. Le placenta et le liquide amniotique en font partie.',
    en: 'A second-trimester ultrasound of your baby’s organs, limbs and growth. It also looks at the placenta and the amniotic fluid.',
  },
  title: { fr: 'Échographie morphologique', en: 'Morphological ultrasound' },
  lead: {
    fr: 'Au deuxième trimestre, cette échographie observe l’anatomie du bébé et mesure sa croissance. En général, elle dure plus longtemps que les autres échographies de grossesse. Vous pouvez demander une pause à tout moment.',
    en: 'In the second trimester, this ultrasound, or anatomy scan, looks at your baby’s anatomy and growth. It usually takes longer than other pregnancy ultrasounds. You can ask for a break at any time.',
  },
  keyFacts: {
    when: {
      value: { fr: '{{morphologyWindow}}', en: '{{morphologyWindow}}' },
      note: { fr: 'Jusqu’à {{morphologyEnd}}', en: 'Up to {{morphologyEnd}}' },
    },
    preparation: {
      value: { fr: 'Rien à boire', en: 'Nothing to drink' },
      note: { fr: 'Mangez comme d’habitude', en: 'Eat as usual' },
    },
    prescription: prescriptionFact,
    results: reportFact,
  },
  figure: { kind: 'sector', picture: 'scanMorphology' },
  drawing: 'plate-morphology',
  procedure: 'ultrasound',
  price: 'ultrasound',
  noAccidentFiles: true,
  pregnancy: 'during',
  sections: [
    {
      kind: 'prepare',
      id: 'prepare',
      heading: examHeadings.prepare,
      steps: [
        {
          key: 'eat',
          firmness: 'always',
          title: mealsAsUsual,
          detail: {
            fr: 'Il n’est pas nécessaire d’être à jeun.',
            en: 'No fasting is needed.',
          },
        },
        {
          key: 'twoPiece',
          firmness: 'always',
          title: { fr: 'Portez un haut qui se relève', en: 'Wear a top that lifts up' },
          detail: {
            fr: 'Avec un pantalon ou une jupe, vous découvrez votre ventre sans tout enlever.',
            en: 'With pants or a skirt, you bare your belly without undressing.',
          },
        },
        {
          key: 'enoughTime',
          firmness: 'always',
          title: {
            fr: 'Réservez assez de temps',
            en: 'Set aside enough time',
          },
          detail: {
            fr: 'L’examen prend {{minutes.morphological}}.',
            en: 'The exam takes {{minutes.morphological}}.',
          },
        },
        {
          key: 'notToKnow',
          firmness: 'always',
          title: {
            fr: 'Dites-nous ce que vous préférez ne pas savoir',
            en: 'Tell us what you’d rather not know',
          },
          detail: {
            fr: 'Si vous ne voulez pas connaître le sexe du bébé, dites-le au début. Nous y ferons attention.',
            en: 'If you don’t want to know your baby’s sex, say so at the start. We’ll be careful.',
          },
        },
        {
          key: 'arrive',
          firmness: 'always',
          title: arriveEarly,
          detail: {
            fr: 'Pour changer de date, prévenez-nous {{changeNotice}} à l’avance.',
            en: 'To change the date, tell us {{changeNotice}} ahead.',
          },
        },
      ],
      bring: [
        { key: 'healthCard', text: healthCard },
        { key: 'prescription', text: signedPrescription },
        {
          key: 'earlierReports',
          text: {
            fr: 'Les rapports de vos échographies précédentes, si elles ont été faites ailleurs',
            en: 'Reports of earlier ultrasounds, if done elsewhere',
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
      lead: {
        fr: 'L’examen prend {{minutes.morphological}}, en position couchée.',
        en: 'The exam takes {{minutes.morphological}}, and you lie down for it.',
      },
      steps: [
        {
          time: { fr: 'Au début', en: 'At the start' },
          title: { fr: 'Nous relisons l’ordonnance', en: 'We go over the prescription' },
          text: {
            fr: 'Un ou une technologue en échographie se présente et relit l’ordonnance avec vous. Si rester sur le dos vous incommode, dites-le, et nous vous aiderons à changer de position.',
            en: 'A sonographer introduces themselves and reads the prescription with you. If lying on your back bothers you, say so. We’ll help you shift.',
          },
          drawing: 'steps/ultrasound/1',
        },
        {
          time: duringExam,
          title: {
            fr: 'Nous observons et mesurons',
            en: 'We look and measure',
          },
          text: {
            fr: 'Avec un gel tiède ou frais, la sonde parcourt votre ventre : chaque partie est observée, et plusieurs sont mesurées.',
            en: 'With warm or cool gel, the probe travels over your belly. Each part is looked at, and several are measured.',
          },
          drawing: 'steps/ultrasound/3',
        },
        leaving,
      ],
      asides: [
        {
          time: { fr: 'Par moments', en: 'At times' },
          title: { fr: 'Si une partie reste cachée', en: 'If a part stays hidden' },
          text: {
            fr: 'Nous pouvons attendre un peu, ou vous demander de vous tourner. Si une partie ne peut pas être vue, un autre rendez-vous peut être prévu.',
            en: 'We may wait a little, or ask you to turn. If a part can’t be seen, another appointment may be planned.',
          },
        },
        {
          time: { fr: 'Si c’est utile', en: 'If needed' },
          title: { fr: 'Une vue interne, avec votre accord', en: 'An internal view, if you agree' },
          text: internalView,
        },
      ],
      paragraphs: [chaperone, whoReads],
    },
    badNews(),
    {
      kind: 'weeks',
      id: 'weeks',
      heading: {
        text: {
          fr: 'À quelles semaines se fait l’examen?',
          en: 'In which weeks is the exam done?',
        },
      },
      paragraphs: [
        {
          fr: 'De {{morphologyWindow}} de grossesse. Après, appelez-nous au [{{phone}}](tel:clinic) : l’examen peut rester possible.',
          en: 'From {{morphologyWindow}} of pregnancy. After that, call us at [{{phone}}](tel:clinic): it may still be possible.',
        },
        {
          fr: 'Les semaines se comptent à partir du premier jour de vos dernières menstruations. La date donnée par la personne qui suit votre grossesse passe avant ce calcul.',
          en: 'Weeks are counted from the first day of your last period. The date your doctor, nurse practitioner or midwife gave you comes before that calculation.',
        },
        {
          fr: 'La page sur l’[échographie de grossesse](page:fetal) présente les examens qui viennent avant et après.',
          en: 'The page on [fetal ultrasound](page:fetal) covers the exams that come before and after.',
        },
      ],
    },
    toolTexts.examDates,
    morphologyPlate,
    whoPays,
    pregnancySigns,
    {
      kind: 'prose',
      folded: true,
      id: 'about',
      heading: {
        text: { fr: 'Qu’est-ce que l’échographie morphologique,', en: 'What is an anatomy scan,' },
        strong: { fr: 'et à quoi sert-elle?', en: 'and what is it for?' },
      },
      paragraphs: [
        {
          fr: 'C’est une échographie du deuxième trimestre qui permet d’observer l’anatomie du bébé en détail. Une sonde envoie des sons trop aigus pour l’oreille, et leur écho forme l’image. Il n’y a pas de rayons X.',
          en: 'It is a second-trimester ultrasound, also called a morphological ultrasound, that shows your baby’s anatomy in detail. A probe sends out sound too high to hear, and its echo forms the picture. There are no X-rays.',
        },
        {
          fr: 'Elle est proposée de façon courante pendant la grossesse, mais la passer reste votre décision. La personne qui suit votre grossesse peut vous aider à y réfléchir. Elle ne remplace pas le [dépistage prénatal](page:nuchalTranslucency#choice).',
          en: 'It is offered routinely in pregnancy, but having it is still your decision. Your doctor, nurse practitioner or midwife can help you think it through. It does not replace [prenatal screening](page:nuchalTranslucency#choice).',
        },
        {
          fr: 'L’examen porte sur :',
          en: 'The exam looks at:',
        },
      ],
      list: [
        { fr: 'le cerveau et le cœur', en: 'the brain and the heart' },
        {
          fr: 'l’estomac, les reins et la vessie',
          en: 'the stomach, the kidneys and the bladder',
        },
        {
          fr: 'la colonne vertébrale, les bras et les jambes',
          en: 'the spine, the arms and the legs',
        },
        { fr: 'les mesures de la croissance', en: 'measurements of growth' },
        {
          fr: 'le placenta, le liquide amniotique et le nombre de fœtus',
          en: 'the placenta, the amniotic fluid and the number of fetuses',
        },
      ],
    },
    {
      kind: 'prose',
      folded: true,
      id: 'after',
      heading: examHeadings.after,
      paragraphs: afterUltrasound,
    },
    {
      kind: 'prose',
      folded: true,
      id: 'limits',
      heading: examHeadings.limits,
      paragraphs: [
        {
          fr: 'L’inconfort vient surtout du temps passé en position couchée et de la sonde, qui appuie pour laisser passer les sons. Si cela vous incommode, dites-le : nous ferons une pause.',
          en: 'Discomfort comes mostly from lying down for a while, and from the probe, which presses to let the sound through. If it bothers you, say so, and we’ll take a break.',
        },
        {
          fr: 'Certaines anomalies ne se voient pas à l’échographie. Un examen normal ne garantit pas que votre bébé est en santé.',
          en: 'Some conditions can’t be seen on ultrasound. A normal exam does not guarantee that your baby is healthy.',
        },
        {
          fr: 'Il arrive aussi qu’une image soulève une question sans y répondre. La personne qui suit votre grossesse peut alors proposer un autre examen, que vous êtes libre d’accepter.',
          en: 'A picture can also raise a question without answering it. Your doctor, nurse practitioner or midwife may then offer another exam, which you are free to accept.',
        },
        fetalSafety,
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: { text: yourQuestions },
      questions: [
        pregnancyPrescriptionQuestion,
        {
          question: {
            fr: 'Je dois revenir. Est-ce une mauvaise nouvelle?',
            en: 'I’ve been asked back. Is that bad news?',
          },
          answer: [
            {
              fr: 'À lui seul, un deuxième rendez-vous n’est pas une mauvaise nouvelle. Souvent, la position du bébé cachait quelque chose. La personne qui suit votre grossesse vous dira pourquoi il est demandé.',
              en: 'A second appointment is not bad news in itself. Often, your baby’s position was hiding something. Your doctor, nurse practitioner or midwife will say why it was requested.',
            },
          ],
        },
        fetalSexQuestion,
        pregnancyCompanionQuestion,
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
  related: ['fetal', 'nuchalTranslucency'],
  sources: [
    {
      label: {
        fr: 'Société des obstétriciens et gynécologues du Canada (SOGC), directive no 223 sur l’échographie complète du deuxième trimestre, 2017',
        en: 'Society of Obstetricians and Gynaecologists of Canada (SOGC), Guideline No. 223 on the complete second-trimester ultrasound, 2017',
      },
    },
    nonMedicalUltrasound,
    {
      label: {
        fr: 'BORN Ontario, page sur l’échographie de 18 à 22 semaines',
        en: 'BORN Ontario, page on the ultrasound at 18 to 22 weeks (in French)',
      },
      url: 'https://www.bornontario.ca/fr/pso/prenatal-screening-options/18-22-week-ultrasound.aspx',
    },
    {
      label: {
        fr: '[Lake of the Woods Hospital](en), préparation aux échographies (en anglais)',
        en: 'Lake of the Woods Hospital, preparing for an ultrasound',
      },
    },
    prenatalScreening,
    tinyTot,
  ],
  updated: '2026-11-22',
}
