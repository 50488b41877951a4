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
  fullBladder,
  healthCard,
  internalView,
  leaving,
  mealsAsUsual,
  medicines,
  nonMedicalUltrasound,
  pregnancyCompanionQuestion,
  pregnancyPrescriptionQuestion,
  pregnancySigns,
  prescriptionFact,
  reportFact,
  signedPrescription,
  tinyTot,
  whoPays,
  whoReads,
  yourQuestions,
} from './commonTexts.js'
import { fetalPlate } from './plates.js'

/** Pregnancy (fetal) ultrasound: what the page says, in both languages. */
export const fetal: ExamContent = {
  name: 'fetal',
  head: {
    title: {
      fr: 'Échographie de grossesse : quand et comment',
      en: 'Fetal ultrasound: when and how it is done',
    },
    description: {
      fr: 'Ce que l’échographie de grossesse regarde à chaque trimestre, et à quelles semaines. Comment vous préparer et qui vous donne le résultat.',
      en: 'What a pregnancy ultrasound looks at in each trimester, and in which weeks. How to prepare, and who gives you the results.',
    },
  },
  shortName: { fr: 'Échographie de grossesse', en: 'Pregnancy ultrasound' },
  fullName: { fr: 'Échographie de grossesse', en: 'Fetal (pregnancy) ultrasound' },
  tagline: {
    fr: 'Suivre la grossesse, trimestre par trimestre',
    en: 'Following pregnancy, trimester by trimester',
  },
  summary: {
    fr: 'Une échographie qui répond aux questions de votre suivi de grossesse. Selon le trimestre, elle peut dater la grossesse, mesurer la croissance ou vérifier la position.',
    en: 'An ultrasound for questions that come up in your prenatal care. Depending on the trimester, it can date the pregnancy, measure growth or check the position.',
  },
  title: { fr: 'Échographie de grossesse', en: 'Fetal ultrasound' },
  lead: {
    fr: 'L’échographie aide la personne qui suit votre grossesse à répondre à des questions précises. Elles changent d’un trimestre à l’autre. Voici ce que nous regardons, et comment vous préparer.',
    en: 'An ultrasound helps your doctor, nurse practitioner or midwife answer specific questions. The questions change from one trimester to the next. Here is what we look at, and how to prepare.',
  },
  keyFacts: {
    when: {
      value: { fr: 'Selon votre semaine', en: 'Depends on your week' },
      note: {
        fr: 'Choisi avec la personne qui suit votre grossesse',
        en: 'Chosen with your doctor, nurse practitioner or midwife',
      },
    },
    preparation: {
      value: {
        fr: '{{water}} d’eau au premier trimestre',
        en: '{{water}} of water in the first trimester',
      },
      note: { fr: 'Rien à boire ensuite', en: 'Nothing to drink after that' },
    },
    prescription: prescriptionFact,
    results: reportFact,
  },
  figure: { kind: 'sector', picture: 'scanFetal' },
  drawing: 'plate-fetal',
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
          key: 'water',
          firmness: 'firstTrimester',
          minutesBefore: 60,
          title: {
            fr: 'Au premier trimestre, buvez environ {{water}} d’eau',
            en: 'In the first trimester, drink about {{water}} of water',
          },
          detail: fullBladder,
        },
        {
          key: 'waterLater',
          firmness: 'always',
          title: { fr: 'Rien à boire ensuite', en: 'Nothing to drink after that' },
          detail: {
            fr: 'S’il en faut, nous vous en donnons ici.',
            en: 'If you need some, we give it here.',
          },
        },
        {
          key: 'eat',
          firmness: 'always',
          title: mealsAsUsual,
          detail: {
            fr: 'Vous n’avez pas à être à jeun, quel que soit le trimestre.',
            en: 'No need to fast, whatever the trimester.',
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
            fr: 'Les rapports des échographies faites ailleurs pendant cette grossesse',
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
      lead: {
        fr: 'L’examen prend {{minutes.fetal}}, selon l’étape de la grossesse. Il se fait surtout par le ventre, en position couchée.',
        en: 'The exam takes {{minutes.fetal}}, depending on the stage of pregnancy. It is mostly done over your belly, while you lie down.',
      },
      steps: [
        {
          time: { fr: 'Pour commencer', en: 'To begin' },
          title: { fr: 'Nous relisons l’ordonnance', en: 'We go over the prescription' },
          text: {
            fr: 'Un ou une technologue en échographie se présente et relit l’ordonnance avec vous. Vous vous étendez et découvrez votre ventre, et c’est un bon moment pour poser vos questions.',
            en: 'A sonographer introduces themselves and goes over the prescription with you. You lie down and uncover your belly, and it’s a good time to ask your questions.',
          },
          drawing: 'steps/ultrasound/1',
        },
        {
          time: duringExam,
          title: { fr: 'La sonde glisse sur le ventre', en: 'The probe glides over your belly' },
          text: {
            fr: 'Un gel tiède ou frais est étendu sur la peau, et les images apparaissent aussitôt. La ou le technologue les enregistre et prend les mesures.',
            en: 'Warm or cool gel goes on the skin, and the pictures appear right away. The sonographer records them and takes the measurements.',
          },
          drawing: 'steps/ultrasound/3',
        },
        leaving,
      ],
      asides: [
        {
          time: { fr: 'Si c’est utile', en: 'If needed' },
          title: { fr: 'Une vue interne, avec votre accord', en: 'An internal view, if you agree' },
          text: internalView,
        },
      ],
      paragraphs: [chaperone, whoReads],
    },
    badNews({
      fr: 'Très tôt, ne pas voir le cœur peut vouloir dire qu’il est trop tôt. Un autre examen suit, souvent de 10 à 14 jours plus tard.',
      en: 'Very early, seeing no heartbeat can mean it is too soon. Another exam follows, often 10 to 14 days later.',
    }),
    {
      kind: 'weeks',
      id: 'weeks',
      heading: {
        text: {
          fr: 'À quelles semaines passer chaque échographie?',
          en: 'In which weeks is each ultrasound done?',
        },
      },
      paragraphs: [
        {
          fr: 'Chaque échographie a sa période. La date donnée par la personne qui suit votre grossesse passe avant tout calcul. Pour une question, appelez-nous au [{{phone}}](tel:clinic).',
          en: 'Each ultrasound has its own weeks. The date your doctor, nurse practitioner or midwife gave you comes before any calculation. If you have a question, call us at [{{phone}}](tel:clinic).',
        },
      ],
    },
    toolTexts.examDates,
    fetalPlate,
    whoPays,
    pregnancySigns,
    {
      kind: 'prose',
      folded: true,
      id: 'about',
      heading: {
        text: {
          fr: 'Qu’est-ce qu’une échographie de grossesse,',
          en: 'What is a pregnancy ultrasound,',
        },
        strong: { fr: 'et à quoi sert-elle?', en: 'and what is it for?' },
      },
      paragraphs: [
        {
          fr: 'C’est un examen qui montre la grossesse en images, sans rayons X. Une sonde posée sur le ventre envoie des sons trop aigus pour l’oreille, et leur écho forme l’image. On l’appelle aussi échographie obstétricale ou fœtale.',
          en: 'It is an exam that shows the pregnancy in pictures, without X-rays. A probe on your belly sends out sound too high to hear, and the echoes form the picture. It is also called an obstetric or fetal ultrasound.',
        },
        {
          fr: '**Au premier trimestre**, elle montre où se trouve la grossesse et en estime l’âge (datation). Elle vérifie si la grossesse évolue (viabilité) et combien de fœtus elle compte. Elle ne sert pas à confirmer que vous êtes enceinte.',
          en: '**In the first trimester**, it shows where the pregnancy is and estimates its age (dating). It checks whether the pregnancy is developing (viability) and how many fetuses there are. It is not meant to confirm that you are pregnant.',
        },
        {
          fr: '**Au deuxième trimestre**, l’[échographie morphologique](page:morphological) regarde l’anatomie du bébé : le cerveau, le cœur, la colonne et les membres, entre autres.',
          en: '**In the second trimester**, the [morphological ultrasound](page:morphological) looks at your baby’s anatomy, including the brain, heart, spine and limbs.',
        },
        {
          fr: '**Au troisième trimestre**, elle se fait quand une raison médicale le demande. Elle peut mesurer la croissance, montrer la position du bébé, le placenta et le liquide amniotique.',
          en: '**In the third trimester**, it is done when there is a medical reason. It can measure growth and show your baby’s position, the placenta and the amniotic fluid.',
        },
        {
          fr: 'Votre ordonnance dit ce que la personne qui suit votre grossesse veut savoir. Si elle n’est pas claire pour vous, posez-lui la question.',
          en: 'Your prescription says what your doctor, nurse practitioner or midwife wants to know. If anything in it is unclear to you, ask them.',
        },
      ],
    },
    {
      kind: 'prose',
      folded: true,
      id: 'counting',
      heading: {
        text: {
          fr: 'Comment les semaines se comptent-elles, et quel examen vient quand?',
          en: 'How are weeks counted, and which exam comes when?',
        },
      },
      paragraphs: [
        {
          fr: 'La datation vise la période de {{datingWindow}}. Si vos dates sont fiables, elle peut aussi être confirmée à une échographie prévue entre 11 et 14 semaines. La [clarté nucale](page:nuchalTranslucency) est un dépistage facultatif.',
          en: 'Dating aims for {{datingWindow}}. If your dates are reliable, it can also be confirmed at an ultrasound planned between 11 and 14 weeks. [Nuchal translucency](page:nuchalTranslucency) is an optional screening test.',
        },
        {
          fr: 'L’échographie morphologique est proposée de façon courante. Une échographie de croissance se fait si elle vous est prescrite.',
          en: 'The morphological ultrasound is offered routinely. A growth ultrasound is done if it is prescribed.',
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
          fr: 'Vous sentez une pression, plus forte si votre vessie est pleine, et une vue interne peut être inconfortable. Dites ce que vous ressentez : vous pouvez demander une pause, ou arrêter.',
          en: 'You feel pressure on your belly, more so with a full bladder. An internal view can be uncomfortable. Tell us what you feel: you can ask for a pause, or stop.',
        },
        {
          fr: 'Une échographie normale ne garantit pas un bébé en santé. Certaines anomalies ne se voient pas, et la position du bébé peut cacher une partie de son corps.',
          en: 'A normal ultrasound does not guarantee a healthy baby. Some conditions can’t be seen, and your baby’s position may hide part of the body.',
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
        pregnancyCompanionQuestion,
        fetalSexQuestion,
        {
          question: {
            fr: 'Faites-vous des échographies souvenirs?',
            en: 'Do you do keepsake ultrasounds?',
          },
          answer: [
            {
              fr: 'Non. La Société des obstétriciens et gynécologues du Canada, l’Association canadienne des radiologistes et Santé Canada les déconseillent.',
              en: 'No. The Society of Obstetricians and Gynaecologists of Canada, the Canadian Association of Radiologists and Health Canada advise against them.',
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
              fr: 'Cela dépend de votre grossesse et de vos choix. Vous en décidez avec la personne qui suit votre grossesse.',
              en: 'It depends on your pregnancy and on your choices. You decide with your doctor, nurse practitioner or midwife.',
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
  related: ['nuchalTranslucency', 'morphological'],
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
  updated: '2026-11-22',
}
