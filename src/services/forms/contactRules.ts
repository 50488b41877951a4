import { locales } from '../../addresses/pageTable.js'
import { messageLength, moments, nameLength, subjects } from '../contact/contactChoices.js'
import { oneOf, required, requiredIf } from './choiceRules.js'
import { cleanLine, cleanLines, cleanList } from './cleanText.js'
import { readPhone } from './phoneNumber.js'
import { asText, firstBroken, type Rule } from './rule.js'
import { email, max, min, regex } from './textRules.js'

/*
 * What the contact form asks of its fields. The server and the browser both decide by this module,
 * so that the same answers meet the same sentences on both sides.
 */

/** The fields that may have an error, in the order of the page. */
export const contactFields = [
  'name',
  'phone',
  'email',
  'subject',
  'language',
  'moments',
  'message',
  'consent',
] as const
export type ContactField = (typeof contactFields)[number]

/** What stands in the fields: text as typed, cleaned. */
export interface ContactTyped {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly subject: string
  readonly language: string
  readonly moments: readonly string[]
  readonly message: string
  /** `yes` when ticked, else empty. */
  readonly consent: string
}

export interface ContactError {
  readonly field: ContactField
  /** Key of the sentence, such as `forms:name.errors.required`. */
  readonly key: string
}

/** How each field is cleaned before it is judged; anything may come in. */
export const contactCleaning = {
  name: cleanLine,
  phone: cleanLine,
  email: cleanLine,
  subject: cleanLine,
  language: cleanLine,
  moments: cleanList,
  message: cleanLines,
  consent: cleanLine,
} as const satisfies Record<ContactField, (value: unknown) => string | readonly string[]>

/** The fields of a form as they were sent or stand on the page, cleaned. */
export const cleanContact = (raw: Readonly<Record<string, unknown>>): ContactTyped => ({
  name: contactCleaning.name(raw['name']),
  email: contactCleaning.email(raw['email']),
  phone: contactCleaning.phone(raw['phone']),
  subject: contactCleaning.subject(raw['subject']),
  language: contactCleaning.language(raw['language']),
  moments: contactCleaning.moments(raw['moments']),
  message: contactCleaning.message(raw['message']),
  consent: contactCleaning.consent(raw['consent']),
})

interface Step extends Pick<Rule, 'accepts' | 'judgesEmpty'> {
  readonly key: string
}

/** A rule with the form's own sentence in place of the general one. */
const asked = ({ accepts, judgesEmpty }: Rule, key: string): Step =>
  judgesEmpty === undefined ? { accepts, key } : { accepts, judgesEmpty, key }

const phoneError = (value: unknown): string | undefined => {
  const reading = readPhone(asText(value))
  return reading.ok ? undefined : reading.error
}

const phoneSteps: readonly Step[] = [
  {
    accepts: (value) => phoneError(value) !== 'areaCode',
    key: 'forms:phone.errors.areaCode',
  },
  { accepts: (value) => phoneError(value) === undefined, key: 'forms:phone.errors.format' },
]

const fixedSteps: Readonly<Record<Exclude<ContactField, 'phone'>, readonly Step[]>> = {
  name: [
    asked(required(), 'forms:name.errors.required'),
    asked(min(nameLength.min), 'forms:name.errors.tooShort'),
    asked(max(nameLength.max), 'forms:name.errors.tooLong'),
  ],
  email: [asked(regex(/@/), 'forms:email.errors.at'), asked(email(), 'forms:email.errors.format')],
  subject: [
    asked(required(), 'forms:subject.errors.required'),
    asked(oneOf(subjects), 'forms:subject.errors.required'),
  ],
  language: [
    asked(required(), 'forms:language.errors.required'),
    asked(oneOf(locales), 'forms:language.errors.required'),
  ],
  moments: [asked(oneOf(moments), 'forms:moments.errors.unknown')],
  message: [asked(max(messageLength), 'forms:message.errors.tooLong')],
  consent: [
    asked(required(), 'forms:consent.errors.required'),
    asked(oneOf(['yes']), 'forms:consent.errors.required'),
  ],
}

/** Said when there is neither a phone number nor an email address. */
export const unreachableKey = 'forms:phone.errors.oneOfTwo'

const stepsOf = (field: ContactField, typed: ContactTyped): readonly Step[] =>
  field === 'phone'
    ? [asked(requiredIf({ target: typed.email, values: [''] }), unreachableKey), ...phoneSteps]
    : fixedSteps[field]

/** The key of what is wrong with a field: the first rule it breaks. */
export const contactError = (field: ContactField, typed: ContactTyped): string | undefined =>
  firstBroken(typed[field], stepsOf(field, typed))?.key

/** What is wrong with the form: one error per field at most, in the order of the page. */
export const contactErrors = (typed: ContactTyped): readonly ContactError[] =>
  contactFields.flatMap((field) => {
    const key = contactError(field, typed)
    return key === undefined ? [] : [{ field, key }]
  })

/** Every sentence the form may have to say. */
export const contactErrorKeys: readonly string[] = [
  ...new Set([
    unreachableKey,
    ...[...phoneSteps, ...Object.values(fixedSteps).flat()].map(({ key }) => key),
  ]),
]
