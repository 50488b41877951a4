import type { ExamContent } from '../contentTypes.js'
import { toolTexts } from '../tools/toolTexts.js'
import {
  arriveEarly,
  callFirstQuestion,
  duringExam,
  eatAsUsual,
  examHeadings,
  healthCard,
  medicines,
  prescriptionFact,
  prescriptionQuestion,
  reportFact,
  signedPrescription,
  yourQuestions,
} from './commonTexts.js'

/** Musculoskeletal ultrasound: what the page says, in both languages. */
export const musculoskeletal: ExamContent = {
  name: 'musculoskeletal',
  head: {
    title: {
      fr: 'Échographie musculosquelettique : déroulement',
      en: 'Musculoskeletal ultrasound: muscles and tendons',
    },
    description: {
      fr: 'Épaule, coude, genou, cheville : ce que montre une échographie musculosquelettique, comment elle se passe et ce qu’elle peut manquer.',
      en: 'Shoulder, elbow, knee, ankle: what a musculoskeletal ultrasound shows, how the exam goes, and what it can miss.',
    },
  },
  shortName: { fr: 'Musculosquelettique', en: 'Musculoskeletal' },
  fullName: { fr: 'Échographie musculosquelettique', en: 'Musculoskeletal ultrasound' },
  tagline: { fr: 'Muscles et tendons, en mouvement', en: 'Muscles and tendons, in motion' },
  summary: {
    fr: 'Des images des muscles, des tendons et des nerfs proches de la peau. Vous bougez pendant l’examen, pour montrer le geste qui fait mal.',
    en: 'Pictures of muscles, tendons and nerves near the skin. You move during the exam, to show what sets off the pain.',
  },
  title: { fr: 'Échographie musculosquelettique', en: 'Musculoskeletal ultrasound' },
  lead: {
    fr: 'Une sonde suit vos muscles et vos tendons pendant que vous bougez. Il n’y a rien à préparer. Montrez-nous le geste qui fait mal.',
    en: 'A probe follows your muscles and tendons as you move. There is nothing to prepare. Show us the movement that hurts.',
  },
  keyFacts: {
    when: {
      value: { fr: 'N’importe quel jour', en: 'Any day' },
      note: { fr: 'Sur rendez-vous', en: 'By appointment' },
    },
    preparation: {
      value: { fr: 'Aucune préparation', en: 'No preparation' },
      note: { fr: 'Portez des vêtements amples', en: 'Wear loose clothes' },
    },
    prescription: prescriptionFact,
    results: reportFact,
  },
  figure: { kind: 'linear', picture: 'scanShoulder' },
  procedure: 'ultrasound',
  price: 'ultrasound',
  pregnancy: 'either',
  sections: [
    {
      kind: 'prose',
      id: 'about',
      heading: {
        text: { fr: 'Que montre cet examen?', en: 'What does this exam show?' },
      },
      paragraphs: [
        {
          fr: 'L’examen montre les muscles, les tendons, les ligaments et les articulations. Il montre aussi les bourses, ces petits coussins près des articulations, et les nerfs proches de la peau. La sonde emploie des sons inaudibles, sans rayons X.',
          en: 'The exam shows muscles, tendons, ligaments and joints. It also shows bursae, the small cushions near joints, and nerves close to the skin. The probe uses sound you can’t hear, and no X-rays.',
        },
        {
          fr: 'Les images sont en direct. Vous bougez l’épaule ou la cheville, et l’on voit le tendon suivre le geste. La même image peut aussi guider une infiltration, par exemple de [plasma riche en plaquettes (PRP)](page:prp).',
          en: 'The pictures are live. You move your shoulder or your ankle, and the tendon can be seen following. The same picture can also guide an injection, for example of [platelet-rich plasma (PRP)](page:prp).',
        },
        {
          fr: 'Voici les endroits que l’on nous demande souvent de regarder :',
          en: 'These are the places we are often asked to look at:',
        },
      ],
      list: [
        {
          fr: 'l’épaule et ses tendons (coiffe des rotateurs)',
          en: 'the shoulder and its tendons (rotator cuff)',
        },
        { fr: 'le coude', en: 'the elbow' },
        { fr: 'le poignet', en: 'the wrist' },
        { fr: 'les tendons du genou', en: 'the tendons of the knee' },
        { fr: 'la cheville et le tendon d’Achille', en: 'the ankle and the Achilles tendon' },
        {
          fr: 'la bande fibreuse sous le pied (fascia plantaire)',
          en: 'the band of tissue under the foot (plantar fascia)',
        },
      ],
    },
    {
      kind: 'prepare',
      id: 'prepare',
      heading: { text: { fr: 'Que dois-je prévoir?', en: 'What should I plan for?' } },
      steps: [
        {
          key: 'looseClothes',
          firmness: 'always',
          title: { fr: 'Portez des vêtements amples', en: 'Wear loose clothes' },
          detail: {
            fr: 'Il faut pouvoir découvrir l’articulation en entier. Un short convient pour le genou, une camisole pour l’épaule.',
            en: 'The whole joint has to be bared. Shorts work for a knee, a tank top for a shoulder.',
          },
        },
        {
          key: 'eat',
          firmness: 'always',
          title: eatAsUsual,
          detail: {
            fr: 'Il n’est pas nécessaire d’être à jeun.',
            en: 'You don’t need to fast.',
          },
        },
        {
          key: 'movement',
          firmness: 'always',
          title: { fr: 'Repérez le geste qui fait mal', en: 'Notice which movement hurts' },
          detail: {
            fr: 'Depuis quand, à quel endroit, dans quelle position? Ces réponses nous disent où regarder.',
            en: 'Since when, where, and in what position? The answers tell us where to look.',
          },
        },
        {
          key: 'help',
          firmness: 'ask',
          title: {
            fr: 'Dites-nous si vous vous déplacez avec difficulté',
            en: 'Tell us if moving around is hard',
          },
          detail: {
            fr: 'Nous préparerons la salle avant votre arrivée. Sur place : {{access}}',
            en: 'We’ll set up the room before you arrive. On site: {{access}}',
          },
        },
        {
          key: 'arrive',
          firmness: 'always',
          title: arriveEarly,
          detail: {
            fr: 'Un empêchement? Prévenez-nous {{changeNotice}} à l’avance.',
            en: 'If you can’t come, tell us {{changeNotice}} ahead.',
          },
        },
      ],
      bring: [
        { key: 'healthCard', text: healthCard },
        { key: 'prescription', text: signedPrescription },
        {
          key: 'earlierImages',
          text: {
            fr: 'Vos radiographies et autres images faites ailleurs',
            en: 'X-rays and other images done elsewhere',
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
      steps: [
        {
          time: { fr: 'Au début', en: 'At the start' },
          title: { fr: 'Vous montrez où ça fait mal', en: 'You show where it hurts' },
          text: {
            fr: 'Un ou une technologue en échographie se présente et lit l’ordonnance avec vous. Vous vous assoyez ou vous étendez, selon l’endroit à regarder.',
            en: 'A sonographer introduces themselves and reads the prescription with you. You sit or lie down, depending on the place to look at.',
          },
        },
        {
          time: duringExam,
          title: { fr: 'La sonde suit le tendon', en: 'The probe follows the tendon' },
          text: {
            fr: 'Un gel tiède ou frais est posé sur la peau, puis la sonde. On vous demande de plier, de tourner ou de lever. Si un geste est trop douloureux, dites-le et nous ferons autrement.',
            en: 'Warm or cool gel goes on the skin, then the probe. We ask you to bend, turn or lift. If a movement hurts too much, say so and we’ll find another way.',
          },
        },
        {
          time: { fr: 'Au besoin', en: 'If needed' },
          title: { fr: 'Nous comparons les deux côtés', en: 'We compare both sides' },
          text: {
            fr: 'L’autre épaule ou l’autre cheville peut servir de repère. Cela ne veut pas dire qu’un problème y a été vu.',
            en: 'Your other shoulder or ankle may serve as a reference. This doesn’t mean a problem was seen there.',
          },
        },
        {
          time: { fr: '{{minutes.musculoskeletal}}', en: '{{minutes.musculoskeletal}}' },
          title: { fr: 'Vous essuyez le gel', en: 'You wipe off the gel' },
          text: {
            fr: 'C’est le temps à prévoir pour l’examen. Vous pouvez ensuite partir.',
            en: 'That is how long to allow for the exam. Then you can go.',
          },
        },
      ],
      paragraphs: [
        {
          fr: 'L’endroit douloureux peut être sensible quand la sonde appuie. Demandez une pause en tout temps. La ou le technologue prend les images, et un ou une radiologiste signe le rapport.',
          en: 'The sore spot may be tender when the probe presses on it. Ask for a pause at any time. The sonographer takes the pictures, and a radiologist signs the report.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'after',
      heading: {
        text: { fr: 'Et après l’examen?', en: 'What happens after the exam?' },
      },
      paragraphs: [
        {
          fr: 'Vous reprenez vos activités en sortant. Si l’on vous a demandé de ménager l’articulation, continuez à le faire.',
          en: 'You can go back to your activities right away. If you’ve been told to rest the joint, keep doing so.',
        },
        {
          fr: 'Le rapport est envoyé à la personne qui a demandé l’examen, en général en {{reportDelay}}. C’est elle qui vous l’explique et qui propose la suite. La ou le technologue ne peut pas donner de diagnostic sur place.',
          en: 'The report goes to the professional who asked for the exam, usually within {{reportDelay}}. They explain it and suggest what comes next. The sonographer can’t give a diagnosis on the spot.',
        },
        {
          fr: 'Votre douleur change ou augmente avant que vous ayez le résultat? Appelez la personne qui vous suit, ou Info-Santé 811. En cas d’urgence, composez le 911.',
          en: 'Is the pain changing or getting worse before you have your result? Call your doctor or nurse practitioner, or Info-Santé 811. In an emergency, call 911.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'limits',
      heading: examHeadings.limits,
      paragraphs: [
        {
          fr: 'L’examen dépend beaucoup de la personne qui tient la sonde. Pour une déchirure de la coiffe des rotateurs, il est précis entre des mains bien formées. Même alors, il arrive de voir une déchirure qui n’existe pas, ou d’en manquer une.',
          en: 'The exam depends a great deal on the person holding the probe. For rotator cuff tears, it is accurate in trained hands. Even then, it can show a tear that isn’t there, or miss one that is.',
        },
        {
          fr: 'L’échographie ne voit pas l’intérieur de l’os ni le fond d’une articulation. Une radiographie ou une [IRM](page:mri) peut alors s’ajouter. Pour l’épaule, des spécialistes proposent l’une ou l’autre selon la question posée.',
          en: 'Ultrasound can’t see inside bone or deep inside a joint. An X-ray or an [MRI](page:mri) may then be added. For the shoulder, experts propose ultrasound or MRI according to the question asked.',
        },
        {
          fr: 'L’examen se fait sans radiation et sans piqûre. Le désagrément habituel est la pression de la sonde sur un endroit sensible.',
          en: 'The exam uses no radiation and no needle. The usual discomfort is the pressure of the probe on a tender spot.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: { text: yourQuestions },
      questions: [
        {
          question: { fr: 'Est-ce que ça fait mal?', en: 'Does it hurt?' },
          answer: [
            {
              fr: 'La sonde appuie, et un endroit douloureux peut l’être un peu plus. Certains gestes aussi peuvent réveiller la douleur. Vous décidez jusqu’où aller.',
              en: 'The probe presses, and a sore spot may feel a little more so. Some movements may also bring on the pain. You decide how far to go.',
            },
          ],
        },
        {
          question: {
            fr: 'Pourquoi une échographie plutôt qu’une IRM?',
            en: 'Why an ultrasound rather than an MRI?',
          },
          answer: [
            {
              fr: 'L’échographie montre en mouvement ce qui est près de la peau. L’IRM peut montrer le fond d’une articulation et l’intérieur de l’os. Le choix dépend de la question, et la personne qui vous suit peut vous l’expliquer.',
              en: 'Ultrasound shows what lies near the skin, in motion. MRI can show what lies deep in a joint or inside bone. The choice depends on the question, and your doctor or nurse practitioner can explain it.',
            },
          ],
        },
        {
          question: {
            fr: 'Pourquoi regarder le côté qui va bien?',
            en: 'Why look at the side that feels fine?',
          },
          answer: [
            {
              fr: 'Pour comparer. Chaque personne est différente, et votre autre côté aide à repérer ce qui a changé.',
              en: 'To compare. Everyone is different, and your other side helps show what has changed.',
            },
          ],
        },
        {
          question: {
            fr: 'Dois-je aussi passer une radiographie?',
            en: 'Do I need an X-ray as well?',
          },
          answer: [
            {
              fr: 'Parfois, parce que l’échographie ne montre pas l’intérieur de l’os. Si vous en avez déjà une, apportez-la. Sinon, la personne qui vous suit décidera avec vous.',
              en: 'Sometimes, because ultrasound doesn’t show the inside of bone. If you already have one, bring it. If not, your doctor or nurse practitioner will decide with you.',
            },
          ],
        },
        {
          question: {
            fr: 'Aurai-je une infiltration le même jour?',
            en: 'Will I get an injection the same day?',
          },
          answer: [
            {
              fr: 'Cet examen sert à prendre des images. Une infiltration est un autre acte, décidé avec vous. Nous vous confirmons ce qui est prévu à la prise de rendez-vous.',
              en: 'This exam is for taking pictures. An injection is a separate procedure, decided with you. We confirm what is planned when you book.',
            },
          ],
        },
        {
          question: {
            fr: 'Ma blessure vient du travail ou de la route. Que faire?',
            en: 'I was hurt at work or on the road. What should I do?',
          },
          answer: [
            {
              fr: 'Dites-nous à la prise de rendez-vous si un dossier est ouvert à la CNESST ou à la SAAQ. Nous vous confirmerons si nous pouvons le traiter et quels papiers apporter.',
              en: 'When you book, tell us if you have a CNESST or SAAQ file. We’ll confirm whether we can handle it and which papers to bring.',
            },
          ],
        },
        {
          question: {
            fr: 'Puis-je conduire et travailler après?',
            en: 'Can I drive and work afterwards?',
          },
          answer: [
            {
              fr: 'L’examen ne change rien à ce que vous pouviez faire avant. Suivez les consignes que vous avez déjà reçues pour votre blessure.',
              en: 'The exam changes nothing about what you could do before. Follow the advice you’ve already been given for your injury.',
            },
          ],
        },
        prescriptionQuestion,
        callFirstQuestion,
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
  related: ['mri', 'prp', 'breastUltrasound'],
  sources: [
    {
      label: {
        fr: 'RadiologyInfo.org (RSNA et ACR), page sur l’échographie musculosquelettique (en anglais)',
        en: 'RadiologyInfo.org (RSNA and ACR), page on musculoskeletal ultrasound',
      },
    },
    {
      label: {
        fr: 'Rutten et collaborateurs, échographie de la coiffe des rotateurs : pièges, limites et artéfacts, RadioGraphics, 2006 (en anglais)',
        en: 'Rutten and colleagues, US of the rotator cuff: pitfalls, limitations, and artifacts, RadioGraphics, 2006',
      },
      url: 'https://doi.org/10.1148/rg.262045719',
    },
    {
      label: {
        fr: '[Society of Radiologists in Ultrasound](en), consensus sur l’imagerie de la coiffe des rotateurs (en anglais)',
        en: 'Society of Radiologists in Ultrasound, consensus statement on rotator cuff imaging',
      },
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3632808/',
    },
  ],
  updated: '2026-11-16',
}
