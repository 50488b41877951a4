import type { ExamContent } from '../contentTypes.js'
import { toolTexts } from '../tools/toolTexts.js'
import {
  arriveEarly,
  callFirstQuestion,
  duringExam,
  eatAsUsual,
  examHeadings,
  healthCard,
  medicines,
  prescriptionFact,
  prescriptionQuestion,
  reportFact,
  signedPrescription,
  yourQuestions,
} from './commonTexts.js'

/** Breast ultrasound: what the page says, in both languages. */
export const breastUltrasound: ExamContent = {
  name: 'breastUltrasound',
  head: {
    title: {
      fr: 'Échographie mammaire : préparation et déroulement',
      en: 'Breast ultrasound: preparation and what to expect',
    },
    description: {
      fr: 'À quoi sert une échographie du sein, comment vous préparer, ce que vous sentirez et à qui le rapport est envoyé.',
      en: 'What a breast ultrasound is for, how to prepare, what you will feel, and who receives the report.',
    },
  },
  shortName: { fr: 'Mammaire', en: 'Breast' },
  fullName: { fr: 'Échographie mammaire', en: 'Breast ultrasound' },
  tagline: { fr: 'Regarder un changement de plus près', en: 'Looking closer at a breast change' },
  summary: {
    fr: 'Des images du sein et, au besoin, de l’aisselle. L’examen aide à préciser une bosse, un écoulement ou une mammographie.',
    en: 'Pictures of the breast and, when needed, the armpit. The exam helps to clarify a lump, a discharge or a mammogram.',
  },
  title: { fr: 'Échographie mammaire', en: 'Breast ultrasound' },
  lead: {
    fr: 'Cet examen montre l’intérieur du sein avec des ultrasons, sans rayons X. Il aide souvent à préciser une masse sentie au toucher ou une image de mammographie.',
    en: 'This exam shows the inside of the breast with sound waves, without X-rays. It often helps to clarify a lump felt by touch or something seen on a mammogram.',
  },
  keyFacts: {
    when: {
      value: { fr: 'N’importe quel jour', en: 'Any day' },
      note: { fr: 'Même pendant les menstruations', en: 'Including during a period' },
    },
    preparation: {
      value: { fr: 'Ni crème ni déodorant', en: 'No lotion, no deodorant' },
      note: { fr: 'Mangez comme d’habitude', en: 'Eat as usual' },
    },
    prescription: prescriptionFact,
    results: reportFact,
  },
  figure: { kind: 'linear', picture: 'scanBreast' },
  procedure: 'ultrasound',
  price: 'ultrasound',
  pregnancy: 'either',
  sections: [
    {
      kind: 'prose',
      id: 'about',
      heading: { text: { fr: 'À quoi sert cet examen?', en: 'What is this exam for?' } },
      paragraphs: [
        {
          fr: 'Une sonde posée sur la peau envoie des sons trop aigus pour l’oreille. Leur écho dessine aussitôt l’intérieur du sein sur un écran. L’examen n’utilise pas de rayons X.',
          en: 'A probe placed on the skin sends out sound that is too high to hear. The echo draws the inside of the breast on a screen, live. No X-rays are used.',
        },
        {
          fr: 'Tout le monde a du tissu mammaire, les hommes aussi. On demande souvent cet examen pour des personnes plus jeunes, dont le tissu mammaire est dense.',
          en: 'Everyone has breast tissue, men included. The exam is often requested for younger people who have dense breast tissue.',
        },
        {
          fr: 'La personne qui vous dirige vers nous peut vouloir :',
          en: 'The professional who refers you may want to:',
        },
      ],
      list: [
        {
          fr: 'distinguer un kyste, rempli de liquide, d’une masse solide',
          en: 'tell a cyst, which is filled with fluid, from a solid mass',
        },
        { fr: 'regarder une bosse de plus près', en: 'take a closer look at a lump' },
        { fr: 'chercher d’où vient un écoulement du mamelon', en: 'look into a nipple discharge' },
        {
          fr: 'compléter une mammographie ou une [IRM mammaire](page:breastMri)',
          en: 'add to a mammogram or a [breast MRI](page:breastMri)',
        },
        {
          fr: 'guider une aiguille, dans un autre rendez-vous que celui décrit ici',
          en: 'guide a needle, which is a different appointment from the one described here',
        },
      ],
    },
    {
      kind: 'prepare',
      id: 'prepare',
      heading: { text: { fr: 'Comment me préparer?', en: 'How do I get ready?' } },
      steps: [
        {
          key: 'twoPiece',
          firmness: 'always',
          title: { fr: 'Portez un haut et un bas séparés', en: 'Wear a separate top and bottom' },
          detail: {
            fr: 'Vous enlèverez le haut et garderez le bas. Nous vous prêtons une jaquette.',
            en: 'You’ll take off the top and keep the rest on. We lend you a gown.',
          },
        },
        {
          key: 'noCream',
          firmness: 'always',
          title: {
            fr: 'Ne mettez ni crème, ni poudre, ni déodorant ce jour-là',
            en: 'Skip lotion, powder and deodorant that day',
          },
          detail: {
            fr: 'Cela vaut pour les seins et les aisselles. Si vous en avez mis, dites-le à l’arrivée.',
            en: 'This goes for the breasts and the underarms. If you forgot, tell us when you arrive.',
          },
        },
        {
          key: 'noNecklace',
          firmness: 'always',
          title: { fr: 'Retirez colliers et chaînes', en: 'Take off necklaces and chains' },
          detail: {
            fr: 'Laissez-les à la maison si vous le pouvez.',
            en: 'Leave them at home if you can.',
          },
        },
        {
          key: 'eat',
          firmness: 'always',
          title: eatAsUsual,
          detail: {
            fr: 'Il n’est pas nécessaire d’être à jeun ni d’avoir la vessie pleine.',
            en: 'You don’t need to fast or to have a full bladder.',
          },
        },
        {
          key: 'arrive',
          firmness: 'always',
          title: arriveEarly,
          detail: {
            fr: 'Vous aurez le temps de vous inscrire et de vous changer. Un empêchement? Prévenez-nous {{changeNotice}} à l’avance.',
            en: 'That leaves time to check in and change. If you can’t come, tell us {{changeNotice}} ahead.',
          },
        },
      ],
      bring: [
        { key: 'healthCard', text: healthCard },
        { key: 'prescription', text: signedPrescription },
        {
          key: 'mammograms',
          text: {
            fr: 'Vos mammographies et échographies faites ailleurs, avec leurs rapports',
            en: 'Mammograms and ultrasounds done elsewhere, with their reports',
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
          time: { fr: 'Au début', en: 'At the start' },
          title: { fr: 'Vous vous étendez', en: 'You lie down' },
          text: {
            fr: 'Un ou une technologue en échographie se présente et relit l’ordonnance avec vous. Montrez l’endroit qui vous préoccupe. Vous vous étendez sur le dos, les bras levés.',
            en: 'A sonographer introduces themselves and goes over the prescription with you. Point to the spot that concerns you. You lie on your back with your arms raised.',
          },
        },
        {
          time: duringExam,
          title: { fr: 'La sonde parcourt le sein', en: 'The probe moves over the breast' },
          text: {
            fr: 'Un gel tiède ou frais aide les sons à passer. La sonde appuie sur la peau et se déplace lentement. L’aisselle peut être regardée aussi.',
            en: 'A gel, warm or cool, helps the sound get through. The probe presses on the skin and moves slowly. The armpit may be looked at too.',
          },
        },
        {
          time: { fr: 'Par moments', en: 'Now and then' },
          title: { fr: 'Vous sentez une pression', en: 'You feel some pressure' },
          text: {
            fr: 'Un endroit sensible peut l’être davantage sous la sonde. Dites-le et nous appuierons moins. Vous pouvez demander une pause en tout temps.',
            en: 'A tender spot may feel more so under the probe. Tell us and we’ll press less. You may ask for a pause at any time.',
          },
        },
        {
          time: { fr: '{{minutes.breastUltrasound}}', en: '{{minutes.breastUltrasound}}' },
          title: { fr: 'Vous essuyez le gel', en: 'You wipe off the gel' },
          text: {
            fr: 'C’est le temps à prévoir pour l’examen. Nous vérifions que les images sont complètes, puis vous pouvez vous rhabiller.',
            en: 'That is how long to allow for the exam. We check that the pictures are complete, then you can get dressed.',
          },
        },
      ],
      paragraphs: [
        {
          fr: 'La ou le technologue prend les images. Un ou une radiologiste les lit ensuite et signe le rapport.',
          en: 'The sonographer takes the pictures. A radiologist then reads them and signs the report.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'after',
      heading: {
        text: { fr: 'Quand aurai-je mes résultats?', en: 'When will I get my results?' },
      },
      paragraphs: [
        {
          fr: 'Vous reprenez vos activités en sortant. Le rapport est envoyé à la personne qui a demandé l’examen, en général en {{reportDelay}}. C’est elle qui vous l’explique et qui décide de la suite avec vous.',
          en: 'You can go back to your usual activities right away. The report goes to the professional who asked for the exam, usually within {{reportDelay}}. They explain it and plan what comes next with you.',
        },
        {
          fr: 'La ou le technologue ne peut pas vous donner de résultat sur place. Son silence ne dit rien de ce que montrent les images.',
          en: 'The sonographer can’t give you a result on the spot. Their silence says nothing about what the pictures show.',
        },
        {
          fr: 'La plupart des changements observés ne sont pas des cancers. Les kystes, les fibroadénomes et les lipomes, par exemple, sont non cancéreux. Votre rapport dira ce qui a été vu chez vous.',
          en: 'Most of the changes seen are not cancer. Cysts, fibroadenomas and lipomas, for example, are non-cancerous. Your report will say what was seen in your case.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'limits',
      heading: examHeadings.limits,
      paragraphs: [
        {
          fr: 'L’échographie ne remplace pas la mammographie de dépistage. De très petits dépôts de calcium, entre autres, peuvent lui échapper. Avant d’annuler une mammographie, parlez-en à la personne qui vous suit.',
          en: 'An ultrasound does not replace a screening mammogram. Tiny calcium deposits, among other things, can be missed. Before you cancel a mammogram, talk to your doctor or nurse practitioner.',
        },
        {
          fr: 'Une échographie ne donne pas toujours une réponse complète. La ou le radiologiste peut alors suggérer une mammographie, une IRM ou un suivi. La décision se prend avec la personne qui vous suit.',
          en: 'An ultrasound does not always give a complete answer. The radiologist may then suggest a mammogram, an MRI or a follow-up. You decide with your doctor or nurse practitioner.',
        },
        {
          fr: 'On ne connaît pas de risque à l’échographie mammaire, qui se fait sans radiation. L’inconfort vient surtout de la pression sur un endroit sensible.',
          en: 'Breast ultrasound has no known risks and uses no radiation. Discomfort comes mostly from pressure on a tender spot.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: { text: yourQuestions },
      questions: [
        {
          question: { fr: 'Est-ce que ça fait mal?', en: 'Does it hurt?' },
          answer: [
            {
              fr: 'Vous sentirez la sonde appuyer, ce qui peut être inconfortable sur un sein sensible. Dites-le sans attendre. Nous pouvons ralentir ou arrêter.',
              en: 'You’ll feel the probe press, which can be uncomfortable on a tender breast. Say so right away. We can slow down or stop.',
            },
          ],
        },
        {
          question: {
            fr: 'Dois-je quand même passer ma mammographie?',
            en: 'Do I still need my mammogram?',
          },
          answer: [
            {
              fr: 'En général, oui. Les deux examens ne montrent pas les mêmes choses et l’un ne remplace pas l’autre. La personne qui vous suit vous dira lequel faire, et quand.',
              en: 'Usually, yes. The two exams don’t show the same things, and one does not replace the other. Your doctor or nurse practitioner will say which one to have, and when.',
            },
          ],
        },
        {
          question: { fr: 'Puis-je venir si j’allaite?', en: 'Can I come if I’m breastfeeding?' },
          answer: [
            {
              fr: 'Oui. Vider les seins avant l’examen peut le rendre plus confortable. Dites-le à la prise de rendez-vous et nous confirmerons avec vous le bon moment.',
              en: 'Yes. Emptying your breasts first can make the exam more comfortable. Tell us when you book and we’ll confirm a good time with you.',
            },
          ],
        },
        {
          question: {
            fr: 'Puis-je venir pendant mes menstruations?',
            en: 'Can I come during my period?',
          },
          answer: [
            {
              fr: 'Oui. Les seins sont parfois plus sensibles ces jours-là. Si vous préférez une autre semaine, nous en choisirons une avec vous.',
              en: 'Yes. Breasts are sometimes more tender on those days. If you’d rather come another week, we’ll choose one with you.',
            },
          ],
        },
        {
          question: {
            fr: 'L’examen est-il le même pour un homme?',
            en: 'Is the exam the same for a man?',
          },
          answer: [
            {
              fr: 'Oui. La préparation, le déroulement et l’envoi du rapport sont les mêmes pour tout le monde.',
              en: 'Yes. The preparation, the exam and the way the report is sent are the same for everyone.',
            },
          ],
        },
        {
          question: {
            fr: 'Est-ce que quelqu’un peut rester avec moi?',
            en: 'Can someone stay with me?',
          },
          answer: [
            {
              fr: 'Dites-nous ce qui vous aiderait : une personne proche, quelqu’un de l’équipe ou de l’interprétation. Nous vous confirmons ce qui est possible à la prise de rendez-vous.',
              en: 'Tell us what would help: someone close to you, a staff member or interpretation. We confirm what is possible when you book.',
            },
          ],
        },
        {
          question: { fr: 'Puis-je lire mon rapport moi-même?', en: 'Can I read my own report?' },
          answer: [
            {
              fr: 'Le [Carnet santé Québec](https://carnetsante.gouv.qc.ca/) affiche des rapports d’imagerie, après un délai que nous ne fixons pas. La personne qui a demandé l’examen peut répondre à vos questions.',
              en: 'The [Carnet santé Québec](fr:https://carnetsante.gouv.qc.ca/) shows imaging reports, after a delay that we don’t set. The professional who asked for the exam can answer your questions.',
            },
          ],
        },
        prescriptionQuestion,
        callFirstQuestion,
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
    callFirst: 'call',
  },
  related: ['breastMri', 'mri', 'hysterosonogram'],
  sources: [
    {
      label: {
        fr: 'A.D.A.M., article sur l’échographie mammaire, publié par healthing.ca (en anglais)',
        en: 'A.D.A.M., article on breast ultrasound, published by healthing.ca',
      },
    },
  ],
  updated: '2026-11-16',
}
