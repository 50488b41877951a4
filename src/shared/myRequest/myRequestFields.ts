import { locales } from '../../addresses/locales.js'
import { myRequestLimits } from '../../config/limits.js'
import type { FieldTable } from '../forms/fieldTable.js'
import { contactFields } from '../contact/contactFields.js'
import { changeVisitFields } from '../changeVisit/changeVisitFields.js'
import { dateFields } from '../tools/typedDate.js'
import { consentField, emailRules, phoneRules } from '../submissions/personFields.js'

const { hour, want } = changeVisitFields

const sure = consentField('myRequest:sure.required')

export const myRequestFields = {
  message: {
    when: { clean: 'line', rules: [] },
    message: {
      clean: 'lines',
      rules: [
        {
          rule: 'required_if',
          field: 'when',
          values: [''],
          message: 'myRequest:message.errors.required',
        },
        {
          rule: 'max',
          length: myRequestLimits.messageLength,
          message: 'myRequest:message.errors.tooLong',
        },
      ],
    },
  },
  change: {
    phone: { clean: 'line', rules: phoneRules },
    contactBy: contactFields.contactBy,
    email: { clean: 'plain', rules: emailRules },
    language: {
      clean: 'line',
      rules: [
        { rule: 'oneOf', values: ['', ...locales], message: 'forms:language.errors.required' },
      ],
    },
  },
  halfDays: {
    halfDays: contactFields.halfDays,
    /** A ticked box means that any time suits: an empty form must not change anything. */
    anyTime: { clean: 'line', rules: [] },
  },
  visit: { ...dateFields, hour, want },
  // A ticked box is required, because link scanners of mail servers press buttons.
  withdraw: { sure },
  resume: { sure },
  endLink: { sure },
  shortNotice: { sure },
  noShortNotice: { sure },
} as const satisfies Readonly<Record<string, FieldTable>>

export type MyRequestAct = keyof typeof myRequestFields

const isAct = (name: string): name is MyRequestAct => Object.hasOwn(myRequestFields, name)

export const readAct = (written: string): MyRequestAct | undefined =>
  isAct(written) ? written : undefined
