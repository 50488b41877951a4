import { examNames } from '../../addresses/pageTable.js'

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
