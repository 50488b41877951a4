import type { ExamContent } from '../contentTypes.js'
import { toolTexts } from '../tools/toolTexts.js'
import {
  eatAsUsual,
  fastIfAsked,
  gadoliniumReview,
  healthCard,
  medicines,
  medicinesAsUsual,
  prescriptionNeeded,
  prescriptionQuestion,
} from './commonTexts.js'

/** Breast MRI: what the page says, in both languages. */
export const breastMri: ExamContent = {
  name: 'breastMri',
  head: {
    title: {
      fr: 'IRM mammaire à Québec : pour qui, quand, comment',
      en: 'Breast MRI in Québec City: who, when and how',
    },
    description: {
      fr: 'L’IRM mammaire, étape par étape. À qui elle est proposée, quels jours du cycle viser, comment vous préparer et ce que sont les fausses alertes.',
      en: 'Breast MRI, step by step. Who it is for, which days of the cycle to aim for, how to prepare and what false alarms are.',
    },
  },
  shortName: { fr: 'IRM mammaire', en: 'Breast MRI' },
  fullName: { fr: 'IRM mammaire', en: 'Breast MRI' },
  tagline: { fr: 'Planifiée selon le cycle', en: 'Timed to your cycle' },
  summary: {
    fr: 'Un examen du sein pour des situations précises, planifié selon le cycle. Il s’ajoute à la mammographie et ne la remplace pas.',
    en: 'A breast exam for specific situations, timed to your cycle. It adds to a mammogram and does not replace it.',
  },
  title: {
    fr: 'L’IRM mammaire : pour qui, à quel moment',
    en: 'Breast MRI: who it is for, and when',
  },
  lead: {
    fr: 'L’imagerie par résonance magnétique (IRM) du sein s’ajoute à la mammographie dans certaines situations. Elle se planifie selon le cycle. Un agent de contraste est nécessaire dans la plupart des cas.',
    en: 'Magnetic resonance imaging (MRI) of the breast adds to a mammogram in some situations. It is timed to your cycle. In most cases it needs a contrast agent.',
  },
  keyFacts: {
    when: {
      value: { fr: 'Jours {{breastMriDays}}', en: 'Cycle days {{breastMriDays}}' },
      note: {
        fr: 'Du cycle; n’importe quel jour après la ménopause',
        en: 'After menopause, any day',
      },
    },
    preparation: {
      value: { fr: 'Vos mammographies antérieures', en: 'Your earlier mammograms' },
      note: { fr: 'Et aucun métal sur vous', en: 'And no metal on you' },
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
  figure: { kind: 'ring', picture: 'sliceBreast', simulated: true },
  procedure: 'mri',
  price: 'breastMri',
  pregnancy: 'callFirst',
  sections: [
    {
      kind: 'prose',
      id: 'about',
      heading: { text: { fr: 'En quoi consiste l’IRM mammaire?', en: 'What is a breast MRI?' } },
      paragraphs: [
        {
          fr: 'Un aimant puissant et des ondes radio forment des images du sein, sans rayons X. Vous êtes en position couchée sur le ventre. Les seins reposent dans une antenne conçue pour eux.',
          en: 'A strong magnet and radio waves form images of the breast, without X-rays. You lie face down. The breasts rest in a coil made for them.',
        },
        {
          fr: 'Dans la plupart des cas, un agent de contraste est donné par une veine pendant l’examen. La page de l’IRM explique [ce qu’on sait du gadolinium](page:mri#contrast).',
          en: 'In most cases, a contrast agent is given through a vein during the exam. Our MRI page explains [what is known about gadolinium](page:mri#contrast).',
        },
        {
          fr: 'L’examen demande un appareil équipé pour le sein. Sa lecture demande aussi une expertise en mammographie. C’est pourquoi vos mammographies antérieures comptent autant.',
          en: 'The exam calls for a machine equipped for the breast. Reading it also takes expertise in mammography. That is why your earlier mammograms matter so much.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'reasons',
      heading: { text: { fr: 'À qui cet examen est-il proposé?', en: 'Who is this exam for?' } },
      paragraphs: [
        {
          fr: 'Il peut préciser une image incertaine ou montrer l’étendue d’un cancer déjà connu. Il peut aussi chercher la rupture d’un implant en silicone. Cette dernière question ne demande pas de gadolinium.',
          en: 'It can clarify an unclear finding, or show how far a known cancer extends. It can also look for a ruptured silicone implant. That last question needs no gadolinium.',
        },
        {
          fr: 'On le propose aussi aux personnes dont le risque de cancer du sein est très élevé. Les règles varient d’une province à l’autre. La personne qui vous suit peut vous dire ce qui s’applique à vous, et vous décidez ensuite.',
          en: 'It is also offered to people whose risk of breast cancer is very high. Rules vary from one province to another. Your doctor or nurse practitioner can say what applies to you, and you then decide.',
        },
        {
          fr: 'Ce groupe à risque très élevé comprend souvent les personnes qui ont :',
          en: 'This very-high-risk group often includes people who have:',
        },
      ],
      list: [
        {
          fr: 'une mutation de type BRCA;',
          en: 'a BRCA-type mutation;',
        },
        {
          fr: 'un parent, un frère, une sœur ou un enfant porteur de cette mutation, sans avoir passé le test elles-mêmes;',
          en: 'a parent, brother, sister or child who carries one, without having been tested themselves;',
        },
        {
          fr: 'un risque à vie estimé à 25 % ou plus;',
          en: 'an estimated lifetime risk of 25% or more;',
        },
        {
          fr: 'reçu une radiothérapie du thorax avant 30 ans, il y a au moins 8 ans.',
          en: 'had radiotherapy to the chest before age 30, at least 8 years ago.',
        },
      ],
    },
    {
      kind: 'cycle',
      id: 'cycle',
      heading: {
        text: { fr: 'Quels jours du cycle', en: 'Which days of your cycle' },
        strong: { fr: 'faut-il viser?', en: 'work for this exam?' },
      },
      window: 'breastMri',
      label: {
        fr: 'IRM mammaire : jours {{breastMriDays}} du cycle',
        en: 'Breast MRI: days {{breastMriDays}} of the cycle',
      },
      paragraphs: [
        {
          fr: 'Nous visons les jours {{breastMriDays}} du cycle. Le jour 1 est le premier jour des saignements.',
          en: 'We aim for days {{breastMriDays}} of the cycle. Day 1 is the first day of bleeding.',
        },
        {
          fr: 'Après la ménopause, n’importe quel jour convient. Quand un cancer est déjà diagnostiqué, l’examen n’attend pas le cycle. Nous confirmons la date avec vous à la prise de rendez-vous.',
          en: 'After menopause, any day works. When cancer has already been diagnosed, the exam doesn’t wait for the cycle. We confirm the date with you when you book.',
        },
        {
          fr: 'Cycle irrégulier, contraception hormonale, menstruations absentes? Appelez-nous au [{{phone}}](tel:clinic), et nous chercherons une date ensemble. Si vos menstruations sont en avance ou en retard, appelez-nous aussi.',
          en: 'Irregular cycle, hormonal birth control, no periods? Call us at [{{phone}}](tel:clinic) and we’ll look for a date together. Call us too if your period comes early or late.',
        },
      ],
    },
    toolTexts.cycleDays,
    {
      kind: 'notice',
      id: 'safety',
      tone: 'warn',
      heading: {
        text: {
          fr: 'Portez-vous un implant, un appareil ou du métal?',
          en: 'Do you have an implant, a device or metal?',
        },
      },
      paragraphs: [
        {
          fr: 'L’aimant est le même pour le sein, et la liste aussi. Avant de prendre rendez-vous, [cochez ce qui vous concerne](#mri-check).',
          en: 'The magnet is the same for the breast, and so is the list. Before you book, [tick what applies to you](#mri-check).',
        },
        {
          fr: 'Vous remplissez et signez le questionnaire officiel avec votre médecin. Nous le relisons à la prise de rendez-vous, puis le jour de l’examen.',
          en: 'You complete and sign the official questionnaire with your physician. We review it when you book, then again on the day.',
        },
      ],
    },
    toolTexts.mriCheck,
    {
      kind: 'prepare',
      id: 'prepare',
      heading: {
        text: { fr: 'Que faire avant de venir?', en: 'What should you do before you come?' },
      },
      steps: [
        {
          key: 'cycleDay',
          firmness: 'always',
          title: { fr: 'Vérifiez le jour de votre cycle', en: 'Check the day of your cycle' },
          detail: {
            fr: 'Si la date ne correspond plus, appelez-nous pour la déplacer.',
            en: 'If the date no longer fits, call us to move it.',
          },
        },
        {
          key: 'mammograms',
          firmness: 'always',
          title: { fr: 'Faites venir vos mammographies', en: 'Gather your mammograms' },
          detail: {
            fr: 'Si elles ont été faites ailleurs, demandez-en une copie à l’établissement.',
            en: 'If they were done elsewhere, ask that facility for a copy.',
          },
        },
        {
          key: 'questionnaire',
          firmness: 'always',
          title: {
            fr: 'Remplissez le questionnaire avec votre médecin',
            en: 'Complete the questionnaire with your physician',
          },
          detail: {
            fr: 'Il doit être signé avant votre visite.',
            en: 'It has to be signed before your visit.',
          },
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
            fr: 'Nous vous prévenons à la prise de rendez-vous s’il faut faire autrement.',
            en: 'We tell you when you book if anything should change.',
          },
        },
        {
          key: 'twoPieceNoMetal',
          firmness: 'always',
          title: { fr: 'Portez deux pièces, sans métal', en: 'Wear two pieces, without metal' },
          detail: {
            fr: 'Vous enlevez le haut et le soutien-gorge pour l’examen.',
            en: 'You take off your top and bra for the exam.',
          },
        },
        {
          key: 'noMakeUp',
          firmness: 'always',
          title: {
            fr: 'Venez sans bijoux ni maquillage aux yeux',
            en: 'Come without jewellery or eye make-up',
          },
          detail: {
            fr: 'Laissez aussi vos objets de valeur à la maison.',
            en: 'Leave other valuables at home too.',
          },
        },
        {
          key: 'arrive',
          firmness: 'always',
          title: { fr: 'Arrivez {{arriveEarly}} à l’avance', en: 'Arrive {{arriveEarly}} early' },
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
          key: 'mammograms',
          text: {
            fr: 'Vos mammographies et échographies faites ailleurs',
            en: 'Mammograms and ultrasounds done elsewhere',
          },
        },
        {
          key: 'implantCards',
          text: {
            fr: 'La carte de chaque implant, y compris mammaire',
            en: 'The card for each implant, breast implants included',
          },
        },
        { key: 'healthCard', text: healthCard },
        { key: 'medicineList', text: medicines },
      ],
    },
    toolTexts.preparationSheet,
    {
      kind: 'visit',
      id: 'visit',
      heading: { text: { fr: 'Comment se déroule la visite?', en: 'What is the visit like?' } },
      steps: [
        {
          time: { fr: 'À l’arrivée', en: 'On arrival' },
          title: { fr: 'Nous faisons le point', en: 'We check in with you' },
          text: {
            fr: 'Nous relisons le questionnaire et vérifions le jour de votre cycle. Vous vous changez ensuite, en privé.',
            en: 'We review the questionnaire and check the day of your cycle. You then get changed, in private.',
          },
        },
        {
          time: { fr: 'Avant d’entrer', en: 'Before you go in' },
          title: { fr: 'Nous installons la voie veineuse', en: 'We place the IV line' },
          text: {
            fr: 'Si un agent de contraste est prévu, l’équipe infirmière pique une veine. La petite voie reste en place pendant l’examen.',
            en: 'If a contrast agent is planned, our nursing team puts a needle in a vein. The small line stays in during the exam.',
          },
        },
        {
          time: { fr: '{{minutes.breastMri}}', en: '{{minutes.breastMri}}' },
          title: { fr: 'Vous êtes sur le ventre, immobile', en: 'You lie face down, still' },
          text: {
            fr: 'Nous ajustons les appuis avec vous avant de commencer. L’appareil est bruyant : vous portez une protection pour les oreilles. La sonnette est dans votre main et nous nous parlons.',
            en: 'We adjust the supports with you before we start. The machine is loud, so you wear ear protection. The call bell is in your hand and we can talk.',
          },
        },
        {
          time: { fr: 'Ensuite', en: 'Afterwards' },
          title: { fr: 'Vous vous relevez doucement', en: 'You get up slowly' },
          text: {
            fr: 'Nous retirons la voie veineuse et vous vous rhabillez. Prévoyez {{mriVisit}} en tout à la clinique.',
            en: 'We remove the IV line and you get dressed. Plan on {{mriVisit}} in all at the clinic.',
          },
        },
      ],
    },
    {
      kind: 'prose',
      id: 'after',
      heading: { text: { fr: 'Et après l’examen?', en: 'What happens next?' } },
      paragraphs: [
        {
          fr: 'Vous reprenez en général vos activités tout de suite. Si vous avez pris un sédatif, ne conduisez pas pendant 24 heures et rentrez avec quelqu’un.',
          en: 'You can usually go back to your day at once. If you took a sedative, don’t drive for 24 hours and go home with someone.',
        },
        {
          fr: 'Un ou une radiologiste lit les images et les compare à vos examens antérieurs. La personne qui a prescrit l’examen reçoit le rapport, en général en {{reportDelay}}. C’est elle qui vous l’explique.',
          en: 'A radiologist reads the images and compares them with your earlier exams. The person who prescribed the exam usually receives the report within {{reportDelay}}. They explain it to you.',
        },
        {
          fr: 'Signalez-nous toute démangeaison, rougeur ou tout malaise après l’agent de contraste, avant de partir. Une fois à la maison, appelez Info-Santé au 811. Si vous respirez mal, composez le 911.',
          en: 'Itching, redness or feeling unwell after the contrast agent? Tell us before you leave, or call Info-Santé at 811 once home. If you have trouble breathing, call 911.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'limits',
      heading: {
        text: { fr: 'Quelles sont les limites', en: 'What are the limits' },
        strong: { fr: 'de cet examen?', en: 'of this exam?' },
      },
      paragraphs: [
        {
          fr: 'L’IRM mammaire ne remplace pas la mammographie. Si une mammographie vous est proposée, elle garde son utilité après une IRM.',
          en: 'Breast MRI does not replace mammography. If you are offered a mammogram, it still has its place after an MRI.',
        },
        {
          fr: 'Les fausses alertes sont assez courantes. Une image paraît suspecte, d’autres examens suivent, et il ne s’agissait pas d’un cancer. Cette attente peut peser : parlez-en avec la personne qui vous suit avant de décider.',
          en: 'False alarms are fairly common. Something looks suspicious, more tests follow, and it turns out not to be cancer. That wait can weigh on you, so talk it over with your care provider before deciding.',
        },
        {
          fr: 'Un examen normal n’explique pas tout. Une bosse, un écoulement ou un autre changement du sein mérite toujours un avis médical.',
          en: 'A normal exam does not explain everything. A lump, a discharge or another change in the breast always deserves medical advice.',
        },
        {
          fr: 'Ces renseignements sont généraux et ne remplacent pas l’avis d’une personne professionnelle de la santé.',
          en: 'This information is general and does not replace the advice of a health professional.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: {
        text: { fr: 'Vos questions sur l’IRM mammaire', en: 'Your questions about breast MRI' },
      },
      questions: [
        prescriptionQuestion,
        {
          question: {
            fr: 'Dois-je encore passer une mammographie?',
            en: 'Do I still need a mammogram?',
          },
          answer: [
            {
              fr: 'L’IRM ne la remplace pas. La personne qui vous suit vous dit quels examens sont utiles pour vous, et à quel moment.',
              en: 'An MRI does not replace it. Your care provider tells you which exams are useful for you, and when.',
            },
          ],
        },
        {
          question: { fr: 'Est-ce que l’examen fait mal?', en: 'Does the exam hurt?' },
          answer: [
            {
              fr: 'Les seins reposent dans l’antenne. Rester sur le ventre sans bouger peut devenir inconfortable, et la voie veineuse demande une piqûre. Dites-nous ce qui vous gêne avant que l’examen commence.',
              en: 'The breasts rest in the coil. Staying face down without moving can become uncomfortable, and the IV line means a needle. Tell us what bothers you before the exam starts.',
            },
          ],
        },
        {
          question: {
            fr: 'L’agent de contraste est-il toujours nécessaire?',
            en: 'Is the contrast agent always needed?',
          },
          answer: [
            {
              fr: 'Dans la plupart des cas, oui. Pour chercher la rupture d’un implant en silicone, il n’en faut pas. Demandez-nous ce qui est prévu pour vous en prenant rendez-vous.',
              en: 'In most cases, yes. To look for a ruptured silicone implant, it isn’t. Ask us what is planned for you when you book.',
            },
          ],
        },
        {
          question: {
            fr: 'J’ai des implants mammaires. Puis-je venir?',
            en: 'I have breast implants. Can I come?',
          },
          answer: [
            {
              fr: 'Dites-le-nous à la prise de rendez-vous, avec la carte de vos implants. Pour un expanseur tissulaire, appelez-nous avant de prendre rendez-vous.',
              en: 'Tell us when you book, with your implant card at hand. If you have a tissue expander, call us before booking.',
            },
          ],
        },
        {
          question: {
            fr: 'J’allaite. Faut-il arrêter?',
            en: 'I’m breastfeeding. Do I need to stop?',
          },
          answer: [
            {
              fr: 'Très peu d’agent de contraste passe dans le lait. Les revues publiées ne voient pas de raison d’arrêter. Si vous allaitez, dites-le en prenant rendez-vous.',
              en: 'Very little contrast agent passes into milk. Published reviews see no need to stop. If you breastfeed, tell us when you book.',
            },
          ],
        },
        {
          question: {
            fr: 'Les espaces fermés m’angoissent. Que faire?',
            en: 'Closed spaces make me anxious. What can I do?',
          },
          answer: [
            {
              fr: 'Dites-le-nous à la prise de rendez-vous. La page de l’IRM décrit [ce qui peut vous aider](page:mri#claustrophobia), dont un sédatif prescrit d’avance.',
              en: 'Tell us when you book. The MRI page describes [what may help you](page:mri#claustrophobia), including a sedative prescribed ahead.',
            },
          ],
        },
        {
          question: {
            fr: 'Que se passe-t-il si on voit quelque chose?',
            en: 'What if something shows up?',
          },
          answer: [
            {
              fr: 'Le rapport dit si d’autres images ou d’autres examens sont utiles. Une image à préciser n’est pas un diagnostic. La personne qui a prescrit l’examen voit la suite avec vous.',
              en: 'The report says if more images or other tests would be useful. A finding to clarify is not a diagnosis. The person who prescribed the exam goes over the next steps with you.',
            },
          ],
        },
        {
          question: { fr: 'Combien coûte l’examen?', en: 'What does the exam cost?' },
          answer: [
            {
              fr: 'La section [qui paie](#cost) dit ce que vous payez, avec ou sans agent de contraste. Votre assureur peut vous dire d’avance ce qu’il rembourse.',
              en: 'The section on [who pays](#cost) says what you pay, with or without contrast. Your insurer can tell you ahead of time what it pays back.',
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
    callFirst: 'safety',
  },
  related: ['mri', 'breastUltrasound', 'hysterosonogram'],
  sources: [
    {
      label: {
        fr: 'Site québécois d’information sur le dépistage du cancer du sein, page sur l’IRM',
        en: 'Québec breast-screening information site, MRI page (in French)',
      },
    },
    {
      label: {
        fr: 'Partenariat canadien contre le cancer, ligne directrice sur le risque élevé et rapport sur le dépistage, 2023-2024',
        en: 'Canadian Partnership Against Cancer, high-risk guideline and 2023-24 screening report',
      },
    },
    {
      label: { fr: 'Mayo Clinic, page sur l’IRM du sein', en: 'Mayo Clinic, breast MRI page' },
    },
    gadoliniumReview,
    {
      label: {
        fr: 'NHS (Royaume-Uni), page sur l’IRM',
        en: 'NHS (United Kingdom), MRI page',
      },
    },
  ],
  updated: '2026-11-22',
}
