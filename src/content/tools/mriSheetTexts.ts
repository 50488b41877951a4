/** Texts of the printed MRI list, always in both languages. */
export const mriSheetTexts = {
  title: { fr: 'Avant une IRM', en: 'Before an MRI' },
  callFirst: {
    fr: 'Appelez-nous au {{phone}} avant de prendre rendez-vous',
    en: 'Call us at {{phone}} before booking',
  },
  tellUs: { fr: 'Dites-le-nous à la prise de rendez-vous', en: 'Tell us when you book' },
  unknown: { fr: 'Je ne sais pas, ou j’ai un doute.', en: 'I don’t know, or I’m in doubt.' },
  name: { fr: 'Nom', en: 'Name' },
  implant: { fr: 'Implant ou appareil', en: 'Implant or device' },
  make: { fr: 'Marque', en: 'Make' },
  model: { fr: 'Modèle', en: 'Model' },
  date: { fr: 'Date de l’opération', en: 'Date of surgery' },
  hospital: { fr: 'Hôpital', en: 'Hospital' },
  questionnaire: {
    fr: 'Cette liste ne remplace pas le questionnaire de sécurité, nécessaire même si rien ici ne vous concerne. {{mriQuestionnaire}} Signez-le avec la personne qui prescrit l’examen avant de prendre rendez-vous, et apportez-le le jour de l’examen.',
    en: 'This list doesn’t replace the safety questionnaire, which you need even if nothing here applies to you. {{mriQuestionnaire}} Sign it with the person who orders the exam before you book, and bring it on the day.',
  },
} as const

export type MriSheetText = keyof typeof mriSheetTexts
