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

/** The fields that may have a fault, in the order of the page. */
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

export interface ApplicationFault {
  readonly field: ApplicationField
  /** Key of the sentence, such as `applications:offer.faults.required`. */
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

const phoneFault = (value: unknown): string | undefined => {
  const reading = readPhone(String(value))
  return reading.ok ? undefined : reading.fault
}

type TypedField = Exclude<ApplicationField, 'files'>

const steps = (offers: readonly string[]): Readonly<Record<TypedField, readonly Step[]>> => ({
  name: [
    asked(required(), 'forms:name.faults.required'),
    asked(min(nameLength.min), 'forms:name.faults.tooShort'),
    asked(max(nameLength.max), 'forms:name.faults.tooLong'),
  ],
  email: [
    asked(required(), 'applications:email.faults.required'),
    asked(regex(/@/), 'forms:email.faults.at'),
    asked(email(), 'forms:email.faults.format'),
  ],
  phone: [
    asked(required(), 'applications:phone.faults.required'),
    { accepts: (value) => phoneFault(value) !== 'areaCode', key: 'forms:phone.faults.areaCode' },
    { accepts: (value) => phoneFault(value) === undefined, key: 'forms:phone.faults.format' },
  ],
  offer: [
    asked(required(), 'applications:offer.faults.required'),
    asked(oneOf(offers), 'applications:offer.faults.closed'),
  ],
  availability: [asked(oneOf(availabilities), 'applications:availability.faults.unknown')],
  message: [asked(max(messageLength), 'applications:message.faults.tooLong')],
  consent: [
    asked(required(), 'applications:consent.faults.required'),
    asked(oneOf(['yes']), 'applications:consent.faults.required'),
  ],
})

const isTyped = (field: ApplicationField): field is TypedField => field !== 'files'

/**
 * What is wrong with the form, files apart: one fault per field at most, in the order of the page.
 * @param offers what one may apply for now
 */
export const applicationFaults = (
  typed: ApplicationTyped,
  offers: readonly string[],
): readonly ApplicationFault[] => {
  const asks = steps(offers)
  return applicationFields.filter(isTyped).flatMap((field) => {
    const key = firstBroken(typed[field], asks[field])?.key
    return key === undefined ? [] : [{ field, key }]
  })
}
