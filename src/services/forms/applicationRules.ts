import { availabilities, messageLength, nameLength } from '../careers/applicationChoices.js'
import { oneOf, required } from './choiceRules.js'
import { cleanLine, cleanLines, cleanList } from './cleanText.js'
import { readPhone } from './phoneNumber.js'
import { firstBroken, type Rule } from './rule.js'
import { email, max, min, regex } from './textRules.js'

/*
 * What the application form asks of its fields, files apart. The server decides by this module, and
 * so may the browser.
 */

/** The fields that may have an error, in the order of the page. */
export const applicationFields = [
  'name',
  'email',
  'phone',
  'offer',
  'availability',
  'message',
  'files',
  'consent',
] as const
export type ApplicationField = (typeof applicationFields)[number]

/** What stands in the fields: text as typed, cleaned. */
export interface ApplicationTyped {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly offer: string
  readonly availability: readonly string[]
  readonly message: string
  /** `yes` when ticked, else empty. */
  readonly consent: string
  readonly keep: string
}

export interface ApplicationError {
  readonly field: ApplicationField
  /** Key of the sentence, such as `applications:offer.errors.required`. */
  readonly key: string
  /** What the sentence names, such as a file. */
  readonly values?: Readonly<Record<string, string>>
}

/** The fields of a form as they were sent or stand on the page, cleaned; anything may come in. */
export const cleanApplication = (raw: Readonly<Record<string, unknown>>): ApplicationTyped => ({
  name: cleanLine(raw['name']),
  email: cleanLine(raw['email']),
  phone: cleanLine(raw['phone']),
  offer: cleanLine(raw['offer']),
  availability: cleanList(raw['availability']),
  message: cleanLines(raw['message']),
  consent: cleanLine(raw['consent']),
  keep: cleanLine(raw['keep']),
})

interface Step extends Pick<Rule, 'accepts' | 'judgesEmpty'> {
  readonly key: string
}

/** A rule with the form's own sentence in place of the general one. */
const asked = ({ accepts, judgesEmpty }: Rule, key: string): Step =>
  judgesEmpty === undefined ? { accepts, key } : { accepts, judgesEmpty, key }

const phoneError = (value: unknown): string | undefined => {
  const reading = readPhone(String(value))
  return reading.ok ? undefined : reading.error
}

type TypedField = Exclude<ApplicationField, 'files'>

const steps = (offers: readonly string[]): Readonly<Record<TypedField, readonly Step[]>> => ({
  name: [
    asked(required(), 'forms:name.errors.required'),
    asked(min(nameLength.min), 'forms:name.errors.tooShort'),
    asked(max(nameLength.max), 'forms:name.errors.tooLong'),
  ],
  email: [
    asked(required(), 'applications:email.errors.required'),
    asked(regex(/@/), 'forms:email.errors.at'),
    asked(email(), 'forms:email.errors.format'),
  ],
  phone: [
    asked(required(), 'applications:phone.errors.required'),
    { accepts: (value) => phoneError(value) !== 'areaCode', key: 'forms:phone.errors.areaCode' },
    { accepts: (value) => phoneError(value) === undefined, key: 'forms:phone.errors.format' },
  ],
  offer: [
    asked(required(), 'applications:offer.errors.required'),
    asked(oneOf(offers), 'applications:offer.errors.closed'),
  ],
  availability: [asked(oneOf(availabilities), 'applications:availability.errors.unknown')],
  message: [asked(max(messageLength), 'applications:message.errors.tooLong')],
  consent: [
    asked(required(), 'applications:consent.errors.required'),
    asked(oneOf(['yes']), 'applications:consent.errors.required'),
  ],
})

const isTyped = (field: ApplicationField): field is TypedField => field !== 'files'

/**
 * What is wrong with the form, files apart: one error per field at most, in the order of the page.
 * @param offers what one may apply for now
 */
export const applicationErrors = (
  typed: ApplicationTyped,
  offers: readonly string[],
): readonly ApplicationError[] => {
  const asks = steps(offers)
  return applicationFields.filter(isTyped).flatMap((field) => {
    const key = firstBroken(typed[field], asks[field])?.key
    return key === undefined ? [] : [{ field, key }]
  })
}
