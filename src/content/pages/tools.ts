import { toolNames } from '../contentTypes.js'
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
      fr: 'Reconnaissez l’examen de l’ordonnance et trouvez ses dates. Imprimez votre préparation heure par heure, et vérifiez quoi nous dire avant une IRM.',
      en: 'Recognize the exam on your prescription and find its dates. Print what to do and when, and check what to tell us before an MRI.',
    },
  },
  title: { fr: 'Vos outils', en: 'Your tools' },
  lead: {
    fr: 'Trouvez l’examen de votre ordonnance et ses dates, puis préparez-vous. Nous ne gardons rien de ce que vous inscrivez.',
    en: 'Find the exam on your prescription and its dates, then get ready for it. We keep nothing you enter.',
  },
  tools: toolNames.map((name) => toolTexts[name]),
  updated: '2026-11-22',
}
