import type { ExamContent } from '../contentTypes.js'
import { toolTexts } from '../tools/toolTexts.js'
import {
  arriveEarly,
  callEmergency,
  duringExam,
  healthCard,
  medicines,
  nonMedicalUltrasound,
  prenatalScreening,
  prescriptionFact,
  prescriptionQuestion,
  reportFact,
  signedPrescription,
  tinyTot,
} from './commonTexts.js'

/** Morphological ultrasound (anatomy scan): what the page says, in both languages. */
export const morphological: ExamContent = {
  name: 'morphological',
  head: {
    title: {
      fr: 'Échographie morphologique du deuxième trimestre',
      en: 'Morphological ultrasound (anatomy scan)',
    },
    description: {
      fr: 'Échographie morphologique : ce qui est regardé, la période de la grossesse, la préparation, la durée et ce que l’examen ne peut pas montrer.',
      en: 'The second-trimester anatomy scan: what is looked at, in which weeks, how to prepare, how long it takes and what it cannot show.',
    },
  },
  shortName: { fr: 'Morphologique', en: 'Morphological' },
  fullName: { fr: 'Échographie morphologique', en: 'Morphological ultrasound (anatomy scan)' },
  tagline: { fr: 'L’anatomie, au deuxième trimestre', en: 'The second-trimester anatomy scan' },
  summary: {
    fr: 'Une échographie du deuxième trimestre qui regarde les organes, les membres et la croissance du bébé. Le placenta et le liquide amniotique en font partie.',
    en: 'A second-trimester ultrasound of your baby’s organs, limbs and growth. It also looks at the placenta and the amniotic fluid.',
  },
  title: { fr: 'Échographie morphologique', en: 'Morphological ultrasound' },
  lead: {
    fr: 'Au deuxième trimestre, cette échographie observe l’anatomie du bébé et mesure sa croissance. En général, elle dure plus longtemps que les autres échographies de grossesse. Vous pouvez demander une pause à tout moment.',
    en: 'In the second trimester, this ultrasound, or anatomy scan, looks at your baby’s anatomy and growth. It usually takes longer than other pregnancy ultrasounds. You can ask for a break at any time.',
  },
  keyFacts: {
    when: {
      value: { fr: '{{morphologyWindow}}', en: '{{morphologyWindow}}' },
      note: {
        fr: 'Au deuxième trimestre',
        en: 'In the second trimester',
      },
    },
    preparation: {
      value: { fr: 'Parfois 1 litre d’eau', en: 'Sometimes 1 litre of water' },
      note: {
        fr: 'Nous vous le confirmons au téléphone',
        en: 'We confirm this when you book',
      },
    },
    prescription: prescriptionFact,
    results: reportFact,
  },
  figure: { kind: 'sector', picture: 'scanMorphology' },
  procedure: 'ultrasound',
  price: 'ultrasound',
  pregnancy: 'during',
  sections: [
    {
      kind: 'prose',
      id: 'about',
      heading: {
        text: { fr: 'Que regarde-t-on', en: 'What do we look at' },
        strong: { fr: 'pendant cet examen?', en: 'during this exam?' },
      },
      paragraphs: [
        {
          fr: 'Au deuxième trimestre, on peut observer l’anatomie du bébé en détail. Une sonde envoie des sons trop aigus pour l’oreille, et leur écho forme l’image. Il n’y a pas de rayons X.',
          en: 'In the second trimester, your baby’s anatomy can be seen in detail. A probe sends out sound too high to hear, and its echo forms the picture. There are no X-rays.',
        },
        {
          fr: 'Cette échographie est proposée de façon courante pendant la grossesse. La passer reste votre décision. Avant de venir, parlez à la personne qui vous suit de ce que vous souhaitez savoir.',
          en: 'This ultrasound is offered routinely in pregnancy. Having it is still your decision. Before you come, tell your doctor or midwife what you would like to know.',
        },
        {
          fr: 'L’examen porte sur :',
          en: 'The exam looks at:',
        },
      ],
      list: [
        { fr: 'le cerveau et le cœur', en: 'the brain and the heart' },
        {
          fr: 'l’estomac, les reins et la vessie',
          en: 'the stomach, the kidneys and the bladder',
        },
        {
          fr: 'la colonne vertébrale, les bras et les jambes',
          en: 'the spine, the arms and the legs',
        },
        { fr: 'les mesures de la croissance', en: 'measurements of growth' },
        {
          fr: 'le placenta, le liquide amniotique et le nombre de fœtus',
          en: 'the placenta, the amniotic fluid and the number of fetuses',
        },
      ],
    },
    {
      kind: 'weeks',
      id: 'weeks',
      heading: {
        text: {
          fr: 'À quelles semaines se fait-elle?',
          en: 'In which weeks is it done?',
        },
      },
      paragraphs: [
        {
          fr: 'L’échographie morphologique se fait de {{morphologyWindow}} de grossesse. La fin de la période se calcule au jour près. Nous vérifions la date avec vous à la prise de rendez-vous.',
          en: 'The morphological ultrasound is done from {{morphologyWindow}} of pregnancy. The end of that period is counted to the day. We check your date with you when you book.',
        },
        {
          fr: 'Les semaines se comptent à partir du premier jour des dernières menstruations. Si la personne qui vous suit a fixé une autre date, la sienne l’emporte.',
          en: 'Weeks are counted from day 1 of the last menstrual period. If your prescriber has set another date, theirs comes first.',
        },
        {
          fr: 'Avant viennent la datation et, si vous l’avez choisie, la [clarté nucale](page:nuchalTranslucency). Après, une échographie de croissance se fait au besoin. La page sur l’[échographie de grossesse](page:fetal) les présente.',
          en: 'Dating comes earlier, and so does [nuchal translucency](page:nuchalTranslucency) if you chose it. Later, a growth ultrasound is done if needed. The [fetal ultrasound](page:fetal) page covers these exams.',
        },
        {
          fr: 'La période se termine ou est déjà passée? Appelez-nous au [{{phone}}](tel:clinic), et prévenez la personne qui a prescrit l’examen.',
          en: 'Is the period ending, or over? Call us at [{{phone}}](tel:clinic), and let your prescriber know.',
        },
      ],
    },
    toolTexts.examDates,
    {
      kind: 'prepare',
      id: 'prepare',
      heading: { text: { fr: 'Comment me préparer?', en: 'How do I prepare?' } },
      steps: [
        {
          key: 'water',
          firmness: 'ifAsked',
          minutesBefore: 60,
          title: {
            fr: 'Demandez-nous s’il faut boire de l’eau',
            en: 'Ask us whether to drink water',
          },
          detail: {
            fr: 'On demande souvent environ 1 litre, mais certains endroits ne demandent rien. Nous vous confirmons la consigne à la prise de rendez-vous.',
            en: 'About 1 litre is commonly asked for, but some places ask for none. We confirm what to do when you book.',
          },
        },
        {
          key: 'eat',
          firmness: 'always',
          title: { fr: 'Prenez vos repas comme d’habitude', en: 'Have your usual meals' },
          detail: {
            fr: 'Il n’est pas nécessaire d’être à jeun.',
            en: 'No fasting is needed.',
          },
        },
        {
          key: 'twoPiece',
          firmness: 'always',
          title: { fr: 'Portez un haut qui se relève', en: 'Wear a top that lifts up' },
          detail: {
            fr: 'Avec un pantalon ou une jupe, vous découvrez votre ventre sans tout enlever.',
            en: 'With pants or a skirt, you bare your belly without undressing.',
          },
        },
        {
          key: 'enoughTime',
          firmness: 'always',
          title: {
            fr: 'Réservez assez de temps',
            en: 'Set aside enough time',
          },
          detail: {
            fr: 'L’examen prend {{minutes.morphological}}. Vous pensez venir avec un enfant? Demandez-nous d’abord ce qui est possible.',
            en: 'The exam takes {{minutes.morphological}}. Thinking of bringing a child? Ask us first what is possible.',
          },
        },
        {
          key: 'notToKnow',
          firmness: 'always',
          title: {
            fr: 'Dites-nous ce que vous préférez ne pas savoir',
            en: 'Tell us what you’d rather not know',
          },
          detail: {
            fr: 'Si vous ne voulez pas connaître le sexe du bébé, dites-le au début. Nous y ferons attention.',
            en: 'If you don’t want to know your baby’s sex, say so at the start. We’ll be careful.',
          },
        },
        {
          key: 'arrive',
          firmness: 'always',
          title: arriveEarly,
          detail: {
            fr: 'Pour changer de date, prévenez-nous {{changeNotice}} à l’avance.',
            en: 'To change the date, tell us {{changeNotice}} ahead.',
          },
        },
      ],
      bring: [
        { key: 'healthCard', text: healthCard },
        { key: 'prescription', text: signedPrescription },
        {
          key: 'earlierReports',
          text: {
            fr: 'Les rapports de vos échographies précédentes, si elles ont été faites ailleurs',
            en: 'Reports of earlier ultrasounds, if done elsewhere',
          },
        },
        { key: 'medicineList', text: medicines },
      ],
    },
    toolTexts.preparationSheet,
    {
      kind: 'visit',
      id: 'visit',
      heading: {
        text: { fr: 'À quoi m’attendre dans la salle?', en: 'What should I expect in the room?' },
      },
      steps: [
        {
          time: { fr: 'Au début', en: 'At the start' },
          title: { fr: 'Vous vous étendez', en: 'You lie down' },
          text: {
            fr: 'Un ou une technologue en échographie se présente et relit l’ordonnance avec vous. Si rester sur le dos vous incommode, dites-le. Nous vous aiderons à changer de position.',
            en: 'A sonographer introduces themselves and reads the prescription with you. If lying on your back bothers you, say so. We’ll help you shift.',
          },
        },
        {
          time: duringExam,
          title: {
            fr: 'Nous observons et mesurons',
            en: 'We look and measure',
          },
          text: {
            fr: 'Avec un gel tiède ou frais, la sonde parcourt votre ventre. Chaque partie est observée, et plusieurs sont mesurées. Vous sentez la sonde appuyer, parfois avec insistance.',
            en: 'With warm or cool gel, the probe travels over your belly. Each part is looked at, and several are measured. You feel the probe press, firmly at times.',
          },
        },
        {
          time: { fr: 'Par moments', en: 'At times' },
          title: { fr: 'Le bébé se cache', en: 'Your baby hides' },
          text: {
            fr: 'Nous pouvons attendre un peu, ou vous demander de vous tourner. Une vue interne, avec une sonde dans le vagin, peut être proposée. Vous pouvez la refuser, ou l’arrêter à tout moment.',
            en: 'We may wait a little, or ask you to turn. An internal view, with a probe in the vagina, may be offered. You can refuse it, or stop it at any time.',
          },
        },
        {
          time: { fr: 'À la fin', en: 'At the end' },
          title: { fr: 'Nous vérifions les images', en: 'We check the pictures' },
          text: {
            fr: 'Si une partie n’a pas pu être vue, un autre rendez-vous peut être prévu. Vous essuyez le gel et reprenez vos activités tout de suite.',
            en: 'If a part could not be seen, another appointment may be planned. You wipe off the gel and go back to your activities right away.',
          },
        },
      ],
      paragraphs: [
        {
          fr: 'La ou le technologue prend les images. Un ou une radiologiste les lit et signe le rapport.',
          en: 'The sonographer takes the pictures. A radiologist reads them and signs the report.',
        },
        {
          fr: 'La vue interne se fait avec votre accord, la vessie vide, dans la position d’un examen gynécologique. Vous aimeriez qu’une autre personne de l’équipe soit présente? Dites-le en prenant rendez-vous.',
          en: 'An internal view is done with your agreement, with an empty bladder, in the position of a pelvic exam. You may ask for a chaperone, another member of our team. We confirm how this works when you book.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'after',
      heading: {
        text: { fr: 'Quand aurai-je des nouvelles?', en: 'When will I hear back?' },
      },
      paragraphs: [
        {
          fr: 'Le rapport est envoyé à la personne qui a demandé l’examen, en général en {{reportDelay}}. Elle vous l’explique et décide de la suite avec vous. À votre prochain rendez-vous de suivi, demandez comment elle vous joindra.',
          en: 'The report goes to the professional who asked for the exam, usually within {{reportDelay}}. They explain it and plan what comes next with you. At your next prenatal visit, ask how they will reach you.',
        },
        {
          fr: 'La ou le technologue n’a pas le droit de donner un diagnostic. Si l’examen est silencieux, c’est souvent que les mesures demandent de l’attention.',
          en: 'The sonographer is not allowed to give a diagnosis. If the room goes quiet, it is often because measuring takes attention.',
        },
        {
          fr: 'Vous pouvez aussi voir des rapports d’imagerie dans le [Carnet santé Québec](https://carnetsante.gouv.qc.ca/), après un certain délai. Notez vos questions pour votre prochain rendez-vous de suivi.',
          en: 'You can also see imaging reports in the [Carnet santé Québec](fr:https://carnetsante.gouv.qc.ca/), after some delay. Write down your questions for your next prenatal visit.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'limits',
      heading: {
        text: { fr: 'Que peut-il rester', en: 'What can stay' },
        strong: { fr: 'sans réponse?', en: 'unanswered?' },
      },
      paragraphs: [
        {
          fr: 'Certaines conditions ne se voient pas à l’échographie. Un examen normal ne garantit pas que votre bébé est en santé.',
          en: 'Some conditions can’t be seen on ultrasound. A normal exam does not guarantee that your baby is healthy.',
        },
        {
          fr: 'La position du bébé peut cacher une structure. Il arrive aussi que l’image soulève une question sans y répondre. La personne qui vous suit peut alors proposer un autre examen, que vous êtes libre d’accepter.',
          en: 'Your baby’s position can hide a structure. A picture can also raise a question without answering it. Your doctor or midwife may then offer another exam, which you are free to accept.',
        },
        {
          fr: 'L’échographie fœtale est un examen médical dont le bilan de sécurité est très bon. L’inconfort vient surtout de la pression de la sonde et du temps passé sur la table.',
          en: 'Fetal ultrasound is a medical exam with a very good safety record. Discomfort comes mostly from the pressure of the probe and the time spent lying down.',
        },
      ],
    },
    {
      kind: 'notice',
      id: 'urgent',
      tone: 'warn',
      heading: {
        text: {
          fr: 'Qu’est-ce qui ne peut pas attendre l’examen?',
          en: 'What can’t wait for the exam?',
        },
      },
      paragraphs: [
        {
          fr: 'Devant l’un des signes de la liste, appelez tout de suite votre lieu d’accouchement. Vous pouvez aussi joindre Info-Santé, au 811, le jour comme la nuit. N’attendez pas votre rendez-vous chez nous.',
          en: 'With any sign on the list, call your birthing place right away. You can also reach Info-Santé, at 811, day or night. Do not wait for your appointment with us.',
        },
        callEmergency,
      ],
      list: [
        { fr: 'vous saignez', en: 'you are bleeding' },
        { fr: 'vous avez une forte douleur', en: 'you have strong pain' },
        { fr: 'vous perdez du liquide', en: 'you are losing fluid' },
        {
          fr: 'votre bébé bouge moins que d’habitude',
          en: 'your baby is moving less than usual',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: {
        text: { fr: 'Vos questions sur cet examen', en: 'Your questions about this exam' },
      },
      questions: [
        {
          question: {
            fr: 'Je dois revenir. Est-ce une mauvaise nouvelle?',
            en: 'I’ve been asked back. Is that bad news?',
          },
          answer: [
            {
              fr: 'À lui seul, un deuxième rendez-vous n’est pas une mauvaise nouvelle. Souvent, la position du bébé cachait quelque chose. La personne qui vous suit vous dira pourquoi il est demandé.',
              en: 'A second appointment is not bad news in itself. Often, your baby’s position was hiding something. Your doctor or midwife will say why it was requested.',
            },
          ],
        },
        {
          question: { fr: 'Me direz-vous le sexe du bébé?', en: 'Will you tell me the sex?' },
          answer: [
            {
              fr: 'Ce n’est pas le but de l’examen, et il n’est pas toujours visible. Si vous le demandez, nous suivons notre règle, que nous vous expliquons à la prise de rendez-vous.',
              en: 'It is not the purpose of the exam, and it can’t always be seen. If you ask, we follow our policy, which we explain when you book.',
            },
          ],
        },
        {
          question: {
            fr: 'Est-ce que mon ou ma partenaire peut entrer?',
            en: 'Can my partner come in?',
          },
          answer: [
            {
              fr: 'Nous vous confirmons à la prise de rendez-vous qui peut entrer, et à quel moment. Dites-nous si une présence vous aiderait du début à la fin.',
              en: 'We confirm when you book who may come in, and at what point. Tell us if having someone there throughout would help you.',
            },
          ],
        },
        {
          question: {
            fr: 'Pourquoi la sonde appuie-t-elle autant?',
            en: 'Why does the probe press so firmly?',
          },
          answer: [
            {
              fr: 'La sonde appuie sur votre peau pour que les sons passent bien. Si la pression vous incommode, dites-le, et nous ferons une pause.',
              en: 'Pressing on the skin helps the sound get through. If it bothers you, say so, and we’ll take a break.',
            },
          ],
        },
        {
          question: {
            fr: 'Dois-je absolument passer cet examen?',
            en: 'Do I have to have this exam?',
          },
          answer: [
            {
              fr: 'Non. Il est proposé de façon courante, et la décision vous appartient. La personne qui suit votre grossesse peut vous aider à y réfléchir.',
              en: 'No. It is offered routinely, and the decision is yours. Your doctor or midwife can help you think it through.',
            },
          ],
        },
        {
          question: {
            fr: 'J’attends plus d’un bébé. Que dois-je faire?',
            en: 'I’m expecting more than one baby. What should I do?',
          },
          answer: [
            {
              fr: 'Dites-le quand vous prenez rendez-vous. Nous pourrons prévoir le temps en conséquence.',
              en: 'Tell us when you book. We can then plan the time we need.',
            },
          ],
        },
        {
          question: {
            fr: 'L’examen remplace-t-il le dépistage prénatal?',
            en: 'Does this exam replace prenatal screening?',
          },
          answer: [
            {
              fr: 'Ce sont deux choses différentes. Le [Programme québécois de dépistage prénatal](https://www.quebec.ca/sante/conseils-et-prevention/depistage-et-offre-de-tests-de-porteur/programme-quebecois-de-depistage-prenatal) est volontaire. Parlez-en à la personne qui vous suit.',
              en: 'They are two different things. The [Québec Prenatal Screening Program](https://www.quebec.ca/en/health/advice-and-prevention/screening-and-carrier-testing-offer/quebec-prenatal-screening-program) is voluntary. Talk about it with your doctor or midwife.',
            },
          ],
        },
        prescriptionQuestion,
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
    callFirst: 'urgent',
  },
  related: ['fetal', 'nuchalTranslucency', 'breastUltrasound'],
  sources: [
    {
      label: {
        fr: 'Société des obstétriciens et gynécologues du Canada (SOGC), directive no 223 sur l’échographie complète du deuxième trimestre, 2017',
        en: 'Society of Obstetricians and Gynaecologists of Canada (SOGC), Guideline No. 223 on the complete second-trimester ultrasound, 2017',
      },
    },
    nonMedicalUltrasound,
    {
      label: {
        fr: 'BORN Ontario, page sur l’échographie de 18 à 22 semaines',
        en: 'BORN Ontario, page on the ultrasound at 18 to 22 weeks (in French)',
      },
      url: 'https://www.bornontario.ca/fr/pso/prenatal-screening-options/18-22-week-ultrasound.aspx',
    },
    {
      label: {
        fr: '[Lake of the Woods Hospital](en), préparation aux échographies (en anglais)',
        en: 'Lake of the Woods Hospital, preparing for an ultrasound',
      },
    },
    prenatalScreening,
    tinyTot,
  ],
  updated: '2026-11-16',
}
