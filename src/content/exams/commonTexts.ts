import type { Heading, KeyFact, PrepareStep, Question, Source } from '../contentTypes.js'
import type { Localized } from '../localized.js'

/* What several exams say in the same words. */

export const prescriptionNeeded: Localized = {
  fr: 'Ordonnance nécessaire',
  en: 'Prescription needed',
}

export const prescriptionFact: KeyFact = {
  value: prescriptionNeeded,
  note: { fr: 'Apportez l’original signé', en: 'Bring the signed original' },
}

export const reportFact: KeyFact = {
  value: { fr: '{{reportDelay}}', en: '{{reportDelay}}' },
  note: {
    fr: 'En général, envoyé à la personne qui a demandé l’examen',
    en: 'Usually, sent to the person who ordered it',
  },
}

export const arriveEarly: Localized = {
  fr: 'Arrivez {{arriveEarly}} avant l’heure',
  en: 'Arrive {{arriveEarly}} early',
}

export const healthCard: Localized = {
  fr: 'Votre carte d’assurance maladie valide',
  en: 'Your valid health insurance card',
}

export const signedPrescription: Localized = {
  fr: 'L’ordonnance originale, signée',
  en: 'The original prescription, signed',
}

export const medicines: Localized = {
  fr: 'La liste de vos médicaments',
  en: 'A list of your medicines',
}

/* MRI of any part of the body: fasting is for some parts alone, and said when somebody books. */

export const eatAsUsual: Localized = {
  fr: 'Mangez et buvez comme d’habitude',
  en: 'Eat and drink as usual',
}

export const fastIfAsked: PrepareStep = {
  key: 'fast',
  firmness: 'ifAsked',
  minutesBefore: 240,
  title: {
    fr: 'Soyez à jeun 4 heures, si nous vous l’avons demandé',
    en: 'Fast for 4 hours, if we asked you to',
  },
  detail: {
    fr: 'C’est nécessaire pour certaines régions du corps.',
    en: 'Some body parts call for it.',
  },
}

/** From whom the questionnaire comes, when it is due, and what to bring: said here alone. */
export const mriQuestionnaire: PrepareStep = {
  key: 'questionnaire',
  firmness: 'always',
  title: {
    fr: 'Remplissez le questionnaire de sécurité avec votre médecin',
    en: 'Complete the safety questionnaire with your physician',
  },
  detail: {
    fr: 'Demandez-le à {{mriQuestionnaireFrom}}. Signez-le tous les deux avant de prendre rendez-vous, car nous le relisons alors ensemble. Apportez-le le jour de l’examen, où nous le relisons encore. La [liste à imprimer](page:mriChecklist) ne le remplace pas.',
    en: 'Get it from {{mriQuestionnaireFrom}}. You both sign it before you book, because we go over it with you then. Bring it on the day, when we go over it again. The [list to print](page:mriChecklist) doesn’t replace it.',
  },
}

export const contrastReaction: Localized = {
  fr: 'Après un agent de contraste, signalez-nous toute démangeaison, rougeur ou malaise avant de partir. Une fois à la maison, appelez Info-Santé, au 811. Si vous respirez mal, composez le 911.',
  en: 'After a contrast agent, tell us about itching, redness or feeling unwell before you leave. Once home, call Info-Santé, at 811. If you have trouble breathing, call 911.',
}

export const medicinesAsUsual: Localized = {
  fr: 'Prenez vos médicaments comme d’habitude, sauf avis contraire',
  en: 'Take your medicines as usual, unless we say otherwise',
}

const isPrescriptionNeeded: Localized = {
  fr: 'Faut-il une ordonnance?',
  en: 'Do I need a prescription?',
}

/* The questions of `answers`, asked alike on every page that has no better words for its exam. */

