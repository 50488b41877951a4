import type { Localized } from './localized.js'

type Words<Choice extends string> = Readonly<Record<Choice, Localized>>

export const prescribers = ['physician', 'midwife', 'nursePractitioner'] as const
export type Prescriber = (typeof prescribers)[number]
/** Several nouns where French has a masculine and a feminine form. */
export const prescriberTexts: Readonly<Record<Prescriber, readonly Localized[]>> = {
  physician: [{ fr: 'votre médecin', en: 'a doctor' }],
  midwife: [{ fr: 'votre sage-femme', en: 'a midwife' }],
  nursePractitioner: [
    { fr: 'une infirmière praticienne spécialisée', en: 'a nurse practitioner (IPS)' },
    { fr: 'un infirmier praticien spécialisé (IPS)', en: 'a nurse practitioner (IPS)' },
  ],
}

export const prescriptionForms = ['paper', 'electronic', 'fax'] as const
export type PrescriptionForm = (typeof prescriptionForms)[number]
export const prescriptionFormTexts: Words<PrescriptionForm> = {
  paper: { fr: 'sur papier', en: 'on paper' },
  electronic: { fr: 'par voie électronique', en: 'electronically' },
  fax: { fr: 'par télécopieur, au {{fax}}', en: 'by fax, at {{fax}}' },
}

export const companionPolicies = ['wholeExam', 'endOfExam', 'byPhone'] as const
export type CompanionPolicy = (typeof companionPolicies)[number]
export const companionTexts: Words<CompanionPolicy> = {
  wholeExam: {
    fr: 'Une personne de votre choix peut rester avec vous pendant tout l’examen.',
    en: 'Someone of your choice may stay with you for the whole exam.',
  },
  endOfExam: {
    fr: 'Une personne de votre choix peut vous rejoindre à la fin de l’examen.',
    en: 'Someone of your choice may join you at the end of the exam.',
  },
  byPhone: {
    fr: 'Appelez-nous pour savoir qui peut entrer dans la salle, et à quel moment.',
    en: 'Call us to find out who may come into the room, and when.',
  },
}

export const fetalSexPolicies = ['onRequest', 'never', 'byPhone'] as const
export type FetalSexPolicy = (typeof fetalSexPolicies)[number]
export const fetalSexTexts: Words<FetalSexPolicy> = {
  onRequest: {
    fr: 'Oui, si vous le demandez et s’il est visible.',
    en: 'Yes, if you ask and if it can be seen.',
  },
  never: { fr: 'Non, nous ne le disons pas.', en: 'No, we don’t share it.' },
  byPhone: {
    fr: 'Appelez-nous pour connaître notre règle.',
    en: 'Call us to find out our policy.',
  },
}

/** `{{programSince}}` is the first day of the current answer. */
export const programTexts: Words<'takesPart' | 'takesNoPart'> = {
  takesPart: {
    fr: 'Oui. La clinique participe à ce programme depuis le {{programSince}}. Nos mesures peuvent servir à son calcul.',
    en: 'Yes. The clinic has taken part in this program since {{programSince}}. Our measurements can be used in its calculation.',
  },
  takesNoPart: {
    fr: 'Non. Depuis le {{programSince}}, la clinique ne participe pas à ce programme. Nos mesures ne servent pas à son calcul.',
    en: 'No. Since {{programSince}}, the clinic has not taken part in this program. Our measurements are not used in its calculation.',
  },
}

export const missedVisitPolicies = ['noFee', 'byPhone'] as const
export type MissedVisitPolicy = (typeof missedVisitPolicies)[number]
export const missedVisitTexts: Words<MissedVisitPolicy> = {
  noFee: {
    fr: 'Un rendez-vous manqué ne vous coûte rien, mais appelez-nous pour en fixer un autre.',
    en: 'A missed appointment costs you nothing, but call us to book another one.',
  },
  byPhone: {
    fr: 'Vous avez manqué le vôtre? Appelez-nous pour en fixer un autre et pour savoir si des frais s’appliquent.',
    en: 'Missed yours? Call us to book another one and to find out whether a fee applies.',
  },
}

/** One sentence; the exam pages show the price, if any. */
export const ultrasoundPayerTexts: Words<'participating' | 'non-participating'> = {
  participating: {
    fr: 'La RAMQ couvre l’échographie, avec une carte valide et une ordonnance.',
    en: 'The RAMQ covers ultrasounds, with a valid card and a prescription.',
  },
  'non-participating': {
    fr: 'Vous payez l’échographie, et la RAMQ ne la rembourse pas.',
    en: 'You pay for ultrasounds, and the RAMQ doesn’t reimburse them.',
  },
}

export const accidentFileTexts: Words<'cnesst' | 'saaq'> = {
  cnesst: { fr: 'de la CNESST', en: 'CNESST' },
  saaq: { fr: 'de la SAAQ', en: 'SAAQ' },
}
export const acceptedFilesTexts: Words<'some' | 'none'> = {
  some: {
    fr: 'Nous acceptons les dossiers {{accidentFiles}}.',
    en: 'We accept {{accidentFiles}} files.',
  },
  none: {
    fr: 'Nous n’acceptons pas les dossiers de la CNESST ni de la SAAQ.',
    en: 'We do not accept CNESST or SAAQ files.',
  },
}

export const imageCopyTexts: Words<'free' | 'paid'> = {
  free: {
    fr: 'La copie est gratuite et prête en 2 jours ouvrables.',
    en: 'The copy is free, and ready in 2 business days.',
  },
  paid: { fr: 'La copie coûte {{imageCopyPrice}}.', en: 'The copy costs {{imageCopyPrice}}.' },
}

export const questionnaireGivers = ['prescriber', 'clinic'] as const
export type QuestionnaireGiver = (typeof questionnaireGivers)[number]
export const questionnaireGiverTexts: Words<QuestionnaireGiver> = {
  prescriber: {
    fr: 'Cette personne vous le remet.',
    en: 'They give it to you.',
  },
  clinic: {
    fr: 'Demandez-le à l’accueil, au {{phone}}. Nous l’envoyons par courriel ou par la poste.',
    en: 'Ask the front desk for it, at {{phone}}. We send it by email or mail.',
  },
}

export const prpAreas = ['shoulder', 'elbow', 'knee', 'heel'] as const
export type PrpArea = (typeof prpAreas)[number]
export const prpAreaTexts: Words<PrpArea> = {
  shoulder: { fr: 'l’épaule', en: 'shoulder' },
  elbow: { fr: 'le coude', en: 'elbow' },
  knee: { fr: 'le genou', en: 'knee' },
  heel: { fr: 'le talon', en: 'heel' },
}

export const prpPrescriptions = ['notNeeded', 'needed', 'byPhone'] as const
export type PrpPrescription = (typeof prpPrescriptions)[number]
export const prpPrescriptionTexts: Words<PrpPrescription> = {
  notNeeded: {
    fr: 'Non, pas pour la consultation.',
    en: 'No, not for the consultation.',
  },
  needed: {
    fr: 'Oui, la consultation demande une ordonnance.',
    en: 'Yes, you need one for the consultation.',
  },
  byPhone: {
    fr: 'Appelez-nous avant de demander une consultation.',
    en: 'Call us before you ask for a consultation.',
  },
}
