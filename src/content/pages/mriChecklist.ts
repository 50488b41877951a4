import type { MriChecklistContent } from '../pageContentTypes.js'

/** The MRI list for paper: what its page says, in both languages. */
export const mriChecklist: MriChecklistContent = {
  name: { fr: 'Liste à imprimer', en: 'List to print' },
  head: {
    title: { fr: 'Avant une IRM : liste à imprimer', en: 'Before an MRI: a list to print' },
    description: {
      fr: 'La liste de ce qu’il faut nous dire avant une IRM, en français et en anglais, avec des cases à cocher sur papier.',
      en: 'The list of what to tell us before an MRI, in French and English, with boxes to tick on paper.',
    },
  },
  title: { fr: 'La liste à imprimer avant une IRM', en: 'The list to print before an MRI' },
  lead: {
    fr: 'Imprimez cette page et cochez ce qui vous concerne. Recopiez au bas ce que dit votre carte d’implant. Gardez la feuille sous la main quand vous nous appelez au [{{phone}}](tel:clinic).',
    en: 'Print this page and tick what applies to you. At the bottom, copy what your implant card says. Keep the sheet at hand when you call us at [{{phone}}](tel:clinic).',
  },
  updated: '2026-11-22',
}
