import type { ToolName, ToolSection } from '../contentTypes.js'

/** How each tool presents itself, the same on every page that carries it. */
export const toolTexts = {
  examFinder: {
    kind: 'tool',
    tool: 'examFinder',
    id: 'find',
    heading: {
      text: { fr: 'Que dit', en: 'What does' },
      strong: { fr: 'votre ordonnance?', en: 'your prescription say?' },
    },
    paragraphs: [
      {
        fr: 'Inscrivez les mots que vous lisez. Vous verrez quel examen ils peuvent désigner.',
        en: 'Enter the words you can read. You’ll see which exam they may mean.',
      },
    ],
  },
  examDates: {
    kind: 'tool',
    tool: 'examDates',
    id: 'dates',
    heading: {
      text: { fr: 'À quelles dates', en: 'On which dates' },
      strong: { fr: 'puis-je venir?', en: 'can I come?' },
    },
    paragraphs: [
      {
        fr: 'Inscrivez une date que vous connaissez. Vous verrez la période de chaque examen, avec nos jours d’ouverture. Nous ne gardons rien de ce que vous inscrivez.',
        en: 'Enter one date you know. You’ll see when each exam is done, with our open days. We keep nothing you enter.',
      },
    ],
  },
  cycleDays: {
    kind: 'tool',
    tool: 'cycleDays',
    id: 'cycle-days',
    heading: {
      text: { fr: 'Calculer', en: 'Find' },
      strong: { fr: 'mes jours', en: 'my days' },
    },
    paragraphs: [
      {
        fr: 'Inscrivez le premier jour du saignement. Vous verrez les jours ouverts pour cet examen. Nous ne gardons rien de ce que vous inscrivez.',
        en: 'Enter the first day of bleeding. You’ll see which days are open for this exam. We keep nothing you enter.',
      },
    ],
  },
  preparationSheet: {
    kind: 'tool',
    tool: 'preparationSheet',
    id: 'sheet',
    heading: {
      text: { fr: 'Que dois-je faire,', en: 'What do I do,' },
      strong: { fr: 'et à quelle heure?', en: 'and at what time?' },
    },
    paragraphs: [
      {
        fr: 'Inscrivez l’heure de votre rendez-vous. Vous verrez quoi faire à quelle heure et ce qu’il faut apporter, sur une page à imprimer. Nous ne gardons rien de ce que vous inscrivez.',
        en: 'Enter the time of your appointment. You’ll see when to do each thing and what to bring, on one page to print. We keep nothing you enter.',
      },
    ],
  },
  mriCheck: {
    kind: 'tool',
    tool: 'mriCheck',
    id: 'mri-check',
    heading: {
      text: { fr: 'Que devez-vous nous dire', en: 'What do we need to know' },
      strong: { fr: 'avant une IRM?', en: 'before an MRI?' },
    },
    paragraphs: [
      {
        fr: 'L’aimant attire certains métaux et peut dérégler des appareils. Cocher une ligne ne veut pas dire non : parlez-nous-en d’abord.',
        en: 'The magnet can pull on some metals and disturb some devices. A checked line doesn’t mean no: talk to us first.',
      },
      {
        fr: 'Cochez ce qui vous concerne, ou [imprimez la liste](page:mriChecklist). Rien n’est gardé.',
        en: 'Check what applies to you, or [print the list](page:mriChecklist). Nothing is kept.',
      },
    ],
  },
} as const satisfies Readonly<Record<ToolName, ToolSection>>
