import type { Locale } from '../../addresses/pageTable.js'
import type { ContactFormData } from '../../services/contact/contactFormData.js'
import type { MessageGroup } from '../../services/language/messages.js'
import type { AnswerTo, Subject } from '../../shared/contact/contactChoices.js'
import type { ContactField, ContactInput } from '../../shared/contact/contactFields.js'
import type { HalfDay } from '../../shared/contact/halfDayChoices.js'
import type { FieldSentence } from '../../shared/forms/fieldErrors.js'
import type { Period } from '../../shared/tools/windowDays.js'

export interface VerificationSettings {
  readonly siteKey: string
  readonly scriptUrl: string
  readonly version: number
  readonly action: string
  readonly language: string
  readonly words: MessageGroup<'forms:verification'>
}

export interface Confirmation {
  readonly reference?: string | undefined
  readonly callBy?:
    | { readonly day: string; readonly date: string; readonly time: string }
    | undefined
  readonly delay: string
  readonly link?: string | undefined
}

/** Data of a confirmed request; incomplete if the URL of the confirmation has no link to the request. */
export interface ConfirmedRequest {
  readonly kind?: AnswerTo['kind'] | undefined
  readonly way?: AnswerTo['way'] | undefined
}

/** Answers that the confirmation repeats; the browser does not send them again. */
export interface AskedFor extends AnswerTo {
  readonly subject: Subject
  readonly halfDays: readonly HalfDay[]
}

/** Props written into the page for hydration; they must be serializable. */
export interface ContactFormProps {
  readonly action: string
  readonly input: ContactInput
  readonly errors: readonly FieldSentence<ContactField>[]
  readonly data: ContactFormData
  readonly halfDays: string
  readonly period?: Period | undefined
  readonly locale: Locale
  readonly verification?: VerificationSettings | undefined
}
