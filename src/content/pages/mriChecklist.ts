import type { MriChecklistContent } from '../pageContentTypes.js'

/** The MRI list for paper: what its page says, in both languages. */
export const mriChecklist: MriChecklistContent = {
  name: { fr: 'Liste avant l’IRM', en: 'MRI checklist' },
  head: {
    title: { fr: 'Avant une IRM : liste à imprimer', en: 'Before an MRI: a list to print' },
    description: {
      fr: 'Ce qu’il faut nous dire avant une IRM, sur une page à imprimer. La liste est en français et en anglais, avec des cases à cocher.',
      en: 'What to tell us before an MRI, on one page to print. The list is in French and English, with boxes to check.',
    },
  },
  title: { fr: 'La liste à imprimer avant une IRM', en: 'The list to print before an MRI' },
  lead: {
    fr: 'Imprimez cette page et cochez ce qui vous concerne. Recopiez au bas ce que dit votre carte d’implant. Gardez la feuille sous la main quand vous nous appelez au [{{phone}}](tel:clinic).',
    en: 'Print this page and check what applies to you. At the bottom, copy what your implant card says. Keep the sheet at hand when you call us at [{{phone}}](tel:clinic).',
  },
  updated: '2026-11-22',
}
