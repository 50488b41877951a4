import type { ExamContent } from '../contentTypes.js'
import { toolTexts } from '../tools/toolTexts.js'
import {
  contrastSigns,
  examHeadings,
  fastIfAsked,
  gadoliniumReview,
  imageCopy,
  medicinesAsUsual,
  mriQuestionnaire,
  nhsMri,
  prescriptionNeeded,
  prescriptionQuestion,
  reportFact,
  rotatorCuffConsensus,
  signedPrescription,
  whoPays,
} from './commonTexts.js'

/** MRI: what the page says, in both languages. */
export const mri: ExamContent = {
  name: 'mri',
  head: {
    title: {
      fr: 'IRM à Québec : sécurité, préparation, déroulement',
      en: 'MRI in Québec City: safety, preparation and visit',
    },
    description: {
      fr: 'L’IRM étape par étape : implants à signaler, agent de contraste, préparation, bruit, claustrophobie et envoi du rapport.',
      en: 'MRI step by step: implants to mention, contrast agent, preparation, noise, closed spaces and where the report goes.',
    },
  },
  shortName: { fr: 'IRM', en: 'MRI' },
  fullName: {
    fr: 'Imagerie par résonance magnétique (IRM)',
    en: 'Magnetic resonance imaging (MRI)',
  },
  tagline: { fr: 'Cerveau, colonne, articulations, abdomen', en: 'Brain, spine, joints, abdomen' },
  summary: {
    fr: 'Un aimant et des ondes radio montrent les tissus mous, sans rayons X. Nous relisons vos réponses de sécurité avec vous avant l’examen.',
    en: 'A magnet and radio waves show soft tissue, without X-rays. We go over your safety answers with you before the exam.',
  },
  title: {
    fr: 'Votre IRM, du questionnaire aux images',
    en: 'Your MRI, from questionnaire to images',
  },
  lead: {
    fr: 'L’imagerie par résonance magnétique (IRM) montre les tissus mous du corps. L’appareil est bruyant et vous devez rester immobile. Nous vous expliquons chaque étape et restons en contact avec vous.',
    en: 'Magnetic resonance imaging (MRI) shows the soft tissues of the body. The machine is loud and you need to lie still. We explain each step and stay in voice contact with you.',
  },
  keyFacts: {
    when: {
      value: { fr: 'N’importe quel jour', en: 'Any day' },
      note: {
        fr: 'Grossesse possible? Appelez-nous d’abord',
        en: 'Could you be pregnant? Call us first',
      },
    },
    preparation: {
      value: { fr: 'Aucun métal sur vous', en: 'No metal on you' },
      note: {
        fr: 'À jeun pour l’abdomen ou le bassin',
        en: 'No food before an abdomen or pelvis exam',
      },
    },
    prescription: {
      value: prescriptionNeeded,
      note: {
        fr: 'Et questionnaire signé avec cette personne',
        en: 'And a questionnaire signed with that person',
      },
    },
    results: reportFact,
  },
  figure: { kind: 'ring', picture: 'mriSuite', simulated: false },
  drawing: 'steps/mri/3',
  procedure: 'mri',
  price: 'mri',
  pregnancy: 'callFirst',
  sections: [
    // Other pages link to this place.
    { ...toolTexts.mriCheck, id: 'safety' },
    {
      kind: 'sound',
      id: 'sound',
      heading: {
        text: { fr: 'Quel bruit fait l’appareil?', en: 'What does the machine sound like?' },
      },
      paragraphs: [
        {
          fr: 'L’appareil est bruyant. On entend des coups répétés, puis des bourdonnements, en séries coupées de pauses. Vous portez une protection pour les oreilles et tenez une sonnette.',
          en: 'The machine is loud. You hear repeated knocks, then buzzing, in series with pauses between them. You wear ear protection and hold a call bell.',
        },
      ],
      scale: [
        { fr: 'Épaules : 47 cm', en: 'Shoulders: 47 cm' },
        { fr: 'Tunnel : {{mriBore}}', en: 'Tunnel: {{mriBore}}' },
        {
          fr: 'Dessin à l’échelle : les deux bouts sont ouverts.',
          en: 'Drawn to scale: both ends are open.',
        },
      ],
    },
    {
      kind: 'visit',
      storyboard: true,
      id: 'visit',
      heading: examHeadings.visit,
      steps: [
        {
          time: { fr: 'À l’arrivée', en: 'On arrival' },
          drawing: 'steps/mri/1',
          title: { fr: 'Nous relisons vos réponses', en: 'We go over your answers' },
          text: {
            fr: 'La ou le technologue reprend le questionnaire avec vous, une ligne à la fois. Si vous avez oublié quelque chose, dites-le à ce moment.',
            en: 'The technologist goes through the questionnaire with you, line by line. If you forgot something, say so now.',
          },
        },
        {
          time: { fr: 'Avant d’entrer', en: 'Before you go in' },
          drawing: 'steps/mri/2',
          title: { fr: 'Vous retirez tout objet métallique', en: 'You remove anything metal' },
          text: {
            fr: 'Vous vous changez au besoin et videz vos poches. Si un agent de contraste est prévu, l’équipe infirmière installe une voie dans une veine.',
            en: 'You change if needed and empty your pockets. If a contrast agent is planned, our nursing team places an IV line.',
          },
        },
        {
          time: { fr: '{{minutes.mri}}', en: '{{minutes.mri}}' },
          drawing: 'steps/mri/3',
          title: { fr: 'Vous restez immobile', en: 'You lie still' },
          text: {
            fr: 'L’appareil est bruyant : nous vous donnons une protection pour les oreilles. Vous tenez une sonnette, et nous pouvons nous parler.',
            en: 'The machine is loud, so we give you ear protection. You hold a call bell, and we can talk to each other.',
          },
        },
        {
          time: { fr: 'Ensuite', en: 'Afterwards' },
          drawing: 'steps/mri/4',
          title: { fr: 'Vous vous rhabillez', en: 'You get dressed' },
          text: {
            fr: 'S’il y a une voie veineuse, nous la retirons. Prévoyez {{mriVisit}} en tout à la clinique.',
            en: 'If you had an IV line, we take it out. Plan on {{mriVisit}} in all at the clinic.',
          },
        },
      ],
    },
    {
      kind: 'prose',
      id: 'reasons',
      heading: { text: { fr: 'Pourquoi passer une IRM?', en: 'Why have an MRI?' } },
      pictures: ['sliceHead', 'sliceKnee', 'sliceBreast'],
      paragraphs: [
        {
          fr: 'Une IRM sert à répondre à la question écrite sur votre ordonnance. La personne qui l’a signée peut vous dire ce qu’elle cherche à savoir. L’examen peut montrer :',
          en: 'An MRI answers the question on your prescription. The person who signed it can tell you what they want to find out. The exam can show:',
        },
      ],
      list: [
        { fr: 'le cerveau et la colonne', en: 'the brain and spine' },
        {
          fr: 'le fond d’une articulation et l’intérieur de l’os, que l’échographie ne voit pas',
          en: 'deep inside a joint and inside bone, where ultrasound can’t see',
        },
        { fr: 'l’abdomen et le bassin', en: 'the abdomen and pelvis' },
        {
          fr: 'le sein, avec un moment et une position à part : voyez la page [IRM mammaire](page:breastMri)',
          en: 'the breast, with its own timing and position: see the [breast MRI page](page:breastMri)',
        },
      ],
    },
    {
      kind: 'prepare',
      id: 'prepare',
      heading: examHeadings.prepare,
      dayFrom: 'noMetal',
      steps: [
        mriQuestionnaire,
        {
          key: 'eatOtherPart',
          firmness: 'always',
          title: {
            fr: 'Autre région : mangez comme d’habitude',
            en: 'Any other part: eat as usual',
          },
        },
        fastIfAsked,
        {
          key: 'medicines',
          firmness: 'always',
          title: medicinesAsUsual,
        },
        {
          key: 'noMetal',
          firmness: 'always',
          title: { fr: 'Portez des vêtements sans métal', en: 'Wear clothes without metal' },
          detail: {
            fr: 'Vérifiez les fermetures éclair, les armatures et les boutons-pression.',
            en: 'Check for zippers, underwires and snaps.',
          },
        },
        {
          key: 'noMakeUp',
          firmness: 'always',
          title: { fr: 'Venez sans maquillage aux yeux', en: 'Come without eye make-up' },
        },
        {
          key: 'valuables',
          firmness: 'always',
          title: {
            fr: 'Laissez vos objets de valeur à la maison',
            en: 'Leave valuables at home',
          },
          detail: {
            fr: 'Montre, bijoux, cartes et téléphone n’entrent pas dans la salle.',
            en: 'Watches, jewellery, cards and phones stay out of the room.',
          },
        },
        {
          key: 'sedative',
          firmness: 'always',
          title: {
            fr: 'Venez avec quelqu’un si un sédatif est prévu',
            en: 'Bring someone if you will take a sedative',
          },
          detail: {
            fr: 'Vous ne pourrez pas conduire pendant 24 heures.',
            en: 'You can’t drive for 24 hours afterwards.',
          },
        },
        {
          key: 'arrive',
          firmness: 'always',
          title: { fr: 'Arrivez {{arriveEarly}} à l’avance', en: 'Arrive {{arriveEarly}} early' },
          detail: {
            fr: 'Il faut le temps de relire vos réponses et de vous changer.',
            en: 'We need time to go over your answers, and you need time to change.',
          },
        },
      ],
      bring: [
        { key: 'prescription', text: signedPrescription },
        {
          key: 'questionnaire',
          text: {
            fr: 'Le questionnaire rempli et signé',
            en: 'The completed, signed questionnaire',
          },
        },
        {
          key: 'healthCard',
          text: { fr: 'Votre carte d’assurance maladie', en: 'Your health insurance card' },
        },
        {
          key: 'implantCards',
          text: { fr: 'La carte de chaque implant', en: 'The card for each implant' },
        },
        {
          key: 'medicineList',
          text: { fr: 'La liste de vos médicaments', en: 'The list of your medicines' },
        },
        {
          key: 'earlierImages',
          text: {
            fr: 'Vos images antérieures, si elles ont été faites ailleurs',
            en: 'Earlier images, if they were done elsewhere',
          },
        },
      ],
    },
    toolTexts.preparationSheet,
    whoPays,
    contrastSigns,
    {
      kind: 'prose',
      folded: true,
      id: 'about',
      heading: { text: { fr: 'Qu’est-ce qu’une IRM?', en: 'What is an MRI?' } },
      paragraphs: [
        {
          fr: 'L’IRM est un examen qui montre les tissus mous du corps. Un aimant puissant et des ondes radio forment les images, sans rayons X. Un ou une technologue réalise l’examen, puis un ou une radiologiste lit les images et signe le rapport.',
          en: 'An MRI is an exam that shows the soft tissues of the body. A strong magnet and radio waves make the pictures, without X-rays. A technologist does the exam, then a radiologist reads the images and signs the report.',
        },
      ],
    },
    {
      kind: 'prose',
      folded: true,
      id: 'contrast',
      heading: {
        text: {
          fr: 'Aurai-je besoin d’un agent de contraste?',
          en: 'Will I need a contrast agent?',
        },
      },
      paragraphs: [
        {
          fr: 'Pas toujours, et nous vous le disons d’avance. C’est un produit à base de gadolinium, injecté dans une veine. Vous pouvez sentir du froid, une bouffée de chaleur ou un mal de tête.',
          en: 'Not always, and we tell you ahead of time. It is a gadolinium product given through a vein. You may feel cold, a warm flush or a headache.',
        },
        {
          fr: 'Les réactions allergiques sont rares. Un ou une médecin est sur place, et vous restez 15 minutes. Si vous en avez déjà eu une, ou si vous êtes en dialyse, appelez-nous avant de prendre rendez-vous.',
          en: 'Allergic reactions are rare. A physician is on site, and you stay 15 minutes. If you have ever had one, or if you are on dialysis, call us before booking.',
        },
        {
          fr: 'De petites quantités de gadolinium peuvent rester dans le corps, y compris dans le cerveau. En 2017 et 2018, Santé Canada n’a trouvé aucun effet nocif sur la santé. Le ministère demande de l’employer seulement si c’est nécessaire, à la plus faible dose efficace.',
          en: 'Small amounts of gadolinium can stay in the body, including the brain. In 2017 and 2018, Health Canada found no harm to health linked to this. It asks professionals to use gadolinium only when it is needed, at the lowest dose that works.',
        },
        {
          fr: 'Une maladie grave de la peau et des tissus a touché des gens dont les reins ne fonctionnent presque plus. Elle est extrêmement rare avec nos produits (groupe II).',
          en: 'A serious skin and tissue disease has affected people whose kidneys hardly work. It is extremely rare with our products (group II).',
        },
        {
          fr: 'Si vous allaitez, dites-le-nous. Très peu de produit passe dans le lait, et les revues publiées ne voient pas de raison d’arrêter l’allaitement.',
          en: 'If you breastfeed, let us know. Very little of the product passes into milk, and published reviews see no need to stop breastfeeding.',
        },
      ],
    },
    {
      kind: 'prose',
      folded: true,
      id: 'claustrophobia',
      heading: {
        text: { fr: 'Je suis claustrophobe :', en: 'I’m claustrophobic:' },
        strong: { fr: 'que puis-je faire?', en: 'what can I do?' },
      },
      paragraphs: [
        {
          fr: 'Venez voir l’appareil d’avance, 15 minutes, sans frais. Nous offrons de la musique, un masque pour les yeux et parfois l’entrée les pieds d’abord. Un adulte peut rester près de vous. Le tunnel mesure {{mriBore}} de large. Il est ventilé et ouvert aux deux bouts.',
          en: 'Come and see the machine ahead, 15 minutes, free. We offer music, an eye mask and sometimes going in feet first. One adult may stay near you. The tunnel is {{mriBore}} wide. It is ventilated and open at both ends.',
        },
        {
          fr: 'La sonnette reste dans votre main. Vous pouvez demander une pause, ou arrêter. Si des images manquent, nous voyons avec vous comment continuer.',
          en: 'The call bell stays in your hand. You can ask for a break, or stop. If images are missing, we work out with you how to go on.',
        },
        {
          fr: 'Un sédatif peut être utile. Votre médecin le prescrit avant le rendez-vous : parlez-lui-en d’avance. Il faut alors venir avec quelqu’un, et ne pas conduire pendant 24 heures.',
          en: 'A sedative may help. Your physician prescribes it before the appointment, so bring it up ahead of time. You then need someone with you, and you can’t drive for 24 hours.',
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
          fr: 'Rester immobile peut devenir inconfortable, surtout si une position vous fait déjà mal. L’agent de contraste, s’il est prévu, demande une piqûre. Si vous sentez de la chaleur ou une gêne pendant l’examen, appuyez sur la sonnette.',
          en: 'Lying still can become uncomfortable, especially if a position already hurts. A contrast agent, if planned, means a needle. If you feel warmth or discomfort during the exam, press the bell.',
        },
        {
          fr: 'L’IRM ne répond pas à toutes les questions. Un mouvement ou du métal tout près peut brouiller des images, qu’il faut parfois refaire. Les images se lisent aussi avec vos symptômes et vos autres examens.',
          en: 'MRI does not answer every question. Movement, or metal close by, can blur images, and some may need repeating. Images are also read alongside your symptoms and other tests.',
        },
        {
          fr: 'L’IRM montre parfois autre chose que ce qu’on cherchait. C’est le plus souvent sans gravité, mais d’autres examens peuvent suivre.',
          en: 'An MRI sometimes shows something nobody was looking for. It is usually harmless, but more tests may follow.',
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
          fr: 'Sans sédatif, vous pouvez en général reprendre vos activités et conduire tout de suite. La ou le technologue ne peut pas vous donner de diagnostic.',
          en: 'Without a sedative, you can usually drive and go back to your day at once. The technologist may not give you a diagnosis.',
        },
        {
          fr: 'Le rapport va à la personne qui a prescrit l’examen. C’est elle qui vous l’explique.',
          en: 'The report goes to the person who ordered the exam. They explain it to you.',
        },
        imageCopy,
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: { text: { fr: 'Vos questions sur l’IRM', en: 'Your questions about MRI' } },
      questions: [
        prescriptionQuestion,
        {
          id: 'call',
          question: examHeadings.callFirst.text,
          answer: [
            {
              fr: 'Appelez-nous au [{{phone}}](tel:clinic) avant de prendre rendez-vous si vous avez coché une ligne du [premier groupe de la liste](#safety). Si vous ne pouvez pas venir, appelez au moins {{changeNotice}} à l’avance. En cas d’urgence, composez le 911 sans attendre une IRM.',
              en: 'Call us at [{{phone}}](tel:clinic) before booking if you checked a line in the [first group of the list](#safety). If you can’t come, call at least {{changeNotice}} ahead. In an emergency, call 911 rather than wait for an MRI.',
            },
          ],
        },
        {
          question: {
            fr: 'J’ai un stimulateur cardiaque. Puis-je passer une IRM?',
            en: 'I have a pacemaker. Can I have an MRI?',
          },
          answer: [
            {
              fr: 'Oui, avec certains modèles, mais appelez-nous d’abord, avec votre carte d’implant. L’équipe qui suit votre appareil et la radiologie appliquent alors un protocole commun. Comme cela se fait souvent à l’hôpital, nous vous disons au téléphone où passer l’examen.',
              en: 'Yes, with some models, but call us first, with your implant card. Your heart-device team and radiology then follow a shared protocol. This often happens in hospital, so we tell you by phone where to have the exam.',
            },
          ],
        },
        {
          question: {
            fr: 'Je suis peut-être enceinte. Que faire?',
            en: 'I might be pregnant. What should I do?',
          },
          answer: [
            {
              fr: 'Appelez-nous avant de prendre rendez-vous. L’examen est possible quand le bénéfice dépasse le risque, et la ou le radiologiste en décide. Nous posons la question à toute personne qui pourrait être enceinte.',
              en: 'Call us before booking. The exam is possible when the benefit outweighs the risk, and the radiologist decides. We ask everyone who could be pregnant.',
            },
          ],
        },
        {
          question: {
            fr: 'J’ai un tatouage ou un perçage. Est-ce un obstacle?',
            en: 'I have a tattoo or a piercing. Is that a problem?',
          },
          answer: [
            {
              fr: 'Dites-nous à quel endroit. Nous vous disons ce qu’il faut enlever avant de venir.',
              en: 'Tell us where it is. We tell you what to take out before you come.',
            },
          ],
        },
        {
          question: { fr: 'Quelqu’un peut-il rester avec moi?', en: 'Can someone stay with me?' },
          answer: [
            {
              fr: 'Oui. Pour une IRM, un adulte peut entrer, après les mêmes questions de sécurité. Dès 8 ans, un enfant vient avec un parent, sans sédatif.',
              en: 'Yes. For an MRI, one adult may come in, after the same safety questions. From age 8, a child comes with a parent, without a sedative.',
            },
          ],
        },
      ],
    },
  ],
  answers: {
    what: 'about',
    why: 'reasons',
    whoPays: 'cost',
    prescription: 'prescription',
    preparation: 'prepare',
    visit: 'visit',
    limits: 'limits',
    afterwards: 'after',
    results: 'after',
    callFirst: 'call',
  },
  related: ['breastMri', 'musculoskeletal'],
  sources: [
    {
      label: {
        fr: 'Santé Canada, mise à jour sur les agents de contraste à base de gadolinium (RA-61676), 2017',
        en: 'Health Canada, information update on gadolinium-based contrast agents (RA-61676), 2017',
      },
    },
    {
      label: {
        fr: 'Santé Canada, résumé de l’examen de l’innocuité du gadolinium, 2018',
        en: 'Health Canada, summary safety review on gadolinium, 2018',
      },
    },
    {
      label: {
        fr: 'Association canadienne des radiologistes, lignes directrices sur le gadolinium et les reins, mise à jour de 2019',
        en: 'Canadian Association of Radiologists, guideline on gadolinium and the kidneys, 2019 update',
      },
    },
    gadoliniumReview,
    {
      label: {
        fr: 'Société canadienne de rythmologie et Association canadienne des radiologistes, consensus sur l’IRM et les appareils cardiaques, [Canadian Journal of Cardiology](en), 2014 (en anglais)',
        en: 'Canadian Heart Rhythm Society and Canadian Association of Radiologists, consensus on MRI with cardiac devices, Canadian Journal of Cardiology, 2014',
      },
    },
    {
      label: {
        fr: 'Association canadienne des technologues en radiation médicale, pratiques exemplaires : IRM et grossesse',
        en: 'Canadian Association of Medical Radiation Technologists, best practice guidelines: MRI of pregnant patients',
      },
    },
    {
      label: {
        fr: 'CISSS de l’Outaouais, page sur l’IRM',
        en: '[CISSS de l’Outaouais](fr), MRI page (in French)',
      },
    },
    nhsMri,
    {
      label: {
        fr: 'CHI St. Luke’s et Providence, listes de sécurité pour l’IRM (en anglais)',
        en: 'CHI St. Luke’s and Providence, MRI safety lists',
      },
    },
    rotatorCuffConsensus,
  ],
  updated: '2026-11-22',
}
