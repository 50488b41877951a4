import type { ExamContent } from '../contentTypes.js'
import { toolTexts } from '../tools/toolTexts.js'
import {
  contrastSigns,
  everyoneQuestion,
  examHeadings,
  gadoliniumReview,
  healthCard,
  mealsAsUsual,
  medicines,
  medicinesAsUsual,
  mriQuestionnaire,
  nhsMri,
  prescriptionNeeded,
  prescriptionQuestion,
  reportFact,
  signedPrescription,
  whoPays,
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
    fr: 'L’IRM du sein s’ajoute à la mammographie dans certaines situations. Elle se planifie selon le cycle. Un agent de contraste est nécessaire dans la plupart des cas.',
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
        fr: 'Et questionnaire signé avec cette personne',
        en: 'And a questionnaire signed with that person',
      },
    },
    results: reportFact,
  },
  figure: { kind: 'ring', picture: 'sliceBreast', simulated: true },
  // One lies face down there: no drawing shows it.
  drawing: 'steps/mri/1',
  procedure: 'mri',
  price: 'breastMri',
  pregnancy: 'callFirst',
  sections: [
    {
      kind: 'notice',
      id: 'safety',
      tone: 'warn',
      heading: examHeadings.callFirst,
      paragraphs: [
        {
          fr: 'Appelez-nous au [{{phone}}](tel:clinic) avant de prendre rendez-vous si une grossesse est possible. Pour un implant, un appareil ou du métal, [cochez ce qui vous concerne](#mri-check) : la liste dit quand appeler.',
          en: 'Call us at [{{phone}}](tel:clinic) before booking if you could be pregnant. For an implant, a device or metal, [check what applies to you](#mri-check): the list says when to call.',
        },
        {
          fr: 'Une bosse, un écoulement ou un autre changement du sein mérite un avis médical, même après un examen normal. En cas d’urgence, composez le 911.',
          en: 'A lump, a discharge or another change in the breast deserves medical advice, even after a normal exam. In an emergency, call 911.',
        },
      ],
    },
    toolTexts.mriCheck,
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
          fr: 'Nous visons les jours {{breastMriDays}} du cycle. Après la ménopause, n’importe quel jour convient. Quand un cancer est déjà diagnostiqué, l’examen n’attend pas le cycle.',
          en: 'We aim for days {{breastMriDays}} of the cycle. After menopause, any day works. When cancer has already been diagnosed, the exam doesn’t wait for the cycle.',
        },
        {
          fr: 'Cycle irrégulier, contraception hormonale, menstruations absentes, en avance ou en retard? Appelez-nous au [{{phone}}](tel:clinic), et nous chercherons une date ensemble.',
          en: 'Irregular cycle, hormonal birth control, no periods, or a period that comes early or late? Call us at [{{phone}}](tel:clinic) and we’ll look for a date together.',
        },
      ],
    },
    toolTexts.cycleDays,
    {
      kind: 'visit',
      storyboard: true,
      id: 'visit',
      heading: examHeadings.visit,
      steps: [
        {
          time: { fr: 'À l’arrivée', en: 'On arrival' },
          drawing: 'steps/breast-mri/1',
          title: { fr: 'Nous relisons vos réponses', en: 'We go over your answers' },
          text: {
            fr: 'Nous reprenons le questionnaire et vérifions le jour de votre cycle. Vous vous changez ensuite, en privé.',
            en: 'We go over the questionnaire and check the day of your cycle. You then get changed, in private.',
          },
        },
        {
          time: { fr: 'Avant d’entrer', en: 'Before you go in' },
          drawing: 'steps/breast-mri/2',
          title: { fr: 'Nous installons la voie veineuse', en: 'We place the IV line' },
          text: {
            fr: 'Si un agent de contraste est prévu, l’équipe infirmière pique une veine. La petite voie reste en place pendant l’examen.',
            en: 'If a contrast agent is planned, our nursing team puts a needle in a vein. The small line stays in during the exam.',
          },
        },
        {
          time: { fr: '{{minutes.breastMri}}', en: '{{minutes.breastMri}}' },
          drawing: 'steps/breast-mri/3',
          title: { fr: 'Vous restez sur le ventre, immobile', en: 'You lie face down, still' },
          text: {
            fr: 'Nous ajustons les appuis avec vous avant de commencer. L’appareil est bruyant : vous portez une protection pour les oreilles. Vous tenez une sonnette, et nous pouvons nous parler.',
            en: 'We adjust the supports with you before we start. The machine is loud, so you wear ear protection. You hold a call bell, and we can talk to each other.',
          },
        },
        {
          time: { fr: 'Ensuite', en: 'Afterwards' },
          drawing: 'steps/breast-mri/4',
          title: { fr: 'Vous vous relevez doucement', en: 'You get up slowly' },
          text: {
            fr: 'Nous retirons la voie veineuse et vous vous rhabillez. Prévoyez {{mriVisit}}, et 15 minutes de plus avec un agent de contraste.',
            en: 'We remove the IV line and you get dressed. Plan on {{mriVisit}}, and 15 minutes more with a contrast agent.',
          },
        },
      ],
    },
    {
      kind: 'prose',
      id: 'reasons',
      heading: {
        text: { fr: 'Pourquoi cet examen,', en: 'Why have this exam,' },
        strong: { fr: 'et pour qui?', en: 'and who is it for?' },
      },
      later: { fr: 'Quand le risque est très élevé', en: 'When the risk is very high' },
      paragraphs: [
        {
          fr: 'Il peut préciser une image incertaine ou montrer l’étendue d’un cancer déjà connu. Il peut aussi chercher la rupture d’un implant en silicone, et alors le gadolinium n’est pas nécessaire.',
          en: 'It can clarify an unclear finding, or show how far a known cancer extends. It can also look for a ruptured silicone implant, and then no gadolinium is needed.',
        },
        {
          fr: 'On le propose aussi aux personnes dont le risque de cancer du sein est très élevé. Les règles varient d’une province à l’autre. Votre médecin peut vous dire ce qui s’applique à vous, et vous décidez ensuite. Ce groupe comprend souvent :',
          en: 'It is also suggested to people whose risk of breast cancer is very high. Rules vary from one province to another. Your doctor can say what applies to you, and you then decide. This group often includes:',
        },
      ],
      list: [
        {
          fr: 'les personnes qui ont une mutation de type BRCA',
          en: 'people who have a BRCA-type mutation',
        },
        {
          fr: 'celles qui n’ont pas passé le test, mais dont un proche (parent, frère, sœur, enfant) a cette mutation',
          en: 'people who have not been tested, but whose parent, brother, sister or child carries one',
        },
        {
          fr: 'celles dont le risque à vie est estimé à 25 % ou plus',
          en: 'people whose lifetime risk is estimated at 25% or more',
        },
        {
          fr: 'celles qui ont reçu une radiothérapie du thorax avant 30 ans, il y a au moins 8 ans',
          en: 'people who had radiotherapy to the chest before age 30, at least 8 years ago',
        },
      ],
    },
    {
      kind: 'prepare',
      id: 'prepare',
      heading: examHeadings.prepare,
      dayFrom: 'eat',
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
          title: {
            fr: 'Demandez une copie des mammographies faites ailleurs',
            en: 'Ask for a copy of mammograms done elsewhere',
          },
        },
        mriQuestionnaire,
        {
          key: 'eat',
          firmness: 'always',
          title: mealsAsUsual,
        },
        {
          key: 'medicines',
          firmness: 'always',
          title: medicinesAsUsual,
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
        },
        {
          key: 'arrive',
          firmness: 'always',
          title: { fr: 'Arrivez {{arriveEarly}} à l’avance', en: 'Arrive {{arriveEarly}} early' },
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
    whoPays,
    contrastSigns,
    {
      kind: 'prose',
      folded: true,
      id: 'about',
      heading: { text: { fr: 'Qu’est-ce qu’une IRM mammaire?', en: 'What is a breast MRI?' } },
      paragraphs: [
        {
          fr: 'L’IRM mammaire forme des images du sein avec un aimant puissant et des ondes radio, sans rayons X. Vous êtes sur le ventre, et les seins reposent dans une antenne conçue pour eux.',
          en: 'A breast MRI makes pictures of the breast with a strong magnet and radio waves, without X-rays. You lie face down, and your breasts rest in a coil made for them.',
        },
        {
          fr: 'Dans la plupart des cas, un agent de contraste est donné par une veine. La page de l’IRM explique [ce qu’on sait du gadolinium](page:mri#contrast) et [ce qui aide si vous êtes claustrophobe](page:mri#claustrophobia).',
          en: 'In most cases, a contrast agent is given through a vein. Our MRI page explains [what is known about gadolinium](page:mri#contrast) and [what can help if you are claustrophobic](page:mri#claustrophobia).',
        },
        {
          fr: 'L’examen demande un appareil équipé pour le sein. Pour le lire, il faut aussi une expertise en mammographie : voilà pourquoi vos mammographies antérieures comptent autant.',
          en: 'The exam calls for a machine equipped for the breast. Reading it also takes expertise in mammography, which is why your earlier mammograms matter so much.',
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
          fr: 'Rester sur le ventre sans bouger peut devenir inconfortable, et la voie veineuse demande une piqûre. Dites-nous ce qui vous gêne avant que l’examen commence.',
          en: 'Staying face down without moving can become uncomfortable, and the IV line means a needle. Tell us what bothers you before the exam starts.',
        },
        {
          fr: 'L’IRM mammaire ne remplace pas la mammographie : si l’on vous en propose une, elle reste utile. Votre médecin vous dit quels examens conviennent, et à quel moment.',
          en: 'A breast MRI does not replace mammography: if you are offered a mammogram, it still has its place. Your doctor tells you which exams suit you, and when.',
        },
        {
          fr: 'Les fausses alertes sont assez courantes. Une image paraît suspecte, d’autres examens suivent, et il ne s’agissait pas d’un cancer. Cette attente peut peser : parlez-en avec votre médecin avant de décider.',
          en: 'False alarms are fairly common. Something looks suspicious, more tests follow, and it turns out not to be cancer. That wait can weigh on you, so talk it over with your doctor before deciding.',
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
          fr: 'Vous pouvez en général reprendre vos activités tout de suite. Si vous avez pris un sédatif, ne conduisez pas pendant 24 heures et rentrez avec quelqu’un.',
          en: 'You can usually go back to your day at once. If you took a sedative, don’t drive for 24 hours and go home with someone.',
        },
        {
          fr: 'Un ou une radiologiste lit les images et les compare à vos examens antérieurs. La personne qui a prescrit l’examen reçoit le rapport, et c’est elle qui vous l’explique.',
          en: 'A radiologist reads the images and compares them with your earlier exams. The person who ordered the exam gets the report, and explains it to you.',
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
        everyoneQuestion,
        {
          question: {
            fr: 'J’ai des implants mammaires. Puis-je venir?',
            en: 'I have breast implants. Can I come?',
          },
          answer: [
            {
              fr: 'Oui, avec la carte de vos implants. Pour un expanseur tissulaire, appelez-nous avant de prendre rendez-vous.',
              en: 'Yes, with your implant card. If you have a tissue expander, call us before booking.',
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
              fr: 'Les revues publiées ne voient pas de raison d’arrêter, car très peu d’agent de contraste passe dans le lait. Dites-nous que vous allaitez.',
              en: 'Published reviews see no need to stop, because very little contrast agent passes into milk. Let us know that you breastfeed.',
            },
          ],
        },
        {
          question: {
            fr: 'Que se passe-t-il si l’on voit quelque chose?',
            en: 'What if something shows up?',
          },
          answer: [
            {
              fr: 'Une image à préciser n’est pas un diagnostic, et souvent, une échographie suit. Si elle ne se voit qu’à l’IRM, la biopsie se fait à l’hôpital (CRID). Nous y envoyons vos images, et une IRM refaite là est couverte.',
              en: 'A finding to clarify is not a diagnosis, and often, an ultrasound follows. If it shows on MRI alone, the biopsy is done in hospital (CRID). We send your images there, and an MRI repeated there is covered.',
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
  related: ['mri', 'breastUltrasound'],
  sources: [
    {
      label: {
        fr: '« Imagerie par résonance magnétique (IRM) », site québécois d’information sur le dépistage du cancer du sein',
        en: '[“Imagerie par résonance magnétique (IRM)”](fr), Québec information site on breast cancer screening (in French)',
      },
    },
    {
      label: {
        fr: 'Partenariat canadien contre le cancer, ligne directrice sur le risque élevé et rapport sur le dépistage, 2023-2024',
        en: 'Canadian Partnership Against Cancer, high-risk guideline and 2023-24 screening report',
      },
    },
    {
      label: {
        fr: '[Mayo Clinic](en), page sur l’IRM du sein (en anglais)',
        en: 'Mayo Clinic, breast MRI page',
      },
    },
    gadoliniumReview,
    nhsMri,
  ],
  updated: '2026-11-22',
}
