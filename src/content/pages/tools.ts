import type { ToolsContent } from '../pageContentTypes.js'
import { toolTexts } from '../tools/toolTexts.js'

/** The page of all tools: what it says, in both languages. */
export const tools: ToolsContent = {
  name: { fr: 'Vos outils', en: 'Your tools' },
  head: {
    title: {
      fr: 'Outils : trouver l’examen et ses dates',
      en: 'Tools: find the exam and its dates',
    },
    description: {
      fr: 'Reconnaître l’examen de votre ordonnance, trouver ses dates de grossesse ou ses jours du cycle, avec nos jours d’ouverture.',
      en: 'Recognize the exam on your prescription and find its dates in pregnancy or in your cycle, with our open days.',
    },
  },
  title: { fr: 'Vos outils', en: 'Your tools' },
  lead: {
    fr: 'Trouver l’examen de l’ordonnance, ses dates et nos jours d’ouverture. Tout se calcule sur votre appareil, et rien n’est gardé.',
    en: 'Find the exam on your prescription, its dates and our open days. Your device does the working out, and nothing is kept.',
  },
  tools: [toolTexts.examFinder, toolTexts.examDates, toolTexts.cycleDays],
  updated: '2026-11-22',
}