export const examHeadings = {
  prepare: { text: { fr: 'Comment me préparer?', en: 'How do I prepare?' } },
  visit: {
    text: { fr: 'Comment se passe l’examen,', en: 'What happens during the exam,' },
    strong: { fr: 'et combien de temps dure-t-il?', en: 'and how long does it take?' },
  },
  limits: {
    text: {
      fr: 'Est-ce que ça fait mal, et quelles sont les limites?',
      en: 'Does it hurt, and what are the limits?',
    },
  },
  after: {
    text: {
      fr: 'Que faire après, et quand aurai-je mes résultats?',
      en: 'What do I do afterwards, and when do I get my results?',
    },
  },
  callFirst: {
    text: {
      fr: 'Quand ne pas venir, et qui appeler?',
      en: 'When should I not come, and who do I call?',
    },
  },
} as const satisfies Readonly<Record<string, Heading>>

export const prescriptionQuestion: Question = {
  id: 'prescription',
  question: isPrescriptionNeeded,
  answer: [
    {
      fr: 'Oui, signée par la personne qui demande l’examen. Ayez-la sous la main pour prendre rendez-vous.',
      en: 'Yes, signed by the person who orders the exam. Have it at hand when you book.',
    },
  ],
}

/** For an exam that nothing rules out in advance. */
export const callFirstQuestion: Question = {
  id: 'call',
  question: examHeadings.callFirst.text,
  answer: [
    {
      fr: 'Si vous ne pouvez pas venir, appelez-nous au [{{phone}}](tel:clinic) au moins {{changeNotice}} d’avance. Appelez aussi si votre état a changé depuis que l’ordonnance a été signée.',
      en: 'If you can’t come, call us at [{{phone}}](tel:clinic) at least {{changeNotice}} ahead. Call too if anything has changed since the prescription was signed.',
    },
    {
      fr: 'Pour une question de santé, appelez Info-Santé, au 811. En cas d’urgence, composez le 911.',
      en: 'For a health question, call Info-Santé, at 811. In an emergency, call 911.',
    },
  ],
}

export const duringExam: Localized = { fr: 'Pendant l’examen', en: 'During the exam' }

export const yourQuestions: Localized = { fr: 'Vos questions', en: 'Your questions' }

export const callEmergency: Localized = {
  fr: 'En cas d’urgence, composez le 911.',
  en: 'In an emergency, call 911.',
}

export const nonMedicalUltrasound: Source = {
  label: {
    fr: 'SOGC et Association canadienne des radiologistes, déclaration sur l’échographie fœtale non médicale, 2014',
    en: 'SOGC and Canadian Association of Radiologists, statement on non-medical fetal ultrasound, 2014',
  },
}

export const prenatalScreening: Source = {
  label: {
    fr: 'Gouvernement du Québec, Programme québécois de dépistage prénatal',
    en: '[Gouvernement du Québec](fr), Québec Prenatal Screening Program (in French)',
  },
  url: 'https://www.quebec.ca/sante/conseils-et-prevention/depistage-et-offre-de-tests-de-porteur/programme-quebecois-de-depistage-prenatal',
}

export const tinyTot: Source = {
  label: {
    fr: 'Institut national de santé publique du Québec, Mieux vivre avec notre enfant de la grossesse à deux ans, suivi de grossesse',
    en: '[Institut national de santé publique du Québec](fr), From Tiny Tot to Toddler, prenatal care',
  },
  url: 'https://www.inspq.qc.ca/mieux-vivre',
}

export const gadoliniumReview: Source = {
  label: {
    fr: '[Texas Heart Institute Journal](en), vol. 49, no 3, 2022, gadolinium et allaitement (en anglais)',
    en: 'Texas Heart Institute Journal, vol. 49, no. 3, 2022 (gadolinium and breastfeeding)',
  },
}

export const nhsMri: Source = {
  label: {
    fr: 'NHS (Royaume-Uni), page sur l’IRM (en anglais)',
    en: 'NHS (United Kingdom), MRI page',
  },
}

export const rotatorCuffConsensus: Source = {
  label: {
    fr: '[Society of Radiologists in Ultrasound](en), consensus sur l’imagerie de la coiffe des rotateurs (en anglais)',
    en: 'Society of Radiologists in Ultrasound, consensus statement on rotator cuff imaging',
  },
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3632808/',
}
