import type { ContactFormData } from '../../services/contact/contactFormFiles.js'
import type { ContactField, ContactInput } from '../../shared/contact/contactFields.js'
import type { Subject } from '../../shared/contact/contactChoices.js'
import type { HalfDay } from '../../shared/contact/halfDayChoices.js'
import type { FieldSentence } from '../../shared/forms/ruleSentence.js'
import type { Period } from '../../shared/tools/windowDays.js'
import type { WordGroup } from '../../services/language/words.js'
import type { Locale } from '../../addresses/pageTable.js'

/** A provider that tells people from programs, when the site has its keys. */
export interface VerificationSettings {
  readonly siteKey: string
  readonly scriptUrl: string
  readonly version: number
  /** What the visitor does, for the provider and for the server's check. */
  readonly action: string
  readonly language: string
  readonly words: WordGroup<'forms:verification'>
}

/** What the server answers for a request that is kept. */
export interface Confirmation {
  readonly reference?: string | undefined
  /** By when the desk answers: an ISO day, then in words; absent if no open day is known. */
  readonly callBy?:
    | { readonly day: string; readonly date: string; readonly time: string }
    | undefined
  /** The same promise as a delay. */
  readonly delay: string
}

/** What was asked for, as the confirmation repeats it; it stays in the page. */
export interface AskedFor {
  readonly subject: Subject
  readonly halfDays: readonly HalfDay[]
}

/** Plain data: the server writes it into the page and the browser reads it back. */
export interface ContactFormProps {
  readonly action: string
  readonly input: ContactInput
  /** One error per field at most, in the order of the fields. */
  readonly errors: readonly FieldSentence<ContactField>[]
  /** What it offers and says: the page leaves that out. */
  readonly data: ContactFormData
  /** What may be wished for on the day of the page, by `writeOfferedDays`. */
  readonly halfDays: string
  /** The dates of an exam, where the visitor comes from their answer. */
  readonly period?: Period | undefined
  readonly locale: Locale
  readonly verification?: VerificationSettings | undefined
}
