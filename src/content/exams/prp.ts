import type { ExamContent } from '../contentTypes.js'
import { toolTexts } from '../tools/toolTexts.js'

/** PRP therapy: what the page says, in both languages. */
export const prp: ExamContent = {
  name: 'prp',
  head: {
    title: {
      fr: 'Thérapie PRP à Québec : preuves et limites',
      en: 'PRP therapy in Québec City: evidence and limits',
    },
    description: {
      fr: 'La thérapie PRP, expliquée franchement. Comment se passe l’injection, ce que mesurent les études, quels sont les risques et les autres options.',
      en: 'PRP therapy, explained frankly. How the injection is done, what studies have measured, and what the risks and other options are.',
    },
  },
  shortName: { fr: 'Thérapie PRP', en: 'PRP therapy' },
  fullName: {
    fr: 'Infiltration de plasma riche en plaquettes (PRP)',
    en: 'Platelet-rich plasma (PRP) injection',
  },
  tagline: { fr: 'Une consultation vient d’abord', en: 'A consultation comes first' },
  summary: {
    fr: 'Une partie de votre sang est injectée dans un tendon ou une articulation. Les études se contredisent : la consultation sert à en parler.',
    en: 'Part of your own blood is injected into a tendon or joint. Studies disagree, and the consultation is there to talk about it.',
  },
  title: {
    fr: 'La thérapie PRP : en parler, chiffres à l’appui',
    en: 'PRP therapy: talk it over, with the figures in hand',
  },
  lead: {
    fr: 'Le plasma riche en plaquettes (PRP) est préparé à partir de votre sang, puis injecté. Les études se contredisent sur ses effets. Nous en parlons avec vous en consultation avant toute décision.',
    en: 'Platelet-rich plasma (PRP) is prepared from your own blood, then injected. Studies disagree about what it does. We talk about it with you in a consultation before anything is decided.',
  },
  keyFacts: {
    when: {
      value: { fr: 'Après les premiers soins', en: 'After first-line care' },
      note: { fr: 'Exercice, physiothérapie', en: 'Exercise, physiotherapy' },
    },
    preparation: {
      value: { fr: 'Un repas léger', en: 'A light meal' },
      note: { fr: 'N’arrêtez aucun médicament sans avis', en: 'Stop no medicine without advice' },
    },
    prescription: {
      value: { fr: 'Consultation d’abord', en: 'Consultation first' },
      note: { fr: 'La décision se prend avec vous', en: 'The decision is made with you' },
    },
    results: {
      value: { fr: 'Effet incertain', en: 'Uncertain effect' },
      note: { fr: 'S’il y en a un : sur 3 à 6 mois', en: 'If there is one: over 3 to 6 months' },
    },
  },
  figure: { kind: 'ring', picture: 'prpStillLife', simulated: false },
  procedure: 'treatment',
  price: 'prp',
  pregnancy: 'callFirst',
  sections: [
    {
      kind: 'prose',
      id: 'about',
      heading: { text: { fr: 'Qu’est-ce que la thérapie PRP?', en: 'What is PRP therapy?' } },
      paragraphs: [
        {
          fr: 'Nous prélevons de votre sang, puis une centrifugeuse le fait tourner pour en séparer les parties. Celle qui est riche en plaquettes est injectée dans un tendon ou une articulation. L’échographie guide l’aiguille, le plus souvent.',
          en: 'We draw some of your blood, and a centrifuge spins it to separate its parts. The part rich in platelets is injected into a tendon or a joint. Ultrasound usually guides the needle.',
        },
        {
          fr: 'Au Canada, le PRP compte comme un médicament. Un ou une médecin peut le préparer et l’injecter à la même personne, en une intervention. Il relève alors de la pratique médicale, que la province encadre.',
          en: 'In Canada, PRP counts as a drug. When a physician makes and gives it to the same person in one procedure, it falls under medical practice. The province supervises that practice.',
        },
        {
          fr: 'En 2019, Santé Canada n’avait examiné ni l’innocuité, ni l’efficacité, ni la qualité du PRP. Vous devez le savoir avant de choisir.',
          en: 'As of 2019, Health Canada had not reviewed the safety, efficacy or quality of PRP. You should know this before you choose.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'who',
      heading: {
        text: { fr: 'À qui ce traitement', en: 'Who might' },
        strong: { fr: 'peut-il être proposé?', en: 'be offered this treatment?' },
      },
      paragraphs: [
        {
          fr: 'La décision se prend après une consultation et des images. On en discute surtout quand les premiers soins, comme l’exercice et la physiothérapie, n’ont pas suffi.',
          en: 'The decision comes after a consultation and imaging. It is usually discussed when first-line care, such as exercise and physiotherapy, was not enough.',
        },
        {
          fr: 'Le ou la médecin vous dit ce qu’on sait, ce qu’on ne sait pas et quels sont les soins habituels. Vous pouvez accepter, refuser ou prendre le temps d’y penser.',
          en: 'The physician tells you what is known, what isn’t and what the usual care would be. You can accept, refuse or take time to think.',
        },
        {
          fr: 'Certaines situations demandent de la prudence. Dites-nous si l’une d’elles vous concerne, et nous en discutons avant de fixer une date :',
          en: 'Some situations call for caution. Tell us if one of them applies to you, and we discuss it before setting a date:',
        },
      ],
      list: [
        { fr: 'une infection en cours;', en: 'a current infection;' },
        {
          fr: 'des plaquettes basses ou un trouble de la coagulation;',
          en: 'low platelets or a bleeding disorder;',
        },
        {
          fr: 'un anticoagulant, que vous ne devez pas arrêter de vous-même;',
          en: 'a blood thinner, which you should not stop on your own;',
        },
        { fr: 'un cancer actif;', en: 'active cancer;' },
        { fr: 'une grossesse, certaine ou possible;', en: 'a pregnancy, known or possible;' },
        { fr: 'une anémie grave.', en: 'severe anemia.' },
      ],
    },
    {
      kind: 'visit',
      id: 'visit',
      heading: { text: { fr: 'Comment se passe la visite?', en: 'What happens at the visit?' } },
      steps: [
        {
          time: { fr: 'Pour commencer', en: 'To begin' },
          title: { fr: 'Nous revoyons la décision', en: 'We revisit the decision' },
          text: {
            fr: 'Nous relisons vos médicaments et vos images avec vous. Vous posez vos dernières questions et confirmez votre choix.',
            en: 'We go over your medicines and images with you. You ask any last questions and confirm your choice.',
          },
        },
        {
          time: { fr: 'Ensuite', en: 'Then' },
          title: { fr: 'Vous donnez un peu de sang', en: 'You give some blood' },
          text: {
            fr: 'C’est une prise de sang dans une veine. Prévenez-nous si ce geste vous cause des malaises : vous pourrez vous étendre.',
            en: 'Blood is drawn from a vein. Let us know if that makes you faint: you can lie down.',
          },
        },
        {
          time: { fr: 'Pendant l’attente', en: 'While you wait' },
          title: {
            fr: 'La centrifugeuse sépare le sang',
            en: 'The centrifuge separates the blood',
          },
          text: {
            fr: 'Elle fait tourner le tube et concentre les plaquettes. Vous attendez, au repos.',
            en: 'It spins the tube and concentrates the platelets. You rest in the meantime.',
          },
        },
        {
          time: { fr: 'Pour finir', en: 'To finish' },
          title: { fr: 'L’injection', en: 'The injection' },
          text: {
            fr: 'Un ou une radiologiste guide l’aiguille, le plus souvent à l’échographie. La piqûre et la pression peuvent faire mal. Vous pouvez demander une pause ou arrêter.',
            en: 'A radiologist guides the needle, usually with ultrasound. The needle and the pressure can hurt. You can ask for a break, or stop.',
          },
        },
      ],
      paragraphs: [
        {
          fr: 'Prévoyez environ {{minutes.prp}} sur place. La consultation a lieu avant et se paie à part : voyez [qui paie](#cost).',
          en: 'Plan on about {{minutes.prp}} on site. The consultation takes place beforehand and is paid for separately: see [who pays](#cost).',
        },
      ],
    },
    {
      kind: 'prepare',
      id: 'prepare',
      heading: { text: { fr: 'Comment vous préparer?', en: 'How should you prepare?' } },
      steps: [
        {
          key: 'stopNothing',
          firmness: 'always',
          title: {
            fr: 'N’arrêtez ni l’aspirine ni un anticoagulant de vous-même',
            en: 'Don’t stop aspirin or a blood thinner on your own',
          },
          detail: {
            fr: 'Demandez d’abord à votre médecin ou à votre pharmacie.',
            en: 'Ask your physician or pharmacist first.',
          },
        },
        {
          key: 'antiInflammatories',
          firmness: 'always',
          title: {
            fr: 'Parlez-nous de vos anti-inflammatoires',
            en: 'Tell us about your anti-inflammatories',
          },
          detail: {
            fr: 'Des cliniques demandent une pause de 7 ou 14 jours, pour les comprimés comme pour les gels. Nous vous confirmons la durée en consultation.',
            en: 'Some clinics ask for a pause of 7 or 14 days, for pills and gels alike. We confirm how long at the consultation.',
          },
        },
        {
          key: 'lightMeal',
          firmness: 'always',
          title: {
            fr: 'Prenez un repas léger avant de venir',
            en: 'Have a light meal before you come',
          },
        },
        {
          key: 'companion',
          firmness: 'always',
          title: { fr: 'Venez avec quelqu’un', en: 'Come with someone' },
          detail: {
            fr: 'La zone traitée peut être sensible au moment de rentrer.',
            en: 'The treated area may be sore on the way home.',
          },
        },
        {
          key: 'looseClothes',
          firmness: 'always',
          title: { fr: 'Portez des vêtements amples', en: 'Wear loose clothes' },
          detail: {
            fr: 'La zone à traiter doit pouvoir se découvrir.',
            en: 'We need to be able to uncover the area to treat.',
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
          key: 'medicineList',
          text: {
            fr: 'La liste de tous vos médicaments, avec ou sans ordonnance',
            en: 'The list of all your medicines, prescribed or not',
          },
        },
        {
          key: 'earlierImages',
          text: {
            fr: 'Vos images et leurs rapports, s’ils viennent d’ailleurs',
            en: 'Images and their reports, if they come from elsewhere',
          },
        },
        {
          key: 'request',
          text: {
            fr: 'La demande de la personne qui vous suit, si vous en avez une',
            en: 'The request from your care provider, if you have one',
          },
        },
        {
          key: 'healthCard',
          text: { fr: 'Votre carte d’assurance maladie', en: 'Your health insurance card' },
        },
      ],
    },
    toolTexts.preparationSheet,
    {
      kind: 'prose',
      id: 'after',
      heading: { text: { fr: 'À quoi s’attendre ensuite?', en: 'What should you expect next?' } },
      paragraphs: [
        {
          fr: 'La douleur peut augmenter pendant quelques jours. En général, on ménage la zone traitée, puis on reprend les activités par étapes. Nous vous confirmons vos consignes en consultation.',
          en: 'Pain can rise for some days. People usually rest the treated area, then take up activities again in steps. We confirm your instructions at the consultation.',
        },
        {
          fr: 'On évite souvent les anti-inflammatoires pendant un certain temps. Demandez en pharmacie ce que vous pouvez prendre contre la douleur. Si l’aspirine vous est prescrite, votre médecin reste la personne à consulter.',
          en: 'Anti-inflammatories are often avoided for a while. Ask your pharmacist what you can take for pain. If aspirin is prescribed to you, your physician is still the person to ask.',
        },
        {
          fr: 'Les effets, s’il y en a, se jugent sur 3 à 6 mois. Le suivi sert à dire franchement ce qui a changé, ou non.',
          en: 'Effects, if any, are judged over 3 to 6 months. Follow-up is there to say frankly what has changed, or hasn’t.',
        },
        {
          fr: 'Fièvre, rougeur qui s’étend ou douleur qui s’aggrave? Appelez-nous au [{{phone}}](tel:clinic), ou Info-Santé au 811, si la clinique est fermée. Pour une urgence, composez le 911.',
          en: 'Fever, spreading redness or worsening pain? Call us at [{{phone}}](tel:clinic), or Info-Santé at 811 when we’re closed. In an emergency, call 911.',
        },
      ],
    },
    {
      kind: 'evidence',
      id: 'evidence',
      heading: {
        text: { fr: 'Que disent', en: 'What do' },
        strong: { fr: 'les études?', en: 'the studies say?' },
      },
      lead: {
        fr: 'Les études se contredisent. Pour l’arthrose du genou et le tendon d’Achille, les essais les mieux conçus n’ont pas distingué le PRP d’un placebo.',
        en: 'Studies disagree. For knee arthritis and Achilles pain, the best-designed trials found no significant difference between PRP and a placebo.',
      },
      studies: [
        {
          subject: { fr: 'Arthrose du genou', en: 'Knee osteoarthritis' },
          people: { fr: '288 adultes, suivis 12 mois', en: '288 adults, followed for 12 months' },
          result: {
            fr: 'Sur une échelle de 10, la douleur a baissé de 2,1 points avec le PRP. Elle a baissé de 1,8 point avec de l’eau salée. La différence n’est pas significative, et le cartilage n’en a tiré aucun bénéfice.',
            en: 'On a scale of 10, pain fell by 2.1 points with PRP. It fell by 1.8 points with salt water. The difference is not significant, and there was no benefit for cartilage.',
          },
          source: 'JAMA 2021;326:2021',
        },
        {
          subject: { fr: 'Tendon d’Achille', en: 'Achilles tendon' },
          people: { fr: '240 adultes, suivis 6 mois', en: '240 adults, followed for 6 months' },
          result: {
            fr: 'Le score moyen atteint 54,4 sur 100 avec le PRP. Il atteint 53,4 avec le placebo. La différence n’est pas significative.',
            en: 'The average score was 54.4 out of 100 with PRP. It was 53.4 with the placebo. The difference is not significant.',
          },
          source: 'JAMA 2021;326:137',
        },
        {
          subject: {
            fr: 'Douleur sur le côté du coude',
            en: 'Pain on the outer side of the elbow',
          },
          people: {
            fr: 'Revue de 32 essais, 2 337 personnes',
            en: 'Review of 32 trials, 2,337 people',
          },
          result: {
            fr: 'Peu ou pas de bénéfice important sur la douleur et la fonction, par rapport à une injection placebo.',
            en: 'Little or no important benefit for pain or function, compared with a placebo injection.',
          },
          source: 'Cochrane 2021, CD010951.pub2',
        },
      ],
      paragraphs: [
        {
          fr: 'D’autres analyses, aussi sur le coude, trouvent de petits gains par rapport à d’autres traitements. Les essais ne concordent pas, et les préparations de PRP diffèrent.',
          en: 'Other analyses, also on the elbow, find small gains against other treatments. Trials don’t agree, and PRP preparations differ.',
        },
        {
          fr: 'Ces chiffres décrivent des groupes. Ils ne disent pas d’avance ce que vous ressentirez.',
          en: 'These figures describe groups. They can’t tell in advance what you will feel.',
        },
        {
          fr: 'Au Québec, un ou une médecin doit vous dire qu’un traitement n’a pas été assez étudié. Les soins habituels doivent aussi vous être nommés. C’est le but de la consultation.',
          en: 'In Québec, physicians must tell you when a treatment has not been tested enough. They must also name the usual care. That is what the consultation is for.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'limits',
      heading: {
        text: {
          fr: 'Quels sont les risques et les autres options?',
          en: 'What are the risks and other options?',
        },
      },
      paragraphs: [
        {
          fr: 'L’infection, le saignement et la douleur font partie des risques. Il se peut aussi que le traitement ne change rien.',
          en: 'Infection, bleeding and pain are among the risks. The treatment may also change nothing.',
        },
        {
          fr: 'Ces renseignements sont généraux et ne remplacent pas l’avis d’une personne professionnelle de la santé. D’autres options existent, et la consultation sert aussi à en parler :',
          en: 'This information is general and does not replace the advice of a health professional. There are other options, and the consultation covers them too:',
        },
      ],
      list: [
        { fr: 'l’exercice, adapté à votre douleur;', en: 'exercise, adapted to your pain;' },
        { fr: 'la physiothérapie;', en: 'physiotherapy;' },
        {
          fr: 'les soins habituels de votre problème, avec votre médecin;',
          en: 'the usual care for your condition, with your physician;',
        },
        {
          fr: 'le choix de ne pas recevoir d’injection.',
          en: 'the choice not to have an injection.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: { text: { fr: 'Vos questions sur le PRP', en: 'Your questions about PRP' } },
      questions: [
        {
          question: { fr: 'Est-ce que cela va m’aider?', en: 'Will it help me?' },
          answer: [
            {
              fr: 'Personne ne peut vous le dire d’avance. Les [études](#evidence) se contredisent, et certaines ne voient pas de différence avec un placebo. Nous regardons cela ensemble en consultation.',
              en: 'Nobody can tell you in advance. The [studies](#evidence) disagree, and some see no difference from a placebo. We look at this together at the consultation.',
            },
          ],
        },
        {
          question: { fr: 'L’injection fait-elle mal?', en: 'Does the injection hurt?' },
          answer: [
            {
              fr: 'Elle peut faire mal, sur le coup et pendant quelques jours. Demandez en consultation ce qui est prévu contre la douleur.',
              en: 'It can hurt, at the time and for some days. Ask at the consultation what is planned for the pain.',
            },
          ],
        },
        {
          question: {
            fr: 'Je prends de l’aspirine ou un anticoagulant. Que faire?',
            en: 'I take aspirin or a blood thinner. What should I do?',
          },
          answer: [
            {
              fr: 'N’arrêtez rien de vous-même. Demandez d’abord à votre médecin ou à votre pharmacie. Dites-le-nous aussi à la consultation, où nous en discutons.',
              en: 'Don’t stop anything on your own. Ask your physician or pharmacist first. Tell us at the consultation too, and we discuss it.',
            },
          ],
        },
        {
          question: { fr: 'Combien d’injections faut-il?', en: 'How many injections are needed?' },
          answer: [
            {
              fr: 'Cela varie, et les études n’emploient pas toutes la même préparation. Nous vous confirmons le nombre proposé, et son coût, avant que vous décidiez.',
              en: 'It varies, and studies don’t all use the same preparation. We confirm the number proposed, and its cost, before you decide.',
            },
          ],
        },
        {
          question: {
            fr: 'Santé Canada a-t-il évalué le PRP?',
            en: 'Has Health Canada reviewed PRP?',
          },
          answer: [
            {
              fr: 'En 2019, le ministère n’en avait examiné ni l’innocuité, ni l’efficacité, ni la qualité. L’injection faite par un ou une médecin relève de la pratique médicale, encadrée par la province.',
              en: 'As of 2019, it had not reviewed its safety, efficacy or quality. An injection given by a physician falls under medical practice, which the province supervises.',
            },
          ],
        },
        {
          question: {
            fr: 'Quand pourrai-je reprendre le sport ou le travail?',
            en: 'When can I go back to sports or work?',
          },
          answer: [
            {
              fr: 'Par étapes. Le rythme dépend de la zone traitée et de ce que vous faites. Nous en parlons avec vous en consultation.',
              en: 'In steps. The pace depends on the area treated and on what you do. We talk it through at the consultation.',
            },
          ],
        },
        {
          question: { fr: 'Puis-je changer d’avis?', en: 'Can I change my mind?' },
          answer: [
            {
              fr: 'Oui, à tout moment, même le jour du rendez-vous. Si vous le pouvez, prévenez-nous {{changeNotice}} d’avance au [{{phone}}](tel:clinic).',
              en: 'Yes, at any point, even on the day. If you can, tell us {{changeNotice}} ahead, at [{{phone}}](tel:clinic).',
            },
          ],
        },
        {
          question: { fr: 'Qui paie le traitement?', en: 'Who pays for the treatment?' },
          answer: [
            {
              fr: 'La section [qui paie](#cost) sépare la consultation et l’injection. Un prix n’y paraît que tant qu’il est valable.',
              en: 'The section on [who pays](#cost) keeps the consultation and the injection apart. A price stands there only while it holds.',
            },
          ],
        },
      ],
    },
  ],
  answers: {
    what: 'about',
    why: 'who',
    whoPays: 'cost',
    prescription: 'who',
    preparation: 'prepare',
    visit: 'visit',
    limits: 'limits',
    afterwards: 'after',
    results: 'after',
    callFirst: 'who',
  },
  related: ['musculoskeletal', 'mri', 'breastUltrasound'],
  sources: [
    {
      label: {
        fr: 'Santé Canada, position sur le plasma riche en plaquettes (RA-70559), 2019',
        en: 'Health Canada, position on platelet-rich plasma (RA-70559), 2019',
      },
    },
    {
      label: {
        fr: 'Essai RESTORE, arthrose du genou, JAMA, vol. 326, p. 2021, 2021',
        en: 'RESTORE trial, knee osteoarthritis, JAMA 2021;326:2021',
      },
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8611484/',
    },
    {
      label: {
        fr: 'Essai sur le tendon d’Achille, JAMA, vol. 326, p. 137, 2021',
        en: 'Achilles tendon trial, JAMA 2021;326:137',
      },
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8278266/',
    },
    {
      label: {
        fr: 'Revue Cochrane sur la douleur latérale du coude (CD010951.pub2), 2021',
        en: 'Cochrane review on lateral elbow pain (CD010951.pub2), 2021',
      },
      url: 'https://doi.org/10.1002/14651858.CD010951.pub2',
    },
    {
      label: {
        fr: 'Arthroscopy, méta-analyse sur l’épicondylite latérale, 2021',
        en: 'Arthroscopy, meta-analysis on lateral epicondylitis, 2021',
      },
    },
    {
      label: {
        fr: 'Code de déontologie des médecins (Québec), chapitre M-9, r. 17, article 49, LégisQuébec',
        en: 'Code of ethics of physicians (Québec), chapter M-9, r. 17, section 49, LégisQuébec',
      },
    },
  ],
  updated: '2026-11-22',
}
