import type { ExamContent } from '../contentTypes.js'
import { toolTexts } from '../tools/toolTexts.js'
import {
  afterUltrasound,
  arriveEarly,
  callFirstQuestion,
  duringExam,
  examHeadings,
  healthCard,
  mealsAsUsual,
  medicines,
  prescriptionFact,
  prescriptionQuestion,
  reportFact,
  rotatorCuffConsensus,
  signedPrescription,
  whoPays,
  whoReads,
  yourQuestions,
} from './commonTexts.js'
import { musculoskeletalPlate } from './plates.js'

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
  shortName: { fr: 'Échographie musculosquelettique', en: 'Musculoskeletal ultrasound' },
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
  drawing: 'plate-musculoskeletal',
  procedure: 'ultrasound',
  price: 'ultrasound',
  pregnancy: 'either',
  sections: [
    {
      kind: 'prepare',
      id: 'prepare',
      heading: examHeadings.prepare,
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
          title: mealsAsUsual,
        },
        {
          key: 'movement',
          firmness: 'always',
          title: { fr: 'Repérez le geste qui fait mal', en: 'Notice which movement hurts' },
          detail: {
            fr: 'Notez aussi l’endroit, la position et depuis quand : cela nous dit où regarder.',
            en: 'Note the place, the position and how long it’s hurt: that tells us where to look.',
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
            fr: 'Nous préparerons la salle. {{access}}',
            en: 'We’ll set up the room. {{access}}',
          },
        },
        {
          key: 'arrive',
          firmness: 'always',
          title: arriveEarly,
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
            fr: 'Un ou une technologue en échographie lit l’ordonnance avec vous. Vous vous assoyez ou vous étendez, selon l’endroit à regarder.',
            en: 'A sonographer reads the prescription with you. You sit or lie down, depending on the place to look at.',
          },
          drawing: 'steps/musculoskeletal/1',
        },
        {
          time: duringExam,
          title: { fr: 'La sonde suit le tendon', en: 'The probe follows the tendon' },
          text: {
            fr: 'Un gel tiède ou frais est posé sur la peau, puis la sonde. On vous demande de plier, de tourner ou de lever. Si un geste est trop douloureux, dites-le et nous ferons autrement.',
            en: 'Warm or cool gel goes on the skin, then the probe. We ask you to bend, turn or lift. If a movement hurts too much, say so and we’ll find another way.',
          },
          drawing: 'steps/musculoskeletal/2',
        },
        {
          time: { fr: 'Au besoin', en: 'If needed' },
          title: { fr: 'Nous comparons les deux côtés', en: 'We compare both sides' },
          text: {
            fr: 'L’autre épaule ou l’autre cheville peut servir de repère. Cela ne veut pas dire qu’un problème y a été vu.',
            en: 'Your other shoulder or ankle may serve as a reference. This doesn’t mean a problem was seen there.',
          },
          drawing: 'steps/musculoskeletal/3',
        },
        {
          time: { fr: 'À la fin', en: 'At the end' },
          title: { fr: 'Vous essuyez le gel', en: 'You wipe off the gel' },
          text: {
            fr: 'L’examen dure {{minutes.musculoskeletal}}. Vous pouvez ensuite partir.',
            en: 'The exam takes {{minutes.musculoskeletal}}. Then you can go.',
          },
          drawing: 'steps/musculoskeletal/4',
        },
      ],
      paragraphs: [whoReads],
    },
    musculoskeletalPlate,
    whoPays,
    {
      kind: 'prose',
      folded: true,
      id: 'about',
      heading: {
        text: { fr: 'Que montre cet examen,', en: 'What does this exam show,' },
        strong: { fr: 'et pourquoi le passer?', en: 'and why have it?' },
      },
      paragraphs: [
        {
          fr: 'L’examen montre les muscles, les tendons, les ligaments, les articulations et les nerfs proches de la peau. Il montre aussi les bourses, ces petits coussins près des articulations. La sonde emploie des sons inaudibles, sans rayons X.',
          en: 'The exam shows muscles, tendons, ligaments, joints and nerves close to the skin. It also shows bursae, the small cushions near joints. The probe uses sound you can’t hear, and no X-rays.',
        },
        {
          fr: 'Vous bougez, et l’on voit en direct le tendon suivre le geste. La même image peut guider une infiltration, par exemple de [plasma riche en plaquettes (PRP)](page:prp). On nous demande souvent de regarder :',
          en: 'You move, and we watch the tendon move. The same picture can guide an injection, for example of [platelet-rich plasma (PRP)](page:prp). We are often asked to look at:',
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
      kind: 'prose',
      folded: true,
      id: 'limits',
      heading: examHeadings.limits,
      paragraphs: [
        {
          fr: 'Un endroit douloureux peut l’être un peu plus quand la sonde appuie, et certains gestes réveillent la douleur. Demandez une pause en tout temps : vous décidez jusqu’où aller. L’examen se fait sans radiation et sans piqûre.',
          en: 'A sore spot may feel a little more so when the probe presses, and some movements bring on the pain. Ask for a pause at any time: you decide how far to go. There is no radiation and no needle.',
        },
        {
          fr: 'L’examen dépend beaucoup de la personne qui tient la sonde. Pour une déchirure de la coiffe des rotateurs, il est précis quand la personne est bien formée. Même alors, il arrive de voir une déchirure qui n’existe pas, ou d’en manquer une.',
          en: 'The exam depends a great deal on the person holding the probe. For rotator cuff tears, it is accurate in trained hands. Even then, it can show a tear that isn’t there, or miss one that is.',
        },
        {
          fr: 'L’échographie ne voit pas l’intérieur de l’os ni le fond d’une articulation. Une radiographie ou une [IRM](page:mri) peut alors s’ajouter. Pour l’épaule, des spécialistes proposent l’échographie ou l’IRM selon la question posée.',
          en: 'Ultrasound can’t see inside bone or deep inside a joint. An X-ray or an [MRI](page:mri) may then be added. For the shoulder, experts propose ultrasound or MRI, depending on the question.',
        },
      ],
    },
    {
      kind: 'prose',
      folded: true,
      id: 'after',
      heading: examHeadings.after,
      paragraphs: [
        ...afterUltrasound,
        {
          fr: 'Si l’on vous a demandé de ménager l’articulation, continuez à le faire. Si votre douleur change ou augmente avant le résultat, appelez votre médecin, ou Info-Santé, au 811.',
          en: 'If you’ve been told to rest the joint, keep doing so. If the pain changes or gets worse before you have your result, call your doctor, or Info-Santé, at 811.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: { text: yourQuestions },
      questions: [
        prescriptionQuestion,
        callFirstQuestion,
        {
          question: { fr: 'Recevez-vous les enfants?', en: 'Do you see children?' },
          answer: [
            {
              fr: 'Oui. Nous recevons aussi les enfants, avec un parent.',
              en: 'Yes. We see children too, with a parent.',
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
              fr: 'Ayez sous la main le numéro de votre dossier de la CNESST ou de la SAAQ quand vous prenez rendez-vous. La section [qui paie](#cost) dit qui appeler d’abord, et si nous acceptons ces dossiers.',
              en: 'Have your CNESST or SAAQ file number at hand when you book. The section on [who pays](#cost) says who to call first, and whether we accept these files.',
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
              fr: 'Non, cet examen sert à prendre des images. Une infiltration est un autre acte, décidé avec vous.',
              en: 'No, this exam is for taking pictures. An injection is a separate procedure, decided with you.',
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
    callFirst: 'call',
  },
  related: ['mri', 'prp'],
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
    rotatorCuffConsensus,
  ],
  updated: '2026-11-22',
}
