import { contactFields } from '../contact/contactFields.js'
import { requestSources, visitWants } from '../contact/contactChoices.js'
import type { FieldTable, InputOf } from '../forms/fieldTable.js'

const { name, phone, email, contactBy, subject, language, moments, message, consent } =
  contactFields

export const correctionFields = {
  name,
  phone,
  email,
  contactBy,
  subject,
  language,
} as const satisfies FieldTable

export const newRequestFields = {
  source: {
    clean: 'line',
    rules: [
      { rule: 'required', message: 'staffRequests:entry.sourceError' },
      { rule: 'oneOf', values: requestSources, message: 'staffRequests:entry.sourceError' },
    ],
  },
  ...correctionFields,
  appointmentDate: { clean: 'plain', rules: [] },
  appointmentHour: { clean: 'line', rules: [] },
  want: {
    clean: 'line',
    rules: [
      { rule: 'oneOf', values: ['', ...visitWants], message: 'staffRequests:entry.wantError' },
    ],
  },
  moments,
  shortNotice: { clean: 'line', rules: [] },
  message,
  consent,
} as const satisfies FieldTable

export type CorrectionInput = InputOf<typeof correctionFields>
export type NewRequestInput = InputOf<typeof newRequestFields>
