import { contactFields } from '../contact/contactFields.js'
import { visitWants } from '../contact/contactChoices.js'
import type { FieldTable, InputOf } from '../forms/fieldTable.js'
import { dateFields } from '../tools/typedDate.js'

const { name, phone, email, contactBy, language, halfDays, consent } = contactFields

export const changeVisitFields = {
  ...dateFields,
  hour: { clean: 'line', rules: [] },
  want: {
    clean: 'line',
    rules: [
      { rule: 'required', message: 'changeVisit:errors.want' },
      { rule: 'oneOf', values: visitWants, message: 'changeVisit:errors.want' },
    ],
  },
  name,
  phone,
  email,
  contactBy,
  language,
  halfDays,
  consent,
} as const satisfies FieldTable

export type ChangeVisitField = keyof typeof changeVisitFields
export type ChangeVisitInput = InputOf<typeof changeVisitFields>
