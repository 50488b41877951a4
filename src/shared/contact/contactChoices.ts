import { examNames, type Locale } from '../../addresses/pageTable.js'
import type { PlainWordKey } from '../../services/language/words.js'

/*
 * What the contact form offers: known to the server and to the browser, so nothing here may need
 * more than the language itself.
 */

/** What a request may be about: the nine exams, or something else. */
export const subjects = [...examNames, 'other'] as const
export type Subject = (typeof subjects)[number]

/** When the visitor would rather be called or come. */
export const moments = ['morning', 'afternoon', 'saturday', 'any'] as const
export type Moment = (typeof moments)[number]

/** Results of the human verification service that the desk reads. */
export const verificationDoubts = ['low', 'unreachable', 'missing'] as const

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
