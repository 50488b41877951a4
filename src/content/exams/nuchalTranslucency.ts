import type { ExamContent } from '../contentTypes.js'
import { toolTexts } from '../tools/toolTexts.js'
import {
  arriveEarly,
  badNews,
  chaperone,
  drinkWater,
  earlyPregnancySigns,
  examHeadings,
  fetalSafety,
  healthCard,
  imageCopy,
  internalView,
  leaving,
  mealsAsUsual,
  pregnancyCompanionQuestion,
  pregnancyPrescriptionQuestion,
  prenatalScreening,
  prescriptionFact,
  reportFact,
  signedPrescription,
  tinyTot,
  whoPays,
  yourQuestions,
} from './commonTexts.js'
import { nuchalPlate } from './plates.js'

/** Nuchal translucency: what the page says, in both languages. */
export const nuchalTranslucency: ExamContent = {
  name: 'nuchalTranslucency',
  head: {
    title: {
      fr: 'Clarté nucale : un dépistage facultatif',
      en: 'Nuchal translucency: an optional screening test',
    },
    description: {
      fr: 'La clarté nucale aide à estimer une probabilité et ne donne pas de diagnostic. Ce qu’elle mesure, à quelles semaines, et comment décider.',
      en: 'Nuchal translucency helps estimate a chance and gives no diagnosis. What it measures, in which weeks, and how to decide.',
    },
  },
  shortName: { fr: 'Clarté nucale', en: 'Nuchal translucency' },
  fullName: { fr: 'Échographie de la clarté nucale', en: 'Nuchal translucency ultrasound' },
  tagline: { fr: 'Un dépistage facultatif', en: 'An optional screening test' },
  summary: {
    fr: 'Une mesure du premier trimestre, derrière la nuque du fœtus. C’est un dépistage, que l’on peut accepter ou refuser.',
    en: 'A first-trimester measurement at the back of the fetus’s neck. It is a screening test, which you may accept or decline.',
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
      value: { fr: '{{water}} d’eau', en: '{{water}} of water' },
      note: { fr: 'Terminé 1 heure avant', en: 'Finished 1 hour before' },
    },
    prescription: prescriptionFact,
    results: reportFact,
  },
  figure: { kind: 'sector', picture: 'scanNuchal' },
  drawing: 'plate-nuchal',
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
          key: 'decide',
          firmness: 'always',
          title: {
            fr: 'Prenez le temps de décider',
            en: 'Take the time to decide',
          },
          detail: {
            fr: 'La personne qui suit votre grossesse vous explique ce que le test dit, et ne dit pas.',
            en: 'Your doctor, nurse practitioner or midwife explains what the test tells, and what it doesn’t.',
          },
        },
        drinkWater,
        {
          key: 'eat',
          firmness: 'always',
          title: mealsAsUsual,
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
            fr: 'Vous n’aurez qu’à découvrir le bas de votre ventre.',
            en: 'You’ll need to uncover your lower belly.',
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
      heading: examHeadings.visit,
      lead: {
        fr: 'L’examen prend {{minutes.nuchalTranslucency}}, selon la position du fœtus.',
        en: 'The exam takes {{minutes.nuchalTranslucency}}, depending on the position of the fetus.',
      },
      steps: [
        {
          time: { fr: 'Au début', en: 'At the start' },
          title: { fr: 'Nous reparlons de votre choix', en: 'We go over your choice' },
          text: {
            fr: 'Un ou une technologue en échographie vérifie vos dates et l’ordonnance. Vous pouvez encore poser des questions, ou dire non.',
            en: 'A sonographer checks your dates and the prescription. You can still ask questions, or say no.',
          },
          drawing: 'steps/ultrasound/1',
        },
        {
          time: { fr: 'Ensuite', en: 'Next' },
          title: { fr: 'Nous mesurons', en: 'We measure' },
          text: {
            fr: 'Vous vous étendez, et un gel tiède ou frais est mis sur votre ventre. Nous mesurons le fœtus, puis la clarté nucale.',
            en: 'You lie down, and warm or cool gel goes on your belly. We measure the fetus, then the nuchal translucency.',
          },
          drawing: 'steps/ultrasound/3',
        },
        leaving,
      ],
      asides: [
        {
          time: { fr: 'Par moments', en: 'At times' },
          title: { fr: 'S’il faut attendre', en: 'If we need to wait' },
          text: {
            fr: 'Le fœtus doit être placé d’une certaine façon, et nous pouvons vous demander de bouger un peu. Un deuxième essai est parfois nécessaire.',
            en: 'The fetus has to be in a certain position, and we may ask you to move a little. A second attempt is sometimes needed.',
          },
        },
        {
          time: { fr: 'Si c’est utile', en: 'If needed' },
          title: {
            fr: 'Une vue interne, si vous l’acceptez',
            en: 'An internal view, if you accept',
          },
          text: internalView,
        },
      ],
      paragraphs: [chaperone],
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
          fr: 'De {{nuchalWindow}}. Après, la mesure ne permet plus d’estimer une probabilité. Le fœtus doit aussi mesurer de 45 à 84 mm de la tête au siège (longueur cranio-caudale, LCC).',
          en: 'From {{nuchalWindow}}. After that, the measurement can no longer be used to estimate a chance. The fetus must also be 45 to 84 mm from head to bottom (crown-rump length, CRL).',
        },
        {
          fr: 'La période se termine? Appelez-nous au [{{phone}}](tel:clinic). Après, une prise de sang peut rester possible : parlez-en à la personne qui suit votre grossesse.',
          en: 'Is the window ending? Call us at [{{phone}}](tel:clinic). After it, a blood test may still be possible: talk to your doctor, nurse practitioner or midwife.',
        },
      ],
    },
    toolTexts.examDates,
    nuchalPlate,
    whoPays,
    earlyPregnancySigns,
    {
      kind: 'prose',
      folded: true,
      id: 'about',
      heading: {
        text: { fr: 'Qu’est-ce que la clarté nucale,', en: 'What is nuchal translucency,' },
        strong: { fr: 'et à quoi sert-elle?', en: 'and what is it for?' },
      },
      paragraphs: [
        {
          fr: 'C’est un mince espace rempli de liquide, derrière la nuque du fœtus (CN, ou NT en anglais). Une échographie du premier trimestre permet de le mesurer, avec des sons trop aigus pour l’oreille et sans rayons X.',
          en: 'It is a thin, clear space filled with fluid at the back of the fetus’s neck (NT). A first-trimester ultrasound can measure it, with sound too high to hear and no X-rays.',
        },
        {
          fr: 'La mesure sert à un **dépistage**. Avec des analyses de sang, quand il y a un seul fœtus, elle aide à estimer la probabilité d’anomalies chromosomiques. Elle ne dit pas si le fœtus en a une.',
          en: 'The measurement is for a **screening test**. With blood tests, when there is a single fetus, it helps estimate the chance of chromosomal conditions. It does not say whether the fetus has one.',
        },
        {
          fr: 'L’examen donne aussi un premier aperçu de l’anatomie : certaines anomalies majeures se voient parfois déjà.',
          en: 'The exam also gives a first look at the anatomy. Some major anomalies can sometimes be seen this early.',
        },
      ],
    },
    {
      kind: 'prose',
      folded: true,
      id: 'choice',
      heading: {
        text: { fr: 'Est-ce que je dois passer', en: 'Do I have to have' },
        strong: { fr: 'ce dépistage?', en: 'this screening test?' },
      },
      paragraphs: [
        {
          fr: 'Non. Vous pouvez l’accepter, le refuser ou prendre le temps d’y penser. Vous n’avez pas à nous donner de raison, et vous pouvez changer d’idée jusque dans la salle. Si vous refusez, dites-le à la personne qui suit votre grossesse.',
          en: 'No. You may accept it, decline it or take time to think. You don’t owe us a reason, and you can change your mind even in the exam room. If you decline, tell your doctor, nurse practitioner or midwife.',
        },
        {
          fr: 'Le [Programme québécois de dépistage prénatal](https://www.quebec.ca/sante/conseils-et-prevention/depistage-et-offre-de-tests-de-porteur/programme-quebecois-de-depistage-prenatal) est gratuit et volontaire, et vous pouvez en sortir quand vous le voulez. Il porte sur les trisomies 21, 18 et 13. La clarté nucale peut s’y ajouter là où elle est offerte.',
          en: 'The [Québec Prenatal Screening Program](https://www.quebec.ca/en/health/advice-and-prevention/screening-and-carrier-testing-offer/quebec-prenatal-screening-program) is free and voluntary, and you may leave it whenever you wish. It screens for trisomies 21, 18 and 13. Nuchal translucency may be added where it is available.',
        },
        {
          fr: 'Pour décider à votre rythme, ces questions peuvent aider :',
          en: 'To decide at your own pace, these questions may help:',
        },
      ],
      list: [
        {
          fr: 'Qu’est-ce que cette information changerait pour moi?',
          en: 'What would this information change for me?',
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
      kind: 'prose',
      folded: true,
      id: 'counting',
      heading: {
        text: {
          fr: 'Quelle semaine viser, et comment les compter?',
          en: 'Which week should I aim for, and how are weeks counted?',
        },
      },
      paragraphs: [
        {
          fr: 'Visez si possible {{nuchalBest}}. Dans une étude, la mesure réussissait plus souvent alors qu’à 13 semaines.',
          en: 'If you can, aim for {{nuchalBest}}. In one study, the measurement worked more often then than at 13 weeks.',
        },
        {
          fr: 'Les semaines se comptent à partir du premier jour de vos dernières menstruations. La date donnée par la personne qui suit votre grossesse passe avant ce calcul.',
          en: 'Weeks are counted from the first day of your last period. The date your doctor, nurse practitioner or midwife gave you comes before that calculation.',
        },
      ],
    },
    {
      kind: 'prose',
      folded: true,
      id: 'after',
      heading: examHeadings.after,
      paragraphs: [
        {
          fr: 'Vous reprenez vos activités tout de suite. Un ou une radiologiste lit les images. Le rapport va à la personne qui a prescrit l’examen. Elle vous l’explique avec les autres éléments du dépistage.',
          en: 'You go back to your activities right away. A radiologist reads the pictures. The report goes to the person who ordered the exam. They explain it along with the other parts of the screening test.',
        },
        {
          fr: 'Le résultat est une probabilité, et non un oui ou un non. Une probabilité élevée ne dit pas que le fœtus a une anomalie. Une probabilité faible ne l’exclut pas.',
          en: 'The result is a chance, not a yes or a no. A high chance does not mean that the fetus has a condition. A low chance does not rule one out.',
        },
        {
          fr: 'D’autres examens peuvent vous être proposés. Vous pouvez les accepter ou les refuser, eux aussi.',
          en: 'You may be offered other tests. Those too can be accepted or declined.',
        },
        {
          fr: 'La ou le technologue ne peut pas interpréter la mesure sur place. Certains rapports paraissent aussi dans le [Carnet santé Québec](https://carnetsante.gouv.qc.ca/), après un délai qui ne dépend pas de nous. Une mesure lue sans explication peut prêter à confusion.',
          en: 'The sonographer can’t interpret the measurement on the spot. Some reports also appear in the [Carnet santé Québec](fr:https://carnetsante.gouv.qc.ca/), after a delay we don’t control. A measurement read without an explanation can be confusing.',
        },
        imageCopy,
      ],
    },
    {
      kind: 'prose',
      folded: true,
      id: 'limits',
      heading: examHeadings.limits,
      paragraphs: [
        {
          fr: 'La sonde appuie sur le ventre, ce qui peut être inconfortable, surtout si la vessie est pleine.',
          en: 'The probe presses on your belly, which can be uncomfortable, more so with a full bladder.',
        },
        {
          fr: 'La mesure ne donne pas de diagnostic, et elle ne porte pas sur toutes les anomalies possibles. Un examen normal ne garantit pas que tout va bien, car certaines anomalies se voient plus tard, ou jamais.',
          en: 'The measurement gives no diagnosis, and it does not cover every possible condition. A normal exam does not guarantee that all is well, as some anomalies show later, or not at all.',
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
          id: 'program',
          question: {
            fr: 'La mesure compte-t-elle dans le programme québécois?',
            en: 'Does the measurement count in the Québec program?',
          },
          answer: [
            {
              fr: '{{programStatus}} Ici, chaque personne qui mesure est formée et accréditée, et ses mesures sont vérifiées.',
              en: '{{programStatus}} Everyone who measures here is trained and accredited, and their measurements are checked.',
            },
          ],
        },
        {
          question: { fr: 'Et si j’attends des jumeaux?', en: 'What if I’m expecting twins?' },
          answer: [
            {
              fr: 'Le programme offre plutôt une prise de sang (TGPNI), de préférence après 12 semaines. L’échographie reste possible, si elle est prescrite.',
              en: 'The program offers a blood test (NIPT) instead, preferably after 12 weeks. An ultrasound is still possible, if prescribed.',
            },
          ],
        },
        {
          question: { fr: 'Et la prise de sang (TGPNI)?', en: 'What about the blood test (NIPT)?' },
          answer: [
            {
              fr: 'Le programme l’offre en premier à 40 ans ou plus, pour des jumeaux ou après une trisomie. Les autres l’ont si un premier test donne une probabilité élevée. Elle se fait dans le réseau public.',
              en: 'The program offers it first at 40 or over, for twins, or after a trisomy. Others get it if a first test gives a high chance. It is done in the public network.',
            },
          ],
        },
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
  related: ['fetal', 'morphological'],
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
  updated: '2026-11-22',
}
