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
    title: { fr: 'Bien voir,', en: 'Time to look,' },
    strong: { fr: 'bien expliquer.', en: 'time to explain.' },
    lead: {
      fr: 'Nous faisons des échographies, des IRM et des infiltrations de PRP à Québec. Nous vous expliquons chaque étape, et nous prenons le temps de répondre à vos questions.',
      en: 'We do ultrasounds, MRIs and PRP injections in Québec City. We explain each step, and we take the time to answer your questions.',
    },
  },
  finder: {
    heading: { fr: 'Trouvez votre examen', en: 'Find your exam' },
    hint: {
      fr: 'Partez de ce que dit votre ordonnance. Si les mots ne sont pas clairs, lisez-les-nous au [{{phone}}](tel:clinic).',
      en: 'Start from what your prescription says. If the words aren’t clear, read them to us at [{{phone}}](tel:clinic).',
    },
    needs: [
      {
        id: 'early-pregnancy',
        label: { fr: 'Enceinte de 10 semaines ou moins', en: 'Pregnant, 10 weeks or less' },
        exam: 'fetal',
        text: {
          fr: 'Au début, l’échographie sert souvent à dater la grossesse. Le moment à privilégier : {{datingWindow}}.',
          en: 'Early on, an ultrasound often serves to date the pregnancy. The preferred time is {{datingWindow}}.',
        },
        preparation: {
          fr: 'Souvent, 1 litre d’eau terminé une heure avant. Demandez-nous la quantité en prenant rendez-vous.',
          en: 'Often 1 litre of water, finished an hour before. Ask us how much when you book.',
        },
      },
      {
        id: 'nuchal',
        label: { fr: 'Enceinte de 11 à 13 semaines', en: 'Pregnant, 11 to 13 weeks' },
        exam: 'nuchalTranslucency',
        text: {
          fr: 'Un dépistage que vous êtes libre de refuser. La mesure se fait de {{nuchalWindow}}. Nous visons {{nuchalBest}}.',
          en: 'A screening that you’re free to decline. The measurement is done from {{nuchalWindow}}. We aim for {{nuchalBest}}.',
        },
        preparation: {
          fr: 'Souvent, de l’eau à boire avant de venir. Demandez-nous la quantité en prenant rendez-vous.',
          en: 'Often, water to drink before you come. Ask us how much when you book.',
        },
      },
      {
        id: 'morphology',
        label: {
          fr: 'Enceinte de {{morphologyWindow}}',
          en: 'Pregnant, {{morphologyWindow}}',
        },
        exam: 'morphological',
        text: {
          fr: 'Une étude détaillée du fœtus : cerveau, cœur, colonne, membres et croissance. La période va de {{morphologyWindow}}.',
          en: 'A detailed look at the fetus: brain, heart, spine, limbs and growth. The window is {{morphologyWindow}}.',
        },
        preparation: {
          fr: 'De l’eau à boire, dans certains cas. Nous vous le précisons à la prise de rendez-vous.',
          en: 'Water to drink, in some cases. We tell you when you book.',
        },
      },
      {
        id: 'breast',
        label: { fr: 'Sein', en: 'Breast' },
        exam: 'breastUltrasound',
        text: {
          fr: 'Pour distinguer un kyste d’une masse, regarder une bosse ou préciser une mammographie.',
          en: 'To tell a cyst from a solid mass, look at a lump or clarify a mammogram.',
        },
        preparation: {
          fr: 'Un haut et un bas séparés. Pas de crème, de poudre ni de déodorant ce jour-là.',
          en: 'A separate top and bottom. No lotion, powder or deodorant that day.',
        },
      },
      {
        id: 'uterus',
        label: { fr: 'Fertilité ou utérus', en: 'Fertility or uterus' },
        exam: 'hysterosonogram',
        text: {
          fr: 'De l’eau salée stérile fait ressortir l’intérieur de l’utérus. L’examen se fait aux jours {{hysterosonogramDays}} du cycle.',
          en: 'Sterile salt water outlines the inside of the uterus. The exam is done on days {{hysterosonogramDays}} of the cycle.',
        },
        preparation: {
          fr: 'Appelez le premier jour du saignement. Appelez aussi si une grossesse est possible.',
          en: 'Call on the first day of bleeding. Call too if you might be pregnant.',
        },
      },
      {
        id: 'tendon',
        label: { fr: 'Épaule, tendon ou muscle', en: 'Shoulder, tendon or muscle' },
        exam: 'musculoskeletal',
        text: {
          fr: 'Vous refaites le geste qui fait mal. Nous regardons à l’écran le tendon ou le muscle qui travaille.',
          en: 'You repeat the movement that hurts. We watch the tendon or muscle work on the screen.',
        },
        preparation: {
          fr: 'Aucune. Portez des vêtements amples et apportez vos radiographies.',
          en: 'None. Wear loose clothes and bring your X-rays.',
        },
      },
      {
        id: 'spine-head',
        label: { fr: 'Dos, tête ou genou', en: 'Back, head or knee' },
        exam: 'mri',
        text: {
          fr: 'L’IRM montre les tissus mous avec un aimant. Un implant, du métal, une grossesse possible? Parlez-nous-en d’abord.',
          en: 'MRI shows soft tissue with a magnet. An implant, metal, a possible pregnancy? Talk to us first.',
        },
        preparation: {
          fr: 'Des vêtements sans métal et un questionnaire signé avec votre médecin.',
          en: 'Clothes without metal, and a questionnaire signed with your physician.',
        },
      },
      {
        id: 'lasting-pain',
        label: { fr: 'Douleur qui dure', en: 'Pain that lasts' },
        exam: 'musculoskeletal',
        text: {
          fr: 'Parlez-en d’abord à votre médecin, à votre infirmière praticienne ou à votre infirmier praticien. Une échographie peut ensuite montrer le tendon ou le muscle, sur ordonnance.',
          en: 'First talk to your doctor or nurse practitioner. An ultrasound can then show the tendon or muscle, with a prescription.',
        },
        preparation: {
          fr: 'Aucune. Portez des vêtements amples et apportez vos radiographies.',
          en: 'None. Wear loose clothes and bring your X-rays.',
        },
      },
      {
        id: 'prp',
        label: { fr: 'PRP, si on vous en a parlé', en: 'PRP, if someone suggested it' },
        exam: 'prp',
        text: {
          fr: 'Les études se contredisent sur le PRP. Une consultation vient donc d’abord, pour parler aussi des autres soins.',
          en: 'Studies disagree about PRP. So a consultation comes first, and it covers other care too.',
        },
        preparation: {
          fr: 'Vos médicaments, tous sur une liste. N’en arrêtez aucun de vous-même.',
          en: 'A list of your medicines. Don’t stop any of them on your own.',
        },
      },
    ],
  },
  services: {
    heading: {
      text: { fr: 'Trois services,', en: 'Three services,' },
      strong: { fr: 'une même équipe', en: 'one team' },
    },
    intro: {
      fr: 'Chaque page dit comment l’examen se passe, quoi préparer et qui paie. Elle dit aussi ce que l’image peut manquer.',
      en: 'Each page says how the exam goes, what to prepare and who pays. It also says what the pictures can miss.',
    },
    ultrasound: {
      fr: 'Des sons trop aigus pour l’oreille montrent l’intérieur du corps, en direct et sans rayons X. Voici nos six examens et le temps à prévoir.',
      en: 'Sound too high to hear shows the inside of the body, live and without X-rays. Here are our six exams and how long to allow.',
    },
    mri: {
      text: {
        fr: 'Un aimant et des ondes radio montrent le cerveau, la colonne ou une articulation. L’appareil est bruyant : nous vous protégeons les oreilles et vous gardez une sonnette en main.',
        en: 'A magnet and radio waves show the brain, the spine or a joint. The machine is loud: you get ear protection and hold a call bell.',
      },
      action: { fr: 'Préparer mon IRM', en: 'Prepare for my MRI' },
    },
    prp: {
      text: {
        fr: 'Une partie de votre sang est injectée dans un tendon ou une articulation. Les études se contredisent sur l’effet : nous vous montrons leurs chiffres avant toute décision.',
        en: 'Part of your own blood is injected into a tendon or a joint. Studies disagree about the effect: we show you their figures before anything is decided.',
      },
      action: { fr: 'Lire ce que disent les études', en: 'Read what the studies say' },
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
          fr: 'Présentez votre carte d’assurance maladie et l’ordonnance originale à l’accueil. Vous avez ensuite le temps de vous changer, si l’examen le demande.',
          en: 'Show your health insurance card and the original prescription at the desk. You then have time to change, if the exam calls for it.',
        },
      },
      {
        time: { fr: 'Durée selon l’examen', en: 'Time depends on the exam' },
        title: { fr: 'Vous passez l’examen', en: 'You have the exam' },
        text: {
          fr: 'Nous vous décrivons la suite à mesure. Si quelque chose fait mal ou vous inquiète, dites-le : nous pouvons ralentir, attendre ou arrêter.',
          en: 'We describe what’s next as we go. If something hurts or worries you, say so: we can slow down, wait or stop.',
        },
      },
      {
        time: { fr: 'En général, {{reportDelay}}', en: 'Usually {{reportDelay}}' },
        title: { fr: 'Le rapport est envoyé', en: 'The report is sent' },
        text: {
          fr: 'Un ou une radiologiste lit toutes les images et signe le rapport. La personne qui a demandé l’examen le reçoit, puis vous l’explique.',
          en: 'A radiologist reads every image and signs the report. The professional who asked for the exam receives it and explains it to you.',
        },
      },
    ],
  },
  preparation: {
    heading: { text: { fr: 'Que faut-il préparer?', en: 'What should you prepare?' } },
    intro: {
      fr: 'Quatre consignes reviennent souvent. La liste complète est sur la page de votre examen, prête à imprimer.',
      en: 'Four instructions come up often. The full list is on your exam’s page, ready to print.',
    },
    rows: [
      {
        icon: 'drop',
        title: { fr: 'De l’eau, pour certains examens', en: 'Water, for some exams' },
        text: {
          fr: 'On demande souvent environ 1 litre, terminé une heure avant. Nous vous donnons la consigne quand vous prenez rendez-vous.',
          en: 'About 1 litre is often asked for, finished an hour before. We give you the instruction when you book.',
        },
        exams: ['fetal', 'nuchalTranslucency', 'morphological'],
      },
      {
        icon: 'metal',
        title: { fr: 'Rien de métallique pour l’IRM', en: 'Nothing metal for an MRI' },
        text: {
          fr: 'Laissez vos bijoux à la maison et choisissez des vêtements sans métal. Parlez-nous de tout implant avant de venir.',
          en: 'Leave jewellery at home and choose clothes without metal. Tell us about any implant before you come.',
        },
        exams: ['mri', 'breastMri'],
      },
      {
        icon: 'calendar',
        title: { fr: 'Certains jours du cycle', en: 'Certain days of the cycle' },
        text: {
          fr: 'Comptez à partir du premier jour du saignement. Jours {{hysterosonogramDays}} pour l’hystérosonographie, {{breastMriDays}} pour l’IRM mammaire.',
          en: 'Count from the first day of bleeding. Days {{hysterosonogramDays}} for a hysterosonogram, {{breastMriDays}} for a breast MRI.',
        },
        exams: ['hysterosonogram', 'breastMri'],
      },
      {
        icon: 'pill',
        title: { fr: 'Vos médicaments, par écrit', en: 'Your medicines, in writing' },
        text: {
          fr: 'Apportez-en la liste et n’en arrêtez aucun sans avis. Pour l’aspirine ou un anticoagulant, parlez d’abord à votre médecin ou à votre pharmacie.',
          en: 'Bring a list, and stop none of them without advice. For aspirin or a blood thinner, ask your physician or pharmacist first.',
        },
        exams: ['prp', 'hysterosonogram'],
      },
    ],
  },
  facts: {
    heading: {
      text: { fr: 'La clinique', en: 'The clinic' },
      strong: { fr: 'en quatre chiffres', en: 'in four figures' },
    },
    items: [
      {
        value: { fr: '{{mriBore}}', en: '{{mriBore}}' },
        label: {
          fr: 'Largeur du tunnel de notre appareil d’IRM',
          en: 'Width of the tunnel of our MRI machine',
        },
      },
      {
        value: { fr: '{{arriveEarly}}', en: '{{arriveEarly}}' },
        label: {
          fr: 'Avance à prévoir pour l’inscription et le vestiaire',
          en: 'To allow before your appointment, to check in and change',
        },
      },
      {
        value: { fr: '2', en: '2' },
        label: {
          fr: 'Langues de service, au téléphone comme sur place : français et anglais',
          en: 'Languages of service, by phone and on site: French and English',
        },
      },
      {
        value: { fr: '{{callbackDelay}}', en: '{{callbackDelay}}' },
        label: {
          fr: 'En général, pour vous rappeler après une demande',
          en: 'Usually, to call you back after a request',
        },
      },
    ],
  },
  questions: {
    heading: { text: { fr: 'Que voulez-vous savoir?', en: 'What would you like to know?' } },
    intro: {
      fr: 'Votre question n’est pas dans la liste? Posez-la à l’accueil, au [{{phone}}](tel:clinic).',
      en: 'Is your question missing here? Ask the front desk at [{{phone}}](tel:clinic).',
    },
    items: [
      {
        question: { fr: 'Faut-il une ordonnance?', en: 'Do I need a prescription?' },
        answer: [
          {
            fr: 'Oui, pour une échographie ou une IRM. Apportez l’original, signé. Un doute? Appelez-nous au [{{phone}}](tel:clinic).',
            en: 'Yes, for an ultrasound or an MRI. Bring the original, signed. Not sure about yours? Call us at [{{phone}}](tel:clinic).',
          },
          {
            fr: 'La thérapie PRP commence autrement, par une [consultation](page:prp).',
            en: 'PRP therapy starts differently, with a [consultation](page:prp).',
          },
        ],
      },
      {
        question: { fr: 'Est-ce que je devrai payer?', en: 'Will I have to pay?' },
        answer: [
          {
            fr: 'Cela dépend de l’examen. Chaque page d’examen a une section « qui paie », qui répond selon votre carte ou votre assurance.',
            en: 'It depends on the exam. Each exam page has a “who pays” section, which answers by card or insurance.',
          },
          {
            fr: 'Voyez par exemple l’[échographie de grossesse](page:fetal#cost), l’[IRM](page:mri#cost) ou la [thérapie PRP](page:prp#cost).',
            en: 'See for example [pregnancy ultrasound](page:fetal#cost), [MRI](page:mri#cost) or [PRP therapy](page:prp#cost).',
          },
        ],
      },
      {
        question: { fr: 'Quand aurai-je le résultat?', en: 'When will I have the result?' },
        answer: [
          {
            fr: 'Le rapport est envoyé en général en {{reportDelay}} à la personne qui a demandé l’examen. C’est elle qui vous l’explique. Sur place, la ou le technologue ne peut pas donner de diagnostic.',
            en: 'The report is usually sent within {{reportDelay}} to the person who ordered the exam. They explain it to you. On site, the technologist can’t give a diagnosis.',
          },
          {
            fr: 'Des rapports d’imagerie paraissent aussi dans le [Carnet santé Québec](https://carnetsante.gouv.qc.ca).',
            en: 'Imaging reports also appear in [Carnet santé Québec](fr:https://carnetsante.gouv.qc.ca).',
          },
        ],
      },
      {
        question: { fr: 'Puis-je me faire accompagner?', en: 'Can I bring someone with me?' },
        answer: [
          {
            fr: 'Oui, une personne peut venir avec vous à la clinique. Pour la salle d’examen, la réponse varie : nous vous la donnons à la prise de rendez-vous.',
            en: 'Yes, someone can come to the clinic with you. For the exam room, the answer varies: we give it to you when you book.',
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
            fr: 'Parlez-nous-en à la prise de rendez-vous. Le tunnel mesure {{mriBore}}, il est ventilé et ouvert aux deux bouts. Lisez aussi [ce qui peut vous aider](page:mri#claustrophobia).',
            en: 'Tell us when you book. The tunnel is {{mriBore}} wide, ventilated and open at both ends. See also [what may help you](page:mri#claustrophobia).',
          },
        ],
      },
      {
        question: {
          fr: 'Comment déplacer ou annuler un rendez-vous?',
          en: 'How do I move or cancel an appointment?',
        },
        answer: [
          {
            fr: 'Appelez au [{{phone}}](tel:clinic), {{changeNotice}} à l’avance. Une autre personne pourra prendre votre place, et nous vous trouverons une autre heure.',
            en: 'Call [{{phone}}](tel:clinic), {{changeNotice}} ahead. Someone else can then have your place, and we’ll find you another time.',
          },
        ],
      },
    ],
  },
  jobs: {
    heading: { text: { fr: 'Voulez-vous travailler ici?', en: 'Would you like to work here?' } },
    intro: {
      fr: 'L’équipe compte {{teamSize}} personnes. Lisez les offres ouvertes, ou envoyez une [candidature spontanée](page:careers#spontaneous).',
      en: 'The team is {{teamSize}} people. Read the open offers, or [apply without one](page:careers#spontaneous).',
    },
  },
  contact: {
    heading: { text: { fr: 'Comment prendre rendez-vous?', en: 'How do you book?' } },
    intro: {
      fr: 'Laissez votre nom et une façon de vous joindre. Une personne de l’accueil vous répond, en général en {{callbackDelay}}. Vous fixez ensuite la date et l’heure ensemble, et parlez de la préparation.',
      en: 'Leave your name and a way to reach you. Someone at the front desk answers, usually within {{callbackDelay}}. Together you then set the date and time, and talk about preparation.',
    },
  },
  map: {
    heading: { text: { fr: 'Comment vous rendre à la clinique?', en: 'How do you get here?' } },
  },
  updated: '2026-11-22',
}
