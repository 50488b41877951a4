import type { ExamContent } from '../contentTypes.js'
import { toolTexts } from '../tools/toolTexts.js'
import {
  eatAsUsual,
  fastIfAsked,
  gadoliniumReview,
  medicinesAsUsual,
  prescriptionNeeded,
  prescriptionQuestion,
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
      value: { fr: 'À tout moment', en: 'At any time' },
      note: {
        fr: 'Grossesse possible? Appelez-nous d’abord',
        en: 'Could you be pregnant? Call us first',
      },
    },
    preparation: {
      value: { fr: 'Aucun métal sur vous', en: 'No metal on you' },
      note: {
        fr: 'Mangez comme d’habitude, sauf avis contraire',
        en: 'Eat as usual, unless we say otherwise',
      },
    },
    prescription: {
      value: prescriptionNeeded,
      note: {
        fr: 'Et questionnaire signé avec votre médecin',
        en: 'And a questionnaire signed with your physician',
      },
    },
    results: {
      value: { fr: 'En général, {{reportDelay}}', en: 'Usually {{reportDelay}}' },
      note: {
        fr: 'À la personne qui a prescrit l’examen',
        en: 'To the person who asked for the exam',
      },
    },
  },
  figure: { kind: 'ring', picture: 'mriSuite', simulated: false },
  procedure: 'mri',
  price: 'mri',
  pregnancy: 'callFirst',
  sections: [
    {
      kind: 'prose',
      id: 'about',
      heading: { text: { fr: 'À quoi sert une IRM?', en: 'What is an MRI for?' } },
      paragraphs: [
        {
          fr: 'L’IRM forme des images avec un aimant puissant et des ondes radio. Elle n’emploie pas de rayons X. On y recourt pour le cerveau, la colonne, les articulations, l’abdomen, le bassin et le sein.',
          en: 'An MRI builds pictures with a strong magnet and radio waves. It uses no X-rays. It can look at the brain, spine, joints, abdomen, pelvis and breast.',
        },
        {
          fr: 'Un ou une technologue réalise l’examen et reste à votre écoute. Un ou une radiologiste lit ensuite toutes les images et signe le rapport.',
          en: 'A technologist carries out the exam and listens for you throughout. A radiologist then reads every image and signs the report.',
        },
        {
          fr: 'Il faut une ordonnance, car l’examen répond à une question médicale précise. Pour une IRM du sein, le moment et la position changent : lisez la page [IRM mammaire](page:breastMri).',
          en: 'You need a prescription, because the exam answers a specific medical question. For the breast, timing and position differ: read the [breast MRI page](page:breastMri).',
        },
      ],
    },
    // Other pages link to this place.
    { ...toolTexts.mriCheck, id: 'safety' },
    {
      kind: 'prose',
      id: 'contrast',
      heading: {
        text: {
          fr: 'Aurez-vous besoin d’un agent de contraste?',
          en: 'Will you need a contrast agent?',
        },
      },
      paragraphs: [
        {
          fr: 'Pas toujours. Quand il en faut un, c’est un produit à base de gadolinium, injecté dans une veine. Nous vous disons à l’avance si votre examen en prévoit un.',
          en: 'Not always. When one is needed, it is a gadolinium product given through a vein. We tell you ahead of time if your exam calls for it.',
        },
        {
          fr: 'De petites quantités de gadolinium peuvent rester dans le corps, y compris dans le cerveau. En 2017 et 2018, Santé Canada n’y a associé aucun effet nocif sur la santé. Le ministère demande de l’employer seulement si c’est nécessaire, à la plus faible dose efficace.',
          en: 'Small amounts of gadolinium can stay in the body, including the brain. In 2017 and 2018, Health Canada found no harm to health linked to this. It asks professionals to use gadolinium only when it is needed, at the lowest dose that works.',
        },
        {
          fr: 'Les réactions de type allergique sont rares. Si vous en avez déjà eu une, appelez-nous avant de prendre rendez-vous.',
          en: 'Allergic-type reactions are rare. If you have ever had one, call us before booking.',
        },
        {
          fr: 'Une maladie de peau liée aux reins (fibrose néphrogénique systémique) est extrêmement rare avec les produits actuels. L’Association canadienne des radiologistes ne demande donc plus de vérifier d’office les reins. Vous êtes en dialyse? Appelez-nous avant de prendre rendez-vous.',
          en: 'A skin disease linked to the kidneys (nephrogenic systemic fibrosis) is extremely rare with current products. The Canadian Association of Radiologists no longer asks for routine kidney checks in outpatients. Are you on dialysis? Call us before you book.',
        },
        {
          fr: 'Très peu de produit passe dans le lait. Les revues publiées ne voient pas de raison d’arrêter l’allaitement. Si vous allaitez, dites-le en prenant rendez-vous.',
          en: 'Very little of the product passes into milk. Published reviews see no need to stop breastfeeding. If you breastfeed, tell us when you book.',
        },
      ],
    },
    {
      kind: 'prepare',
      id: 'prepare',
      heading: { text: { fr: 'Comment se préparer?', en: 'How do you get ready?' } },
      steps: [
        {
          key: 'questionnaire',
          firmness: 'always',
          title: {
            fr: 'Remplissez le questionnaire avec votre médecin',
            en: 'Complete the questionnaire with your physician',
          },
          detail: { fr: 'Il doit porter vos deux signatures.', en: 'You both sign it.' },
        },
        {
          key: 'eat',
          firmness: 'always',
          title: eatAsUsual,
        },
        fastIfAsked,
        {
          key: 'medicines',
          firmness: 'always',
          title: medicinesAsUsual,
          detail: {
            fr: 'Nous vous prévenons si votre examen demande autre chose.',
            en: 'We let you know if your exam calls for something else.',
          },
        },
        {
          key: 'noMetal',
          firmness: 'always',
          title: { fr: 'Portez des vêtements sans métal', en: 'Wear clothes without metal' },
          detail: {
            fr: 'Pensez aux fermetures éclair, aux armatures et aux boutons-pression.',
            en: 'Think of zippers, underwires and snaps.',
          },
        },
        {
          key: 'noMakeUp',
          firmness: 'always',
          title: { fr: 'Venez sans maquillage aux yeux', en: 'Come without eye make-up' },
          detail: {
            fr: 'Certains produits contiennent des particules de métal.',
            en: 'Some products contain metal particles.',
          },
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
            fr: 'C’est le temps de relire vos réponses et de vous changer.',
            en: 'That leaves time to review your answers and get changed.',
          },
        },
      ],
      bring: [
        {
          key: 'prescription',
          text: { fr: 'L’ordonnance originale, signée', en: 'The original signed prescription' },
        },
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
    {
      kind: 'visit',
      id: 'visit',
      heading: { text: { fr: 'Comment se passe l’examen?', en: 'What happens during the exam?' } },
      steps: [
        {
          time: { fr: 'À l’arrivée', en: 'On arrival' },
          title: { fr: 'Nous relisons vos réponses', en: 'We review your answers' },
          text: {
            fr: 'Le ou la technologue reprend le questionnaire avec vous, une ligne à la fois. C’est le moment de signaler un oubli.',
            en: 'The technologist goes through the questionnaire with you, line by line. This is the time to mention anything you forgot.',
          },
        },
        {
          time: { fr: 'Avant d’entrer', en: 'Before you go in' },
          title: { fr: 'Vous retirez tout objet métallique', en: 'You remove anything metal' },
          text: {
            fr: 'Vous vous changez au besoin et videz vos poches. Si un agent de contraste est prévu, l’équipe infirmière installe une petite voie dans une veine.',
            en: 'You change if needed and empty your pockets. If a contrast agent is planned, our nursing team places a small line in a vein.',
          },
        },
        {
          time: { fr: '{{minutes.mri}}', en: '{{minutes.mri}}' },
          title: { fr: 'Vous restez immobile', en: 'You lie still' },
          text: {
            fr: 'L’appareil fait beaucoup de bruit : nous vous donnons une protection pour les oreilles. Vous tenez une sonnette et nous nous parlons. Bouger peut brouiller les images.',
            en: 'The machine is very noisy, so we give you ear protection. You hold a call bell and we can talk to each other. Moving can blur the images.',
          },
        },
        {
          time: { fr: 'Ensuite', en: 'Afterwards' },
          title: { fr: 'Vous vous rhabillez', en: 'You get dressed' },
          text: {
            fr: 'S’il y a une voie veineuse, nous la retirons. Prévoyez {{mriVisit}} en tout, de l’accueil à la sortie.',
            en: 'If you had an IV line, we take it out. Plan on {{mriVisit}} in all, from front desk to door.',
          },
        },
      ],
      paragraphs: [
        {
          fr: 'Interprète, gros caractères, aide pour vous déplacer ou moment plus calme : dites-nous ce qu’il vous faut en prenant rendez-vous.',
          en: 'An interpreter, larger print, help moving or a quieter time: tell us what you need when you book.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'claustrophobia',
      heading: {
        text: { fr: 'Et si les espaces fermés', en: 'What if closed spaces' },
        strong: { fr: 'vous angoissent?', en: 'make you anxious?' },
      },
      paragraphs: [
        {
          fr: 'Dites-le-nous à la prise de rendez-vous, pour que nous préparions l’examen avec vous. Le tunnel mesure {{mriBore}} de large. Il est ventilé et ouvert aux deux bouts.',
          en: 'Tell us when you book, so that we can plan the exam with you. The tunnel is {{mriBore}} wide. It is ventilated and open at both ends.',
        },
        {
          fr: 'La sonnette reste dans votre main et nous nous parlons pendant l’examen. Vous pouvez demander une pause, ou arrêter. Si des images manquent, nous voyons avec vous comment continuer.',
          en: 'The call bell stays in your hand and we talk to each other during the exam. You can ask for a break, or stop. If images are missing, we work out with you how to go on.',
        },
        {
          fr: 'Un sédatif peut être utile. Votre médecin le prescrit avant le rendez-vous : parlez-lui-en d’avance. Venez alors avec quelqu’un et ne conduisez pas pendant 24 heures.',
          en: 'A sedative may help. Your physician prescribes it before the appointment, so bring it up ahead of time. You then need a companion and can’t drive for 24 hours.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'after',
      heading: { text: { fr: 'Et après l’examen?', en: 'What happens next?' } },
      paragraphs: [
        {
          fr: 'Sans sédatif, vous reprenez en général vos activités tout de suite. Le ou la technologue ne peut pas vous donner de diagnostic.',
          en: 'Without a sedative, you can usually go back to your day at once. The technologist may not give you a diagnosis.',
        },
        {
          fr: 'En général, nous envoyons le rapport en {{reportDelay}} à la personne qui a prescrit l’examen. C’est elle qui vous l’explique. Des rapports d’imagerie paraissent aussi dans le [Carnet santé Québec](https://carnetsante.gouv.qc.ca).',
          en: 'We usually send the report within {{reportDelay}} to the person who prescribed the exam. They explain it to you. Imaging reports also appear in [Carnet santé Québec](fr:https://carnetsante.gouv.qc.ca).',
        },
        {
          fr: 'Après un agent de contraste, signalez-nous sur place toute démangeaison, rougeur ou malaise. Une fois à la maison, appelez Info-Santé au 811. Si vous respirez mal, composez le 911.',
          en: 'After a contrast agent, tell us right away about itching, redness or feeling unwell. Once home, call Info-Santé at 811. If you have trouble breathing, call 911.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'limits',
      heading: {
        text: { fr: 'Quelles sont les limites de l’IRM?', en: 'What are the limits of MRI?' },
      },
      paragraphs: [
        {
          fr: 'L’IRM ne répond pas à toutes les questions. Pour une épaule, par exemple, des experts proposent l’échographie ou l’IRM selon ce qu’on cherche. La page [échographie musculosquelettique](page:musculoskeletal) en dit plus.',
          en: 'MRI does not answer every question. For a shoulder, for instance, experts propose ultrasound or MRI depending on what they want to find. The [musculoskeletal ultrasound page](page:musculoskeletal) says more.',
        },
        {
          fr: 'Un mouvement ou du métal tout près peut brouiller une partie des images. Il faut alors parfois en refaire. Les images ne disent pas tout non plus : elles se lisent avec vos symptômes et vos autres examens.',
          en: 'Movement, or metal close by, can blur part of the images. Some may then need repeating. Images don’t tell the whole story either: they are read alongside your symptoms and other tests.',
        },
        {
          fr: 'Ces renseignements sont généraux et ne remplacent pas l’avis d’une personne professionnelle de la santé. Pour une urgence, composez le 911, sans attendre une IRM.',
          en: 'This information is general and does not replace the advice of a health professional. In an emergency, call 911 rather than wait for an MRI.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: { text: { fr: 'Vos questions sur l’IRM', en: 'Your questions about MRI' } },
      questions: [
        prescriptionQuestion,
        {
          question: { fr: 'Est-ce que l’examen fait mal?', en: 'Does the exam hurt?' },
          answer: [
            {
              fr: 'Les images elles-mêmes ne demandent que de rester sans bouger. Cela peut devenir inconfortable, surtout si une position vous fait déjà mal. L’agent de contraste, s’il est prévu, demande une piqûre.',
              en: 'For the pictures themselves, you only have to lie still. That can become uncomfortable, above all if a position already hurts. A contrast agent, if planned, means a needle.',
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
              fr: 'Appelez-nous d’abord, avec votre carte d’implant. Il fut un temps où la réponse était toujours non. Aujourd’hui, certains appareils sont compatibles sous conditions.',
              en: 'Call us first, with your implant card. The answer used to be no in every case. Today, some devices are MRI-conditional.',
            },
            {
              fr: 'L’équipe qui suit votre appareil et la radiologie appliquent alors un protocole commun. Cela se fait souvent à l’hôpital : nous vous confirmons la marche à suivre au téléphone.',
              en: 'Your heart-device team and radiology then follow a shared protocol. This often happens in hospital: we confirm the next step with you by phone.',
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
              fr: 'Appelez-nous avant de prendre rendez-vous. L’examen est possible quand le bénéfice dépasse le risque, et le ou la radiologiste en décide. Nous posons la question à toute personne qui pourrait être enceinte.',
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
              fr: 'Dites-le-nous à la prise de rendez-vous, en précisant l’endroit. Nous vous disons ce qu’il faut enlever avant de venir. Si la peau chauffe pendant l’examen, appuyez sur la sonnette.',
              en: 'Mention it when you book, and say where it is. We tell you what to take out before you come. If the skin warms up during the exam, press the bell.',
            },
          ],
        },
        {
          question: { fr: 'Quelqu’un peut-il rester avec moi?', en: 'Can someone stay with me?' },
          answer: [
            {
              fr: 'Une personne peut venir avec vous à la clinique. Pour la salle d’examen, nous vous le confirmons à la prise de rendez-vous. Qui entre dans la salle répond aux mêmes questions de sécurité.',
              en: 'Someone may come to the clinic with you. For the exam room, we confirm this when you book. Anyone who goes in answers the same safety questions.',
            },
          ],
        },
        {
          question: { fr: 'Puis-je conduire ensuite?', en: 'Can I drive afterwards?' },
          answer: [
            {
              fr: 'Oui, en général. Après un sédatif, non : attendez 24 heures et rentrez avec quelqu’un.',
              en: 'Usually, yes. After a sedative, no: wait 24 hours and go home with someone.',
            },
          ],
        },
        {
          question: {
            fr: 'Comment obtenir une copie de mes images?',
            en: 'How do I get a copy of my images?',
          },
          answer: [
            {
              fr: 'Demandez-la à l’accueil ou au [{{phone}}](tel:clinic). Nous vous précisons alors la façon de la recevoir et les frais, s’il y en a.',
              en: 'Ask at the front desk or call [{{phone}}](tel:clinic). We then tell you how you’ll receive it, and the fee, if there is one.',
            },
          ],
        },
        {
          question: { fr: 'Combien coûte l’examen?', en: 'What does the exam cost?' },
          answer: [
            {
              fr: 'La section [qui paie](#cost) dit ce que vous payez et ce qui peut s’y ajouter. Si vous avez une assurance collective, demandez-lui avant l’examen ce qu’elle rembourse.',
              en: 'The section on [who pays](#cost) says what you pay and what may be added. If you have group insurance, ask before the exam what it pays back.',
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
    callFirst: 'safety',
  },
  related: ['breastMri', 'musculoskeletal', 'breastUltrasound'],
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
        fr: 'Société canadienne de rythmologie et Association canadienne des radiologistes, consensus sur l’IRM et les appareils cardiaques, [Canadian Journal of Cardiology](en), 2014',
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
    {
      label: {
        fr: 'NHS (Royaume-Uni), page sur l’IRM (en anglais)',
        en: 'NHS (United Kingdom), MRI page',
      },
    },
    {
      label: {
        fr: 'CHI St. Luke’s et Providence, listes de sécurité pour l’IRM',
        en: 'CHI St. Luke’s and Providence, MRI safety lists',
      },
    },
    {
      label: {
        fr: '[Society of Radiologists in Ultrasound](en), consensus sur l’imagerie de l’épaule',
        en: 'Society of Radiologists in Ultrasound, consensus on shoulder imaging',
      },
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3632808/',
    },
  ],
  updated: '2026-11-22',
}
