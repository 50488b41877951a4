import type { ExamContent } from '../contentTypes.js'
import { toolTexts } from '../tools/toolTexts.js'
import { examHeadings, prescriptionQuestion, whoPays } from './commonTexts.js'

/** PRP therapy: what the page says, in both languages. */
export const prp: ExamContent = {
  name: 'prp',
  head: {
    title: {
      fr: 'Thérapie PRP à Québec : preuves et limites',
      en: 'PRP therapy in Québec City: evidence and limits',
    },
    description: {
      fr: 'Le PRP pour {{prpAreas}}. Comment se passe l’injection, ce que mesurent les études, les risques et les autres options.',
      en: 'PRP for the {{prpAreas}}. How the injection is done, what studies have measured, the risks and the other options.',
    },
  },
  shortName: { fr: 'Thérapie PRP', en: 'PRP therapy' },
  fullName: {
    fr: 'Infiltration de plasma riche en plaquettes (PRP)',
    en: 'Platelet-rich plasma (PRP) injection',
  },
  tagline: { fr: 'Une consultation vient d’abord', en: 'A consultation comes first' },
  summary: {
    fr: 'Une partie de votre sang est injectée dans un tendon ou une articulation. La consultation sert à voir si cela vous convient.',
    en: 'Part of your own blood is injected into a tendon or joint. The consultation is to see if it suits you.',
  },
  title: {
    fr: 'La thérapie PRP : ce qu’on sait, ce qu’on ignore',
    en: 'PRP therapy: what is known, and what isn’t',
  },
  lead: {
    fr: 'Le plasma riche en plaquettes (PRP) est préparé à partir de votre sang, puis injecté. Pour le genou et le tendon d’Achille, il n’a pas fait mieux qu’un placebo dans les essais les mieux conçus. Nous en parlons avec vous en consultation avant toute décision.',
    en: 'Platelet-rich plasma (PRP) is prepared from your own blood, then injected. For the knee and the Achilles tendon, it did no better than a placebo in the best-designed trials. We talk about it with you in a consultation before you decide.',
  },
  keyFacts: {
    when: {
      value: { fr: 'Après les premiers soins', en: 'After first-line care' },
      note: { fr: 'Exercice, physiothérapie', en: 'Exercise, physiotherapy' },
    },
    preparation: {
      value: { fr: 'Un repas léger', en: 'A light meal' },
      note: {
        fr: 'N’arrêtez aucun médicament sans avis',
        en: 'Don’t stop any medicine without advice',
      },
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
  drawing: 'steps/prp/4',
  procedure: 'treatment',
  price: 'prp',
  pregnancy: 'callFirst',
  sections: [
    {
      kind: 'evidence',
      id: 'evidence',
      heading: {
        text: { fr: 'Que disent', en: 'What do' },
        strong: { fr: 'les études?', en: 'the studies say?' },
      },
      lead: {
        fr: 'Genou et tendon d’Achille : pas mieux qu’un placebo dans les essais les mieux conçus. Coude : peu ou pas d’effet. Épaule, dessous du talon : des résultats qui varient.',
        en: 'Knee and Achilles tendon: no better than a placebo in the best-designed trials. Elbow: little or no effect. Shoulder and underside of the heel: mixed results.',
      },
      studies: [
        {
          subject: { fr: 'Genou (arthrose)', en: 'Knee (osteoarthritis)' },
          people: { fr: '288 adultes, suivis 12 mois', en: '288 adults, followed for 12 months' },
          result: {
            fr: 'Sur une échelle de 10, la douleur a baissé de 2,1 points avec le PRP. Elle a baissé de 1,8 point avec de l’eau salée. La différence peut être due au hasard, et le cartilage n’en a tiré aucun bénéfice.',
            en: 'On a scale of 10, pain fell by 2.1 points with PRP. It fell by 1.8 points with salt water. The difference may be due to chance, and there was no benefit for cartilage.',
          },
          source: 'JAMA 2021;326:2021',
          dots: {
            id: 'knee',
            meaning: {
              fr: 'Un rond : un dixième de point de douleur en moins après 12 mois, sur une échelle de 10.',
              en: 'One dot: a tenth of a point less pain after 12 months, on a scale of 10.',
            },
            dotsAPoint: 10,
            means: {
              prp: {
                points: 2.1,
                words: { fr: '2,1 points de moins', en: '2.1 points less' },
              },
              placebo: {
                points: 1.8,
                words: { fr: '1,8 point de moins', en: '1.8 points less' },
              },
            },
          },
        },
        {
          subject: { fr: 'Talon (tendon d’Achille)', en: 'Heel (Achilles tendon)' },
          people: { fr: '240 adultes, suivis 6 mois', en: '240 adults, followed for 6 months' },
          result: {
            fr: 'Sur une échelle de 100 points, 1 point sépare les deux groupes : 54,4 avec le PRP et 53,4 avec le placebo. La différence peut être due au hasard. 100 veut dire aucun symptôme.',
            en: 'On a scale of 100 points, 1 point separates the two groups: 54.4 with PRP and 53.4 with the placebo. The difference may be due to chance. 100 means no symptoms.',
          },
          source: 'JAMA 2021;326:137',
          dots: {
            id: 'achilles',
            meaning: {
              fr: 'Un rond : un point du score moyen après 6 mois, sur une échelle de 100.',
              en: 'One dot: one point of the mean score after 6 months, on a scale of 100.',
            },
            dotsAPoint: 1,
            means: {
              prp: {
                points: 54.4,
                words: { fr: '54,4 points', en: '54.4 points' },
              },
              placebo: {
                points: 53.4,
                words: { fr: '53,4 points', en: '53.4 points' },
              },
            },
          },
        },
        {
          subject: {
            fr: 'Coude (douleur sur le côté)',
            en: 'Elbow (pain on the outer side)',
          },
          people: {
            fr: 'Revue de 32 essais, 2 337 personnes',
            en: 'Review of 32 trials, 2,337 people',
          },
          result: {
            fr: 'Peu ou pas de bénéfice important sur la douleur et la fonction, par rapport à une injection placebo. Les essais réunissaient du PRP et du sang entier.',
            en: 'Little or no important benefit for pain or function, compared with a placebo injection. The trials pooled PRP and whole blood.',
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
          fr: 'Épaule, revue de 8 essais : moins de douleur à long terme que dans les groupes comparés. Mais les préparations variaient, et 4 essais n’avaient pas de placebo.',
          en: 'Shoulder, review of 8 trials: less pain in the long run than in the groups compared. But preparations differed, and 4 trials had no placebo.',
        },
        {
          fr: 'Dessous du talon, revue de 13 essais : aucun écart avec la cortisone dans les essais les mieux conçus. Dans l’ensemble, mieux qu’un placebo.',
          en: 'Underside of the heel, review of 13 trials: no difference from cortisone in the best-designed trials. Overall, better than a placebo.',
        },
        {
          fr: 'Ces chiffres décrivent des groupes : personne ne peut vous dire d’avance ce que vous ressentirez. Au Québec, les médecins doivent vous dire quand un traitement n’a pas été assez étudié, et nommer les soins habituels.',
          en: 'These figures describe groups: nobody can tell in advance what you will feel. In Québec, physicians must tell you when a treatment has not been tested enough, and name the usual care.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'who',
      heading: {
        text: { fr: 'Pourquoi envisager le PRP,', en: 'Why consider PRP,' },
        strong: { fr: 'et pour quelle douleur?', en: 'and for which pain?' },
      },
      paragraphs: [
        {
          fr: 'On en parle pour la douleur d’un tendon ou d’une articulation, surtout quand l’exercice et la physiothérapie n’ont pas suffi. À la clinique, nous l’injectons dans {{prpAreas}}.',
          en: 'It may be discussed for pain in a tendon or a joint, mostly when exercise and physiotherapy were not enough. At our clinic, we inject it in the {{prpAreas}}.',
        },
        {
          fr: 'La décision se prend après une consultation et des images. La ou le médecin vous dit ce qu’on sait, ce qu’on ne sait pas et quels sont les soins habituels. Vous pouvez accepter, refuser ou prendre le temps d’y penser.',
          en: 'The decision comes after a consultation and imaging. The physician tells you what is known, what isn’t and what the usual care would be. You can accept, refuse or take time to think.',
        },
      ],
    },
    {
      kind: 'notice',
      id: 'call',
      tone: 'warn',
      heading: examHeadings.callFirst,
      paragraphs: [
        {
          fr: 'Appelez-nous au [{{phone}}](tel:clinic) avant la consultation si l’une des situations suivantes vous concerne. Si personne n’a encore examiné votre douleur, voyez d’abord votre médecin. En cas d’urgence, composez le 911.',
          en: 'Call us at [{{phone}}](tel:clinic) before the consultation if one of the following applies to you. If nobody has examined your pain yet, see your doctor first. In an emergency, call 911.',
        },
      ],
      list: [
        { fr: 'une infection en cours', en: 'a current infection' },
        {
          fr: 'des plaquettes basses ou un trouble de la coagulation',
          en: 'low platelets or a bleeding disorder',
        },
        { fr: 'un anticoagulant', en: 'a blood thinner' },
        { fr: 'un cancer actif', en: 'active cancer' },
        { fr: 'une grossesse, certaine ou possible', en: 'a pregnancy, known or possible' },
        { fr: 'une anémie grave', en: 'severe anemia' },
      ],
    },
    {
      kind: 'visit',
      storyboard: true,
      id: 'visit',
      heading: {
        text: { fr: 'Comment se passe la visite,', en: 'What happens at the visit,' },
        strong: { fr: 'et combien de temps dure-t-elle?', en: 'and how long does it take?' },
      },
      steps: [
        {
          time: { fr: 'Pour commencer', en: 'To begin' },
          drawing: 'steps/prp/1',
          title: { fr: 'Nous revoyons la décision', en: 'We go over the decision again' },
          text: {
            fr: 'Nous relisons vos médicaments et vos images avec vous. Posez vos dernières questions, puis dites-nous si vous souhaitez continuer.',
            en: 'We go over your medicines and images with you. Ask your last questions, then tell us if you want to go ahead.',
          },
        },
        {
          time: { fr: 'Ensuite', en: 'Then' },
          drawing: 'steps/prp/2',
          title: { fr: 'Vous donnez un peu de sang', en: 'You give some blood' },
          text: {
            fr: 'L’équipe infirmière le prélève dans une veine. Si une prise de sang vous donne des malaises, dites-le : vous pourrez vous étendre.',
            en: 'Our nursing team draws it from a vein. If that makes you faint, say so: you can lie down.',
          },
        },
        {
          time: { fr: 'Pendant l’attente', en: 'While you wait' },
          drawing: 'steps/prp/3',
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
          drawing: 'steps/prp/4',
          title: { fr: 'L’injection', en: 'The injection' },
          text: {
            fr: 'Un ou une radiologiste guide l’aiguille, le plus souvent à l’échographie. Vous pouvez demander une pause ou arrêter.',
            en: 'A radiologist guides the needle, usually with ultrasound. You can ask for a break, or stop.',
          },
        },
      ],
      paragraphs: [
        {
          fr: 'Prévoyez environ {{minutes.prp}} sur place, à un autre moment que la consultation.',
          en: 'Plan on about {{minutes.prp}} on site, on a different visit from the consultation.',
        },
      ],
    },
    {
      kind: 'prepare',
      id: 'prepare',
      heading: examHeadings.prepare,
      steps: [
        {
          key: 'stopNothing',
          firmness: 'always',
          title: {
            fr: 'N’arrêtez ni l’aspirine ni un anticoagulant de vous-même',
            en: 'Don’t stop aspirin or a blood thinner on your own',
          },
          detail: {
            fr: 'Demandez d’abord à votre médecin, à votre pharmacienne ou à votre pharmacien, puis parlez-nous-en en consultation.',
            en: 'Ask your physician or pharmacist first, then tell us at the consultation.',
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
            fr: 'Des cliniques demandent une pause de 7 ou 14 jours, pour les comprimés comme pour les gels. Nous vous disons en consultation si vous devez en faire une.',
            en: 'Some clinics ask for a pause of 7 or 14 days, for pills and gels alike. At the consultation, we tell you if you need one.',
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
            fr: 'La demande ou l’ordonnance de votre médecin, si vous en avez une',
            en: 'Your doctor’s request or prescription, if you have one',
          },
        },
        {
          key: 'healthCard',
          text: { fr: 'Votre carte d’assurance maladie', en: 'Your health insurance card' },
        },
      ],
    },
    toolTexts.preparationSheet,
    whoPays,
    {
      kind: 'notice',
      id: 'urgent',
      tone: 'warn',
      heading: {
        text: { fr: 'Après l’injection : quand appeler', en: 'After the injection: when to call' },
      },
      paragraphs: [
        {
          fr: 'Fièvre, rougeur qui s’étend ou douleur qui s’aggrave? Appelez-nous au [{{phone}}](tel:clinic), ou Info-Santé, au 811, si la clinique est fermée. En cas d’urgence, composez le 911.',
          en: 'Fever, spreading redness or worsening pain? Call us at [{{phone}}](tel:clinic), or Info-Santé, at 811, when we’re closed. In an emergency, call 911.',
        },
      ],
      list: [
        { fr: 'Fièvre', en: 'Fever' },
        { fr: 'Rougeur qui s’étend', en: 'Spreading redness' },
        { fr: 'Douleur qui s’aggrave', en: 'Worsening pain' },
      ],
    },
    {
      kind: 'prose',
      folded: true,
      id: 'about',
      heading: { text: { fr: 'Qu’est-ce que la thérapie PRP?', en: 'What is PRP therapy?' } },
      paragraphs: [
        {
          fr: 'C’est l’injection d’une partie de votre propre sang dans un tendon ou une articulation. Une centrifugeuse fait tourner le sang prélevé pour en séparer la partie riche en plaquettes. L’échographie guide l’aiguille, le plus souvent.',
          en: 'It is an injection of part of your own blood into a tendon or a joint. A centrifuge spins the blood we draw to separate the part rich in platelets. Ultrasound usually guides the needle.',
        },
        {
          fr: 'Au Canada, le PRP compte comme un médicament. En 2019, Santé Canada n’en avait examiné ni l’innocuité, ni l’efficacité, ni la qualité.',
          en: 'In Canada, PRP counts as a drug. As of 2019, Health Canada had not reviewed its safety, efficacy or quality.',
        },
        {
          fr: 'Un ou une médecin peut le préparer et l’injecter à la même personne, en une intervention. C’est alors une pratique médicale, que la province encadre.',
          en: 'A physician may make and give it to the same person in one procedure. That is medical practice, which the province supervises.',
        },
      ],
    },
    {
      kind: 'prose',
      folded: true,
      id: 'limits',
      heading: {
        text: { fr: 'Est-ce que ça fait mal,', en: 'Does it hurt,' },
        strong: { fr: 'et quels sont les risques?', en: 'and what are the risks?' },
      },
      paragraphs: [
        {
          fr: 'L’injection peut faire mal, sur le coup et pendant quelques jours. Nous gelons la peau d’abord. L’infection et le saignement font aussi partie des risques, et il se peut que le traitement ne change rien.',
          en: 'The injection can hurt, at the time and for some days. We numb the skin first. Infection and bleeding are also among the risks, and the treatment may change nothing.',
        },
        {
          fr: 'D’autres options existent, et la consultation sert aussi à en parler :',
          en: 'There are other options, and the consultation covers them too:',
        },
      ],
      list: [
        { fr: 'l’exercice, adapté à votre douleur', en: 'exercise, adapted to your pain' },
        { fr: 'la physiothérapie', en: 'physiotherapy' },
        {
          fr: 'les soins habituels de votre problème, avec votre médecin',
          en: 'the usual care for your condition, with your physician',
        },
        {
          fr: 'le choix de ne pas recevoir d’injection',
          en: 'the choice not to have an injection',
        },
      ],
    },
    {
      kind: 'prose',
      folded: true,
      id: 'after',
      heading: {
        text: { fr: 'Que faire après,', en: 'What do I do afterwards,' },
        strong: { fr: 'et quand verrai-je un résultat?', en: 'and when would I see a result?' },
      },
      paragraphs: [
        {
          fr: 'En général, on ménage la zone traitée, puis on reprend le travail et le sport par étapes. La douleur peut augmenter pendant quelques jours. Nous vous donnons vos consignes en consultation.',
          en: 'People usually rest the treated area, then go back to work and sports in steps. Pain can rise for some days. We give you your instructions at the consultation.',
        },
        {
          fr: 'On évite souvent les anti-inflammatoires pendant un certain temps. Demandez à votre pharmacienne ou à votre pharmacien ce que vous pouvez prendre contre la douleur. Si l’aspirine vous est prescrite, consultez votre médecin avant tout changement.',
          en: 'Anti-inflammatories are often avoided for a while. Ask your pharmacist what you can take for pain. If aspirin is prescribed to you, see your physician before you change anything.',
        },
        {
          fr: 'Les effets, s’il y en a, se jugent sur 3 à 6 mois. Nous vous revoyons à 3 mois : c’est compris. C’est le moment de dire franchement ce qui a changé, ou non.',
          en: 'Effects, if any, are judged over 3 to 6 months. We see you again at 3 months: it’s included. That is the time to say frankly what has changed, or hasn’t.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: { text: { fr: 'Vos questions sur le PRP', en: 'Your questions about PRP' } },
      questions: [
        {
          id: 'prescription',
          question: prescriptionQuestion.question,
          answer: [
            {
              fr: '{{prpPrescription}} Apportez tout de même la demande de votre médecin, si vous en avez une, et vos images. Elles aident à décider.',
              en: '{{prpPrescription}} Still, bring your doctor’s request if you have one, and your images. They help decide.',
            },
          ],
        },
        {
          question: {
            fr: 'Combien d’injections faut-il, et combien coûtent-elles en tout?',
            en: 'How many injections are needed, and what do they cost in all?',
          },
          answer: [
            {
              fr: 'Cela varie, et les études n’emploient pas toutes la même préparation. Avant que vous décidiez, nous vous disons combien nous en proposons et le total. La section [qui paie](#cost) donne le prix de chacune.',
              en: 'It varies, and studies don’t all use the same preparation. Before you decide, we tell you how many we suggest, and the total. The section on [who pays](#cost) has the price of each one.',
            },
          ],
        },
        {
          question: { fr: 'Puis-je changer d’avis?', en: 'Can I change my mind?' },
          answer: [
            {
              fr: 'Oui, à tout moment, même le jour du rendez-vous. Si vous le pouvez, appelez-nous au [{{phone}}](tel:clinic) au moins {{changeNotice}} à l’avance.',
              en: 'Yes, at any point, even on the day. If you can, call us at [{{phone}}](tel:clinic) at least {{changeNotice}} ahead.',
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
    prescription: 'prescription',
    preparation: 'prepare',
    visit: 'visit',
    limits: 'limits',
    afterwards: 'after',
    results: 'after',
    callFirst: 'call',
  },
  related: ['musculoskeletal', 'mri'],
  sources: [
    {
      label: {
        fr: 'Santé Canada, position sur le plasma riche en plaquettes (RA-70559), 2019',
        en: 'Health Canada, position on platelet-rich plasma (RA-70559), 2019',
      },
    },
    {
      label: {
        fr: 'Essai RESTORE, arthrose du genou, JAMA, vol. 326, p. 2021, 2021 (en anglais)',
        en: 'RESTORE trial, knee osteoarthritis, JAMA 2021;326:2021',
      },
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8611484/',
    },
    {
      label: {
        fr: 'Essai sur le tendon d’Achille, JAMA, vol. 326, p. 137, 2021 (en anglais)',
        en: 'Achilles tendon trial, JAMA 2021;326:137',
      },
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8278266/',
    },
    {
      label: {
        fr: 'Revue Cochrane sur la douleur latérale du coude, CD010951.pub2, 2021 (en anglais)',
        en: 'Cochrane review on lateral elbow pain (CD010951.pub2), 2021',
      },
      url: 'https://doi.org/10.1002/14651858.CD010951.pub2',
    },
    {
      label: {
        fr: '[Arthroscopy](en), méta-analyse sur l’épicondylite latérale, 2021 (en anglais)',
        en: 'Arthroscopy, meta-analysis on lateral epicondylitis, 2021',
      },
    },
    {
      label: {
        fr: '[PLOS ONE](en), vol. 16, e0251111, méta-analyse sur la coiffe des rotateurs, 2021 (en anglais)',
        en: 'PLOS ONE 2021;16:e0251111, meta-analysis on the rotator cuff',
      },
      url: 'https://doi.org/10.1371/journal.pone.0251111',
    },
    {
      label: {
        fr: '[Journal of Orthopaedic Surgery and Research](en), méta-analyse sur le fascia plantaire, 2020 (en anglais)',
        en: 'Journal of Orthopaedic Surgery and Research 2020, meta-analysis on the plantar fascia',
      },
      url: 'https://doi.org/10.1186/s13018-020-01783-7',
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
