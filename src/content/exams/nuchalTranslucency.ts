import type { ExamContent } from '../contentTypes.js'
import { toolTexts } from '../tools/toolTexts.js'
import {
  arriveEarly,
  callEmergency,
  healthCard,
  prenatalScreening,
  prescriptionFact,
  prescriptionQuestion,
  reportFact,
  signedPrescription,
  tinyTot,
  yourQuestions,
} from './commonTexts.js'

/** Nuchal translucency: what the page says, in both languages. */
export const nuchalTranslucency: ExamContent = {
  name: 'nuchalTranslucency',
  head: {
    title: {
      fr: 'Clarté nucale : un dépistage au choix',
      en: 'Nuchal translucency: a screening you choose',
    },
    description: {
      fr: 'La clarté nucale estime une probabilité et ne donne pas de diagnostic. Ce qu’elle mesure, à quelles semaines, et comment décider.',
      en: 'Nuchal translucency helps estimate a chance and gives no diagnosis. What it measures, in which weeks, and how to decide.',
    },
  },
  shortName: { fr: 'Clarté nucale', en: 'Nuchal translucency' },
  fullName: { fr: 'Échographie de la clarté nucale', en: 'Nuchal translucency ultrasound' },
  tagline: { fr: 'Un dépistage, selon votre choix', en: 'A screening, if you choose it' },
  summary: {
    fr: 'Une mesure du premier trimestre, derrière la nuque du fœtus. C’est un dépistage, que l’on peut accepter ou refuser.',
    en: 'A first-trimester measurement at the back of the fetus’s neck. It is a screening, which you may accept or decline.',
  },
  title: { fr: 'Clarté nucale', en: 'Nuchal translucency' },
  lead: {
    fr: 'Cette échographie mesure un espace rempli de liquide derrière la nuque du fœtus. Elle aide à estimer une probabilité, sans donner de diagnostic. La passer ou non, c’est votre choix.',
    en: 'This ultrasound measures a fluid-filled space at the back of the fetus’s neck. It helps estimate a chance and gives no diagnosis. Having it or not is up to you.',
  },
  keyFacts: {
    when: {
      value: { fr: 'Au premier trimestre', en: 'In the first trimester' },
      note: { fr: 'De {{nuchalWindow}}', en: 'From {{nuchalWindow}}' },
    },
    preparation: {
      value: { fr: 'De l’eau, souvent', en: 'Often some water' },
      note: {
        fr: 'La quantité est confirmée au téléphone',
        en: 'We confirm the amount by phone',
      },
    },
    prescription: prescriptionFact,
    results: reportFact,
  },
  figure: { kind: 'sector', picture: 'scanNuchal' },
  procedure: 'ultrasound',
  price: 'ultrasound',
  pregnancy: 'during',
  sections: [
    {
      kind: 'prose',
      id: 'about',
      heading: {
        text: { fr: 'Qu’est-ce que la clarté nucale?', en: 'What is nuchal translucency?' },
      },
      paragraphs: [
        {
          fr: 'Derrière la nuque du fœtus se trouve un mince espace rempli de liquide : la clarté nucale (CN). Une échographie du premier trimestre permet de le mesurer. Les sons employés sont trop aigus pour l’oreille, et il n’y a pas de rayons X.',
          en: 'At the back of the fetus’s neck is a thin, clear space filled with fluid: the nuchal translucency (NT). A first-trimester ultrasound can measure it. The sound is too high to hear, and no X-rays are used.',
        },
        {
          fr: 'La mesure fait partie d’un **dépistage**. Avec des analyses de sang, quand il y a un seul fœtus, elle aide à estimer la probabilité d’anomalies chromosomiques. Elle ne dit pas si le fœtus en a une.',
          en: 'The measurement is part of a **screening**. With blood tests, when there is a single fetus, it helps estimate the chance of chromosomal conditions. It does not say whether the fetus has one.',
        },
        {
          fr: 'L’examen donne aussi un premier aperçu de l’anatomie. Certaines anomalies majeures se voient parfois déjà.',
          en: 'The exam also gives a first look at the anatomy. Some major anomalies can sometimes be seen this early.',
        },
        {
          fr: 'Le calcul vaut si la personne qui mesure est formée et accréditée, et si ses mesures sont vérifiées. Le programme public a aussi ses conditions. Nous vous confirmons à la prise de rendez-vous si nos mesures peuvent y servir.',
          en: 'The calculation holds if the person measuring is trained and accredited, and their measurements are audited. The public program has conditions too. When you book, we confirm whether it can use our measurements.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'choice',
      heading: {
        text: { fr: 'Est-ce que je dois passer', en: 'Do I have to have' },
        strong: { fr: 'ce dépistage?', en: 'this screening?' },
      },
      paragraphs: [
        {
          fr: 'Non. Vous pouvez l’accepter, le refuser ou prendre le temps d’y penser. Vous n’avez pas à nous donner de raison, et vous pouvez changer d’idée jusque dans la salle.',
          en: 'No. You may accept it, decline it or take time to think. You don’t owe us a reason, and you can change your mind even in the exam room.',
        },
        {
          fr: 'Au Québec, le [Programme québécois de dépistage prénatal](https://www.quebec.ca/sante/conseils-et-prevention/depistage-et-offre-de-tests-de-porteur/programme-quebecois-de-depistage-prenatal) est gratuit et volontaire. Il porte sur les trisomies 21, 18 et 13. Rien n’y est fait d’office, et vous pouvez en sortir quand vous le voulez.',
          en: 'In Québec, the [Québec Prenatal Screening Program](https://www.quebec.ca/en/health/advice-and-prevention/screening-and-carrier-testing-offer/quebec-prenatal-screening-program) is free and voluntary. It screens for trisomies 21, 18 and 13. Nothing in it is automatic, and you may leave it whenever you wish.',
        },
        {
          fr: 'La clarté nucale peut s’ajouter à ce programme là où elle est offerte. La personne qui suit votre grossesse peut vous dire ce qui s’applique à vous.',
          en: 'Nuchal translucency may be added to that program where it is available. Your doctor or midwife can tell you what applies to you.',
        },
        {
          fr: 'Pour décider à votre rythme, ces questions peuvent aider :',
          en: 'To decide at your own pace, these questions may help:',
        },
      ],
      list: [
        {
          fr: 'Qu’est-ce que cette information changerait pour moi, ou ne changerait pas?',
          en: 'What would this information change for me, or not change?',
        },
        {
          fr: 'Qui m’expliquera le résultat, et quand?',
          en: 'Who will explain the result to me, and when?',
        },
        {
          fr: 'Quels autres examens pourraient m’être proposés, et puis-je les refuser?',
          en: 'What other tests might I be offered, and can I decline them?',
        },
        {
          fr: 'Avec qui ai-je envie d’en parler avant de décider?',
          en: 'Who would I like to talk to before deciding?',
        },
      ],
    },
    {
      kind: 'weeks',
      id: 'weeks',
      heading: {
        text: { fr: 'Pourquoi la période est-elle courte?', en: 'Why is the window short?' },
      },
      paragraphs: [
        {
          fr: 'La mesure s’interprète de {{nuchalWindow}}. La taille du fœtus compte aussi : de 45 à 84 mm, de la tête au siège (longueur cranio-caudale, LCC).',
          en: 'The measurement can be interpreted from {{nuchalWindow}}. The size of the fetus counts too: 45 to 84 mm from head to bottom (crown-rump length, CRL).',
        },
        {
          fr: 'Nous suggérons la période de {{nuchalBest}}, à confirmer avec vous au téléphone. Dans une étude, la mesure a réussi dans environ 84 % des essais à 12 semaines. À 13 semaines, c’était 67 %.',
          en: 'We suggest aiming for {{nuchalBest}}, which we confirm when you book. In one study, about 84% of attempts at 12 weeks succeeded. At 13 weeks, it was 67%.',
        },
        {
          fr: 'Les semaines se comptent depuis le premier jour des dernières menstruations. La date donnée par la personne qui vous suit passe avant ce calcul. Quand vous avez l’ordonnance, appelez-nous au [{{phone}}](tel:clinic).',
          en: 'Weeks run from the first day of the last menstrual period. Your prescriber’s date comes before that calculation. Call us at [{{phone}}](tel:clinic) when you have the prescription.',
        },
        {
          fr: 'Après cette période, la mesure ne permet plus d’estimer une probabilité. Appelez-nous, et joignez la personne qui a prescrit l’examen : elle vous dira ce qui reste possible.',
          en: 'After this window, the measurement can no longer be used to estimate a chance. Call us, and contact your prescriber, who will tell you what remains possible.',
        },
        {
          fr: 'Les autres échographies ont leur propre période : voyez la [grossesse](page:fetal) et la [morphologique](page:morphological).',
          en: 'Other ultrasounds have their own weeks: see [fetal ultrasound](page:fetal) and [morphological ultrasound](page:morphological).',
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
          key: 'decide',
          firmness: 'always',
          title: {
            fr: 'Prenez le temps de décider',
            en: 'Take the time to decide',
          },
          detail: {
            fr: 'Demandez à la personne qui vous suit ce que le dépistage peut dire, et ce qu’il ne peut pas dire.',
            en: 'Ask your doctor or midwife what the screening can tell, and what it can’t.',
          },
        },
        {
          key: 'water',
          firmness: 'ifAsked',
          minutesBefore: 60,
          title: {
            fr: 'Demandez-nous combien d’eau boire',
            en: 'Ask us how much water to drink',
          },
          detail: {
            fr: 'À ce stade, environ 1 litre est souvent demandé, terminé environ 1 heure avant. Nous vous le confirmons à la prise de rendez-vous.',
            en: 'At this stage, about 1 litre is often asked for, finished about 1 hour before. We confirm it when you book.',
          },
        },
        {
          key: 'eat',
          firmness: 'always',
          title: { fr: 'Mangez comme d’habitude', en: 'Eat as usual' },
          detail: {
            fr: 'L’examen ne demande pas d’être à jeun.',
            en: 'You don’t need to fast for this exam.',
          },
        },
        {
          key: 'twoPiece',
          firmness: 'always',
          title: { fr: 'Mettez des vêtements en deux pièces', en: 'Choose two-piece clothing' },
          detail: {
            fr: 'Nous aurons besoin de découvrir le bas de votre ventre.',
            en: 'We’ll need to uncover your lower belly.',
          },
        },
        {
          key: 'arrive',
          firmness: 'always',
          title: arriveEarly,
          detail: {
            fr: 'Si vous devez changer l’heure, prévenez-nous {{changeNotice}} à l’avance. Les dates possibles sont peu nombreuses.',
            en: 'If you need another time, tell us {{changeNotice}} ahead. There are few possible dates.',
          },
        },
      ],
      bring: [
        { key: 'healthCard', text: healthCard },
        { key: 'prescription', text: signedPrescription },
        {
          key: 'lastPeriod',
          text: {
            fr: 'La date de vos dernières menstruations',
            en: 'The date of your last menstrual period',
          },
        },
        {
          key: 'datingReport',
          text: {
            fr: 'Le rapport de votre échographie de datation, si vous en avez eu une',
            en: 'The report of your dating ultrasound, if you’ve had one',
          },
        },
      ],
    },
    toolTexts.preparationSheet,
    {
      kind: 'visit',
      id: 'visit',
      heading: {
        text: { fr: 'Comment l’examen se passe-t-il?', en: 'How does the exam go?' },
      },
      steps: [
        {
          time: { fr: 'Au début', en: 'At the start' },
          title: { fr: 'Nous reparlons de votre choix', en: 'We check what you’ve chosen' },
          text: {
            fr: 'Un ou une technologue en échographie vérifie vos dates et l’ordonnance. Vous pouvez encore poser des questions, ou dire non.',
            en: 'A sonographer checks your dates and the prescription. You can still ask questions, or say no.',
          },
        },
        {
          time: { fr: 'Ensuite', en: 'Next' },
          title: { fr: 'Nous mesurons', en: 'We measure' },
          text: {
            fr: 'Vous vous étendez, et un gel tiède ou frais est mis sur votre ventre. La sonde mesure le fœtus, puis la clarté nucale. Vous sentez une pression, plus forte si la vessie est pleine.',
            en: 'You lie down, and warm or cool gel goes on your belly. The probe measures the fetus, then the nuchal translucency. You feel pressure, stronger with a full bladder.',
          },
        },
        {
          time: { fr: 'Par moments', en: 'At times' },
          title: { fr: 'Nous attendons', en: 'We wait' },
          text: {
            fr: 'Le fœtus doit être placé d’une certaine façon. Nous pouvons vous demander de bouger un peu. Un deuxième essai est parfois nécessaire.',
            en: 'The fetus has to be in a certain position. We may ask you to move a little. A second attempt is sometimes needed.',
          },
        },
        {
          time: { fr: 'Au besoin', en: 'If needed' },
          title: {
            fr: 'Une vue interne, si vous l’acceptez',
            en: 'An internal view, if you accept',
          },
          text: {
            fr: 'Une sonde placée dans le vagin peut être proposée. Vous videz d’abord votre vessie, et la position est celle d’un examen gynécologique. Vous pouvez refuser, ou arrêter à tout moment.',
            en: 'A probe placed in the vagina may be offered. You empty your bladder first, then take the position of a pelvic exam. You can refuse, or stop at any time.',
          },
        },
      ],
      paragraphs: [
        {
          fr: 'Prévoyez {{minutes.nuchalTranslucency}}, selon la position du fœtus. Un ou une radiologiste lit ensuite les images et signe le rapport.',
          en: 'Allow {{minutes.nuchalTranslucency}}, depending on the position of the fetus. A radiologist then reads the pictures and signs the report.',
        },
        {
          fr: 'Vous aimeriez qu’une autre personne de l’équipe reste près de vous pendant la vue interne? Dites-le en prenant rendez-vous.',
          en: 'Would you like a chaperone, someone else from our team, beside you during an internal view? Ask when you book, and we confirm how it works.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'after',
      heading: {
        text: { fr: 'Comment comprendre le résultat?', en: 'How do I make sense of the result?' },
      },
      paragraphs: [
        {
          fr: 'Le rapport va à la personne qui a prescrit l’examen, en général en {{reportDelay}}. C’est elle qui vous explique la mesure, avec les autres éléments du dépistage.',
          en: 'The report goes to your prescriber, usually within {{reportDelay}}. The prescriber explains the measurement, along with the other parts of the screening.',
        },
        {
          fr: 'Le résultat d’un dépistage est une probabilité, et non un oui ou un non. Une probabilité élevée ne dit pas que le fœtus a une anomalie. Une probabilité faible ne l’exclut pas.',
          en: 'A screening result is a chance, not a yes or a no. A high chance does not mean that the fetus has a condition. A low chance does not rule one out.',
        },
        {
          fr: 'D’autres examens peuvent vous être proposés. Vous pouvez les accepter ou les refuser, eux aussi.',
          en: 'You may be offered other tests. Those too can be accepted or declined.',
        },
        {
          fr: 'La ou le technologue ne peut pas interpréter la mesure sur place. En sortant, vous reprenez vos activités.',
          en: 'The sonographer can’t interpret the measurement on the spot. You can return to your activities as you leave.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'limits',
      heading: {
        text: {
          fr: 'Qu’est-ce que cette mesure',
          en: 'What can this measurement',
        },
        strong: { fr: 'ne peut pas dire?', en: 'not tell me?' },
      },
      paragraphs: [
        {
          fr: 'Elle ne donne pas de diagnostic, et elle ne porte pas sur toutes les conditions possibles. Un examen normal ne garantit pas que tout va bien. Certaines anomalies se voient plus tard, ou ne se voient pas.',
          en: 'It gives no diagnosis, and it does not cover every possible condition. A normal exam does not guarantee that all is well. Some anomalies show later, or not at all.',
        },
        {
          fr: 'La mesure n’est pas toujours possible, surtout à cause de la position du fœtus. La personne qui a prescrit l’examen verra alors avec vous quoi faire.',
          en: 'The measurement is not always possible, mostly because of the position of the fetus. Your prescriber will then look at the next step with you.',
        },
        {
          fr: 'L’échographie de grossesse est un examen médical dont le bilan de sécurité est très bon. La sonde peut être inconfortable, et attendre un résultat peut être difficile. Demandez d’avance avec qui vous pourrez en parler.',
          en: 'Pregnancy ultrasound is a medical exam with a very good safety record. The probe can be uncomfortable, and waiting for a result can be hard. Ask ahead of time who you can talk to.',
        },
      ],
    },
    {
      kind: 'notice',
      id: 'urgent',
      tone: 'warn',
      heading: {
        text: {
          fr: 'Quand faut-il appeler sans attendre?',
          en: 'When should I call without waiting?',
        },
      },
      paragraphs: [
        {
          fr: 'N’attendez pas l’échographie si l’un des signes de la liste apparaît. Appelez votre lieu d’accouchement, la personne qui vous suit ou Info-Santé, au 811. Le 811 répond à toute heure.',
          en: 'Do not wait for the ultrasound if you notice any sign on the list. Call your birthing place, your doctor or midwife or Info-Santé, at 811. The 811 line answers at any hour.',
        },
        callEmergency,
      ],
      list: [
        { fr: 'des saignements', en: 'bleeding' },
        { fr: 'une douleur forte', en: 'strong pain' },
        { fr: 'une perte de liquide', en: 'a loss of fluid' },
        {
          fr: 'plus tard dans la grossesse, des mouvements moins fréquents',
          en: 'later in pregnancy, fewer movements',
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
            fr: 'Saurai-je si le fœtus a une trisomie?',
            en: 'Will I know if the fetus has a trisomy?',
          },
          answer: [
            {
              fr: 'Non. La mesure aide à estimer une probabilité, avec d’autres éléments. La personne qui a prescrit l’examen vous explique ce que cela veut dire pour vous.',
              en: 'No. The measurement helps estimate a chance, together with other information. The prescriber explains what it means for you.',
            },
          ],
        },
        {
          question: { fr: 'Que se passe-t-il si je refuse?', en: 'What happens if I decline?' },
          answer: [
            {
              fr: 'L’examen ne se fait pas, et nous ne vous demandons pas pourquoi. Dites-le à la personne qui suit votre grossesse, pour qu’elle en tienne compte.',
              en: 'The exam is not done, and we don’t ask why. Tell your doctor or midwife, so that they know.',
            },
          ],
        },
        {
          question: { fr: 'Et si j’attends des jumeaux?', en: 'What if I’m expecting twins?' },
          answer: [
            {
              fr: 'Dites-le à la prise de rendez-vous. Le calcul qui combine la mesure et les analyses de sang vise les grossesses d’un seul fœtus. La personne qui a prescrit l’examen vous dira ce qui vaut pour vous.',
              en: 'Tell us when you book. The calculation that combines the measurement with blood tests is meant for a single fetus. The prescriber will tell you what applies to you.',
            },
          ],
        },
        {
          question: {
            fr: 'Aurai-je le résultat sur place?',
            en: 'Will I get the result on the spot?',
          },
          answer: [
            {
              fr: 'Non. Le chiffre seul ne suffit pas, et un ou une radiologiste doit signer le rapport. La personne qui a prescrit l’examen vous l’explique ensuite.',
              en: 'No. The number alone is not enough, and a radiologist has to sign the report. The prescriber then explains it to you.',
            },
          ],
        },
        {
          question: {
            fr: 'Et si la mesure ne réussit pas?',
            en: 'What if the measurement doesn’t work?',
          },
          answer: [
            {
              fr: 'Nous pouvons proposer un autre essai, si les dates le permettent, ou une vue interne. Vous pouvez dire non à l’un comme à l’autre.',
              en: 'We may offer another attempt, if the dates allow, or an internal view. You can say no to either one.',
            },
          ],
        },
        {
          question: {
            fr: 'Est-ce que quelqu’un peut venir avec moi?',
            en: 'Can someone come with me?',
          },
          answer: [
            {
              fr: 'Parlez-nous-en à la prise de rendez-vous. Nous vous confirmons qui peut entrer dans la salle, et à quel moment.',
              en: 'Let us know when you book. We confirm who may come into the room, and at what point.',
            },
          ],
        },
        {
          question: {
            fr: 'Puis-je lire le rapport moi-même?',
            en: 'Can I read the report myself?',
          },
          answer: [
            {
              fr: 'Le [Carnet santé Québec](https://carnetsante.gouv.qc.ca/) affiche des rapports d’imagerie, après un délai que nous ne fixons pas. Une mesure lue sans explication peut prêter à confusion.',
              en: 'The [Carnet santé Québec](fr:https://carnetsante.gouv.qc.ca/) shows imaging reports, after a delay we don’t set. A measurement read without an explanation can be confusing.',
            },
          ],
        },
        prescriptionQuestion,
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
  related: ['fetal', 'morphological', 'breastUltrasound'],
  sources: [
    prenatalScreening,
    {
      label: {
        fr: 'Ministère de la Santé et des Services sociaux, page sur le dépistage prénatal pour les professionnels',
        en: '[Ministère de la Santé et des Services sociaux](fr), page on prenatal screening for professionals (in French)',
      },
    },
    {
      label: {
        fr: 'CHU de Québec, page sur le dépistage prénatal',
        en: '[CHU de Québec](fr), page on prenatal screening (in French)',
      },
    },
    {
      label: {
        fr: 'Étude sur la longueur cranio-caudale et la clarté nucale, [Journal of Clinical Ultrasound](en), 2007 (en anglais)',
        en: 'Study of crown-rump length and nuchal translucency, Journal of Clinical Ultrasound, 2007',
      },
      url: 'https://pubmed.ncbi.nlm.nih.gov/17486568/',
    },
    {
      label: {
        fr: '[Prenatal Screening Ontario](en), page sur les lignes directrices (en anglais)',
        en: 'Prenatal Screening Ontario, guidelines page',
      },
      url: 'https://www.prenatalscreeningontario.ca',
    },
    {
      label: {
        fr: 'BORN Ontario, page sur l’échographie de 11 à 14 semaines',
        en: 'BORN Ontario, page on the ultrasound at 11 to 14 weeks',
      },
      url: 'https://www.bornontario.ca',
    },
    tinyTot,
  ],
  updated: '2026-11-16',
}
