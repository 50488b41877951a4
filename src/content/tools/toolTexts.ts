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
        en: 'Enter the words you can read. You’ll see which exam they may stand for.',
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
        fr: 'Inscrivez une date que vous connaissez. Vous verrez la période de chaque examen, avec nos jours d’ouverture. Le calcul se fait sur votre appareil et rien n’est gardé.',
        en: 'Enter one date you know. You’ll see the window for each exam, with our open days. Your device does the working out and nothing is kept.',
      },
    ],
  },
  cycleDays: {
    kind: 'tool',
    tool: 'cycleDays',
    id: 'cycle-days',
    heading: {
      text: { fr: 'Quels jours de mon cycle', en: 'Which days of my cycle' },
      strong: { fr: 'sont ouverts?', en: 'are open?' },
    },
    paragraphs: [
      {
        fr: 'Inscrivez le premier jour du saignement. Vous verrez les jours ouverts pour cet examen. Le calcul se fait sur votre appareil et rien n’est gardé.',
        en: 'Enter the first day of bleeding. You’ll see which days are open for this exam. Your device does the working out and nothing is kept.',
      },
    ],
  },
} as const satisfies Readonly<Record<ToolName, ToolSection>>
