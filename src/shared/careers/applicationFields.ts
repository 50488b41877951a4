import { messageLength } from '../../config/limits.js'
import type { FieldTable, InputOf } from '../forms/fieldTable.js'
import { consentField, emailRules, nameField, phoneRules } from '../submissions/personFields.js'
import { availabilities, spontaneous } from './applicationChoices.js'

/** Returns the fields in page order. @param offers ids of the open job offers */
export const applicationFields = (offers: readonly string[]) =>
  ({
    name: nameField,
    email: {
      clean: 'plain',
      rules: [{ rule: 'required', message: 'applications:email.errors.required' }, ...emailRules],
    },
    phone: {
      clean: 'line',
      rules: phoneRules,
    },
    offer: {
      clean: 'line',
      rules: [
        { rule: 'required', message: 'applications:offer.errors.required' },
        {
          rule: 'oneOf',
          values: [...offers, spontaneous],
          message: 'applications:offer.errors.closed',
        },
      ],
    },
    availability: {
      clean: 'list',
      rules: [
        {
          rule: 'oneOf',
          values: availabilities,
          message: 'applications:availability.errors.unknown',
        },
      ],
    },
    message: {
      clean: 'lines',
      rules: [
        { rule: 'max', length: messageLength, message: 'applications:message.errors.tooLong' },
      ],
    },
    /** Ids of files uploaded earlier, the CV first. */
    uploads: { clean: 'list', rules: [] },
    /** The form reader checks the content of each file while it arrives. */
    files: {
      clean: 'files',
      rules: [
        {
          rule: 'required_if',
          field: 'uploads',
          values: [''],
          message: 'applications:files.errors.required',
        },
      ],
    },
    consent: consentField('applications:consent.errors.required'),
    /** `yes` if the application may be retained for other job offers. */
    keep: { clean: 'line', rules: [] },
  }) as const satisfies FieldTable

type ApplicationFieldTable = ReturnType<typeof applicationFields>
export type ApplicationField = keyof ApplicationFieldTable

export type ApplicationInput = InputOf<ApplicationFieldTable>
