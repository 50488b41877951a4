import type { Locale } from '../../addresses/pageTable.js'
import type { Moment } from '../../services/contact/contactChoices.js'
import type { PlainWordKey } from '../../services/language/words.js'

/** The key of the words for each choice of the contact form, in the order they are offered. */
export const momentWords: Readonly<Record<Moment, PlainWordKey>> = {
  morning: 'forms:moments.options.morning',
  afternoon: 'forms:moments.options.afternoon',
  saturday: 'forms:moments.options.saturday',
  any: 'forms:moments.options.any',
}

/** The languages the clinic calls in. */
export const languageWords: Readonly<Record<Locale, PlainWordKey>> = {
  fr: 'forms:language.options.fr',
  en: 'forms:language.options.en',
}

/** The one subject that is not an exam; the exams bear the names of their pages. */
export const otherSubjectWord = 'forms:subject.options.other'
