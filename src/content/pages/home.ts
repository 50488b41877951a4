import type { HomeContent } from '../pageContentTypes.js'

/** The home page: what it says, in both languages. */
export const home: HomeContent = {
  name: { fr: 'Accueil', en: 'Home' },
  head: {
    title: {
      fr: 'Échographie, IRM et thérapie PRP à Québec',
      en: 'Ultrasound, MRI and PRP therapy in Québec City',
    },
    description: {
      fr: 'Une clinique de Sainte-Foy pour l’échographie, l’IRM et le PRP. Trouvez votre examen, préparez votre visite et demandez un rendez-vous.',
      en: 'A clinic in Sainte-Foy for ultrasound, MRI and PRP. Find your exam, prepare for your visit and request an appointment.',
    },
  },
  hero: {
    title: { fr: 'Échographie et IRM à Québec,', en: 'Ultrasound and MRI in Québec City,' },
    strong: { fr: 'expliquées étape par étape', en: 'explained step by step' },
    lead: {
      fr: 'Nous faisons des échographies, des IRM et des infiltrations de PRP à Québec. Nous vous expliquons chaque étape, et nous prenons le temps de répondre à vos questions.',
      en: 'We do ultrasounds, MRIs and PRP injections in Québec City. We walk you through each step and take the time to answer your questions.',
    },
  },
  services: {
    heading: {
      text: { fr: 'Nos services', en: 'Our services' },
    },
    intro: {
      fr: 'Chaque page dit comment l’examen se passe, quoi préparer, qui paie et ce que l’image peut manquer.',
      en: 'Each page says what to expect, how to prepare, who pays and what the pictures can miss.',
    },
    ultrasound: {
      fr: 'Des sons trop aigus pour l’oreille montrent l’intérieur du corps, en direct et sans rayons X. Voici nos six examens, avec leur durée.',
      en: 'Sound waves show the inside of the body, live and without X-rays. Here are our six exams and how long each one takes.',
    },
    mri: {
      text: {
        fr: 'Un aimant et des ondes radio montrent le cerveau, la colonne ou une articulation. L’appareil est bruyant : vos oreilles sont protégées, et vous gardez une sonnette en main.',
        en: 'A magnet and radio waves show the brain, the spine or a joint. The machine is loud, so we give you ear protection and a call bell to hold.',
      },
      action: { fr: 'Préparer mon IRM', en: 'Prepare for my MRI' },
    },
    prp: {
      text: {
        fr: 'Une partie de votre sang est injectée dans un tendon ou une articulation. Genou et tendon d’Achille : le PRP n’a pas fait mieux qu’un placebo dans les essais les mieux conçus.',
        en: 'Part of your own blood is injected into a tendon or a joint. For the knee and the Achilles tendon, PRP did no better than a placebo in the best-designed trials.',
      },
      action: { fr: 'Lire les études sur le PRP', en: 'Read the studies on PRP' },
    },
  },
  visit: {
    heading: {
      text: { fr: 'Votre visite,', en: 'Your visit,' },
      strong: { fr: 'étape par étape', en: 'step by step' },
    },
    steps: [
      {
        time: { fr: '{{arriveEarly}} avant l’heure', en: '{{arriveEarly}} early' },
        title: { fr: 'Vous arrivez', en: 'You arrive' },
        text: {
          fr: 'Présentez votre carte d’assurance maladie à l’accueil, et l’ordonnance originale si elle est sur papier. Vous avez ensuite le temps de vous changer, si l’examen le demande.',
          en: 'Show your health insurance card at the front desk, and the original prescription if it’s on paper. You then have time to change, if you need to.',
        },
        drawing: 'steps/ultrasound/1',
      },
      {
        time: { fr: 'Durée selon l’examen', en: 'Time depends on the exam' },
        title: { fr: 'Vous passez l’examen', en: 'You have the exam' },
        text: {
          fr: 'Nous vous annonçons chaque étape au fur et à mesure. Si quelque chose vous fait mal ou vous inquiète, dites-le : nous pouvons ralentir, attendre ou arrêter.',
          en: 'We tell you what comes next as we go. If something hurts or worries you, say so. We can slow down, wait or stop.',
        },
        drawing: 'steps/ultrasound/3',
      },
      {
        time: { fr: 'En général, {{reportDelay}}', en: 'Usually {{reportDelay}}' },
        title: { fr: 'Le rapport est envoyé', en: 'The report is sent' },
        text: {
          fr: 'Un ou une radiologiste lit toutes les images et signe le rapport. La personne qui a demandé l’examen le reçoit et vous l’explique.',
          en: 'A radiologist reads every image and signs the report. It goes to the person who ordered the exam, who explains it to you.',
        },
        drawing: 'steps/prp/1',
      },
    ],
  },
  preparation: {
    heading: { text: { fr: 'Que faut-il préparer?', en: 'How do I prepare?' } },
    intro: {
      fr: 'Voici les quatre consignes les plus courantes. La liste complète est sur la page de votre examen, et vous pouvez l’imprimer.',
      en: 'These are the four most common instructions. The full list is on your exam’s page, and you can print it.',
    },
    rows: [
      {
        title: { fr: 'De l’eau, pour certains examens', en: 'Water, for some exams' },
        text: {
          fr: 'Jusqu’à 13 semaines, {{water}}, terminé une heure avant. Ensuite, rien.',
          en: 'Up to 13 weeks, {{water}}, finished an hour before. After that, none.',
        },
        exams: ['fetal', 'nuchalTranslucency'],
      },
      {
        title: { fr: 'Rien de métallique pour l’IRM', en: 'Nothing metal for an MRI' },
        text: {
          fr: 'Laissez vos bijoux à la maison et choisissez des vêtements sans métal. Parlez-nous de tout implant avant de venir.',
          en: 'Leave jewellery at home and wear clothes without metal. Tell us about any implant before you come.',
        },
        exams: ['mri', 'breastMri'],
      },
      {
        title: { fr: 'Certains jours du cycle', en: 'Certain days of the cycle' },
        text: {
          fr: 'L’hystérosonographie se fait aux jours {{hysterosonogramDays}} du cycle, et l’IRM mammaire aux jours {{breastMriDays}}. Le jour 1 est le premier jour du saignement.',
          en: 'A hysterosonogram is done on days {{hysterosonogramDays}} of your cycle. A breast MRI is done on days {{breastMriDays}}. Day 1 is the first day of bleeding.',
        },
        exams: ['hysterosonogram', 'breastMri'],
      },
      {
        title: { fr: 'Vos médicaments, par écrit', en: 'Your medicines, in writing' },
        text: {
          fr: 'Apportez-en la liste et n’en arrêtez aucun sans avis. Pour l’aspirine ou un anticoagulant, parlez d’abord à votre médecin, à votre pharmacienne ou à votre pharmacien.',
          en: 'Bring a list, and don’t stop any of them without advice. For aspirin or a blood thinner, ask your physician or pharmacist first.',
        },
        exams: ['prp', 'hysterosonogram'],
      },
    ],
  },
  questions: {
    heading: { text: { fr: 'Que voulez-vous savoir?', en: 'What would you like to know?' } },
    intro: {
      fr: 'Votre question n’est pas dans la liste? Posez-la à l’accueil, au [{{phone}}](tel:clinic).',
      en: 'Don’t see your question? Call the front desk at [{{phone}}](tel:clinic).',
    },
    items: [
      {
        question: { fr: 'Faut-il une ordonnance?', en: 'Do I need a prescription?' },
        answer: [
          {
            fr: 'Oui, pour une échographie ou une IRM. Elle est signée par {{prescribers}}. Pendant une grossesse : {{pregnancyPrescribers}}. Elle peut nous arriver {{prescriptionForms}}.',
            en: 'Yes, for an ultrasound or an MRI. It is signed by {{prescribers}}. During a pregnancy: {{pregnancyPrescribers}}. It can reach us {{prescriptionForms}}.',
          },
          {
            fr: 'La [thérapie PRP](page:prp) commence autrement, par une consultation.',
            en: '[PRP therapy](page:prp) starts with a consultation instead.',
          },
        ],
      },
      {
        question: { fr: 'Est-ce que je devrai payer?', en: 'Will I have to pay?' },
        answer: [
          {
            fr: '{{ultrasoundPayer}} Pour une IRM ou une infiltration de PRP, vous payez. Votre assurance privée peut en rembourser une partie.',
            en: '{{ultrasoundPayer}} You pay for an MRI or a PRP injection. Private insurance may reimburse part of it.',
          },
          {
            fr: 'Voyez le [prix d’une IRM](page:mri#cost), le [prix du PRP](page:prp#cost) ou [qui paie l’échographie de grossesse](page:fetal#cost).',
            en: 'See the [price of an MRI](page:mri#cost), the [price of PRP](page:prp#cost) or [who pays for a pregnancy ultrasound](page:fetal#cost).',
          },
        ],
      },
      {
        question: { fr: 'Quand aurai-je le résultat?', en: 'When will I have the result?' },
        answer: [
          {
            fr: 'En général, la personne qui a demandé l’examen reçoit le rapport en {{reportDelay}}. C’est elle qui vous l’explique. La ou le technologue ne peut pas donner de diagnostic.',
            en: 'The person who ordered the exam usually has the report within {{reportDelay}}. They explain it to you. The technologist can’t give a diagnosis.',
          },
          {
            fr: 'Certains rapports paraissent aussi dans le [Carnet santé Québec](https://carnetsante.gouv.qc.ca), après un délai qui ne dépend pas de nous.',
            en: 'Some reports also appear in [Carnet santé Québec](fr:https://carnetsante.gouv.qc.ca), after a delay we don’t control.',
          },
        ],
      },
      {
        question: { fr: 'Puis-je me faire accompagner?', en: 'Can I bring someone with me?' },
        answer: [
          {
            fr: 'Oui, quelqu’un peut venir avec vous à la clinique. {{companion}} Pour une IRM, un adulte peut entrer, après les mêmes questions de sécurité.',
            en: 'Yes, you can come to the clinic with someone. {{companion}} For an MRI, one adult may come in, after the same safety questions.',
          },
        ],
      },
      {
        question: {
          fr: 'Les espaces fermés m’angoissent. Que prévoir pour l’IRM?',
          en: 'Closed spaces make me anxious. What about an MRI?',
        },
        answer: [
          {
            fr: 'Venez voir l’appareil d’avance, sans frais. Le tunnel mesure {{mriBore}}, il est ventilé et ouvert aux deux bouts. Lisez aussi [ce qui aide pendant une IRM](page:mri#claustrophobia).',
            en: 'Come and see the machine ahead, free. The tunnel is {{mriBore}} wide, ventilated and open at both ends. See also [what can help during an MRI](page:mri#claustrophobia).',
          },
        ],
      },
      {
        question: {
          fr: 'Comment déplacer ou annuler un rendez-vous?',
          en: 'How do I change or cancel an appointment?',
        },
        answer: [
          {
            fr: 'Appelez au [{{phone}}](tel:clinic), au moins {{changeNotice}} à l’avance. Une autre personne pourra prendre votre place, et nous vous trouverons une autre heure.',
            en: 'Call [{{phone}}](tel:clinic) at least {{changeNotice}} ahead. Someone else can then have your place, and we’ll find you another time.',
          },
          {
            fr: '{{missedVisit}}',
            en: '{{missedVisit}}',
          },
        ],
      },
    ],
  },
  jobs: {
    heading: { text: { fr: 'Voulez-vous travailler ici?', en: 'Would you like to work here?' } },
    intro: {
      fr: 'Lisez les offres ouvertes, ou envoyez une [candidature spontanée](page:careers#spontaneous).',
      en: 'See our openings, or send a [general application](page:careers#spontaneous).',
    },
  },
  contact: {
    heading: { text: { fr: 'Comment prendre rendez-vous?', en: 'How do I book?' } },
    intro: {
      fr: 'Laissez votre nom et une façon de vous joindre. L’accueil vous répond, en général en {{callbackDelay}}. Nous choisissons alors la date et l’heure avec vous, et nous parlons de la préparation.',
      en: 'Leave your name and a way to reach you. The front desk usually answers within {{callbackDelay}}. We then choose a date and time together, and go over how to prepare.',
    },
  },
  map: {
    heading: { text: { fr: 'Comment vous rendre à la clinique?', en: 'How do I get there?' } },
  },
  updated: '2026-11-22',
}
