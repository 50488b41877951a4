import type { ExamContent } from '../contentTypes.js'
import { toolTexts } from '../tools/toolTexts.js'
import {
  afterUltrasound,
  arriveEarly,
  companionQuestion,
  duringExam,
  everyoneQuestion,
  examHeadings,
  healthCard,
  healthLine,
  mealsAsUsual,
  medicines,
  prescriptionFact,
  prescriptionQuestion,
  reportFact,
  signedPrescription,
  whoPays,
  yourQuestions,
} from './commonTexts.js'
import { breastPlate } from './plates.js'

/** Breast ultrasound: what the page says, in both languages. */
export const breastUltrasound: ExamContent = {
  name: 'breastUltrasound',
  head: {
    title: {
      fr: 'Échographie mammaire : préparation et déroulement',
      en: 'Breast ultrasound: preparation and what to expect',
    },
    description: {
      fr: 'À quoi sert une échographie du sein, comment vous préparer et ce que vous sentirez. À qui le rapport est envoyé.',
      en: 'What a breast ultrasound is for, how to prepare, what you will feel, and who receives the report.',
    },
  },
  shortName: { fr: 'Échographie mammaire', en: 'Breast ultrasound' },
  fullName: { fr: 'Échographie mammaire', en: 'Breast ultrasound' },
  tagline: { fr: 'Regarder un changement de plus près', en: 'Looking closer at a breast change' },
  summary: {
    fr: 'Des images du sein et, au besoin, de l’aisselle. L’examen aide à préciser une bosse ou un écoulement, ou complète une mammographie.',
    en: 'Pictures of the breast and, when needed, the armpit. The exam helps to clarify a lump or a discharge, or adds to a mammogram.',
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
  drawing: 'plate-breast',
  procedure: 'ultrasound',
  price: 'ultrasound',
  pregnancy: 'either',
  sections: [
    {
      kind: 'prepare',
      id: 'prepare',
      heading: examHeadings.prepare,
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
          title: mealsAsUsual,
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
      lead: {
        fr: 'L’examen prend {{minutes.breastUltrasound}}. Il se fait sur la peau, avec une sonde.',
        en: 'The exam takes {{minutes.breastUltrasound}}. It is done on the skin, with a probe.',
      },
      steps: [
        {
          time: { fr: 'Au début', en: 'At the start' },
          title: { fr: 'Vous vous étendez', en: 'You lie down' },
          text: {
            fr: 'Un ou une technologue en échographie se présente et relit l’ordonnance avec vous. Montrez l’endroit qui vous préoccupe, puis étendez-vous sur le dos, les bras levés.',
            en: 'A sonographer introduces themselves and goes over the prescription with you. Point to the spot that concerns you, then lie on your back with your arms raised.',
          },
          drawing: 'steps/breast/1',
        },
        {
          time: duringExam,
          title: { fr: 'La sonde parcourt le sein', en: 'The probe moves over the breast' },
          text: {
            fr: 'Un gel tiède ou frais aide les sons à passer. La sonde se déplace lentement en appuyant sur la peau. L’aisselle peut être regardée aussi.',
            en: 'A gel, warm or cool, helps the sound get through. The probe presses on the skin and moves slowly. The armpit may be looked at too.',
          },
          drawing: 'steps/breast/2',
        },
        {
          time: { fr: 'À la fin', en: 'At the end' },
          title: { fr: 'Vous vous rhabillez', en: 'You get dressed' },
          text: {
            fr: 'Nous vérifions d’abord que les images sont complètes. Un ou une radiologiste les lit ensuite et signe le rapport.',
            en: 'First, we check that the pictures are complete. A radiologist then reads them and signs the report.',
          },
          drawing: 'steps/breast/3',
        },
      ],
    },
    breastPlate,
    whoPays,
    {
      kind: 'prose',
      folded: true,
      id: 'about',
      heading: {
        text: { fr: 'Qu’est-ce qu’une échographie mammaire,', en: 'What is a breast ultrasound,' },
        strong: { fr: 'et à quoi sert-elle?', en: 'and what is it for?' },
      },
      paragraphs: [
        {
          fr: 'C’est un examen qui montre l’intérieur du sein en direct, sans rayons X. Une sonde posée sur la peau envoie des sons trop aigus pour l’oreille, et leur écho forme l’image.',
          en: 'It is an exam that shows the inside of the breast in real time, without X-rays. A probe placed on the skin sends out sound too high to hear, and the echoes form the picture.',
        },
        {
          fr: 'Tout le monde a du tissu mammaire, les hommes aussi. On demande souvent cet examen pour des personnes plus jeunes, dont le tissu mammaire est dense.',
          en: 'Everyone has breast tissue, men included. The exam is often ordered for younger people who have dense breast tissue.',
        },
        {
          fr: 'L’examen peut servir à :',
          en: 'The exam can be used to:',
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
      kind: 'prose',
      folded: true,
      id: 'after',
      heading: examHeadings.after,
      paragraphs: [
        ...afterUltrasound,
        {
          fr: 'La plupart des changements observés ne sont pas des cancers. Les kystes, les fibroadénomes et les lipomes, par exemple, sont non cancéreux. Votre rapport dira ce qui a été vu chez vous.',
          en: 'Most of the changes seen are not cancer. Cysts, fibroadenomas and lipomas, for example, are non-cancerous. Your report will say what was seen in your case.',
        },
      ],
    },
    {
      kind: 'prose',
      folded: true,
      id: 'limits',
      heading: examHeadings.limits,
      paragraphs: [
        {
          fr: 'Vous sentez la sonde appuyer, ce qui peut être inconfortable sur un sein sensible. Dites-le sans attendre : nous pouvons appuyer moins, faire une pause ou arrêter.',
          en: 'You feel the probe press, which can be uncomfortable on a tender breast. Say so right away: we can press less, pause or stop.',
        },
        {
          fr: 'L’échographie ne remplace pas la mammographie de dépistage. De très petits dépôts de calcium, entre autres, peuvent lui échapper. Avant d’annuler une mammographie, parlez-en à votre médecin.',
          en: 'An ultrasound does not replace a screening mammogram. Tiny calcium deposits, among other things, can be missed. Before you cancel a mammogram, talk to your doctor.',
        },
        {
          fr: 'Le Programme québécois de dépistage du cancer du sein (PQDCS) offre une mammographie. C’est tous les 2 ans, de 50 à 74 ans.',
          en: 'Québec’s breast cancer screening program (PQDCS) offers a mammogram. It is every 2 years, from age 50 to 74.',
        },
        {
          fr: 'La réponse n’est pas toujours complète. La ou le radiologiste peut alors suggérer une mammographie, une IRM ou un suivi. La décision se prend avec votre médecin.',
          en: 'The answer is not always complete. The radiologist may then suggest a mammogram, an MRI or a follow-up, and you decide with your doctor.',
        },
        {
          fr: 'On ne connaît pas de risque à l’échographie mammaire, qui se fait sans radiation.',
          en: 'Breast ultrasound has no known risks and uses no radiation.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: { text: yourQuestions },
      questions: [
        prescriptionQuestion,
        {
          id: 'call',
          question: examHeadings.callFirst.text,
          answer: [
            {
              fr: 'Une bosse ou un changement? Voyez d’abord un ou une médecin ou une IPS. Si vous ne pouvez pas venir, appelez-nous au [{{phone}}](tel:clinic).',
              en: 'A lump or a change? See a doctor or nurse practitioner (IPS) first. If you can’t come, call us at [{{phone}}](tel:clinic).',
            },
            healthLine,
          ],
        },
        {
          question: {
            fr: 'Puis-je venir pendant mes menstruations, ou si j’allaite?',
            en: 'Can I come during my period, or if I’m breastfeeding?',
          },
          answer: [
            {
              fr: 'Oui. Les seins sont parfois plus sensibles pendant les menstruations. Si vous préférez une autre semaine, nous en choisirons une avec vous. Si vous allaitez, vider les seins avant l’examen peut le rendre plus confortable.',
              en: 'Yes. Breasts are sometimes more tender during a period. If you’d rather come another week, we’ll choose one with you. If you’re breastfeeding, emptying your breasts first can make the exam more comfortable.',
            },
          ],
        },
        everyoneQuestion,
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
    callFirst: 'call',
  },
  related: ['breastMri'],
  sources: [
    {
      label: {
        fr: 'A.D.A.M., article sur l’échographie mammaire, publié par healthing.ca (en anglais)',
        en: 'A.D.A.M., article on breast ultrasound, published by healthing.ca',
      },
    },
    {
      label: {
        fr: '[Island Health](en), page sur l’échographie mammaire (en anglais)',
        en: 'Island Health, page on breast ultrasound',
      },
    },
    {
      label: {
        fr: 'Ministère de la Santé et des Services sociaux, Programme québécois de dépistage du cancer du sein',
        en: '[Ministère de la Santé et des Services sociaux](fr), breast cancer screening program (in French)',
      },
      url: 'https://www.msss.gouv.qc.ca/professionnels/cancer/pqdcs/a-propos',
    },
  ],
  updated: '2026-11-22',
}
