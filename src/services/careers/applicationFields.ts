import { messageLength, nameLength } from '../../config/limits.js'
import type { FieldTable, InputOf } from '../forms/fieldTable.js'
import { availabilities, spontaneous } from './applicationChoices.js'

/**
 * What the application form asks, in the order of the page.
 * @param offers ids of the offers that one may apply for now
 */
export const applicationFields = (offers: readonly string[]) =>
  ({
    name: {
      clean: 'line',
      rules: [
        { rule: 'required', message: 'forms:name.errors.required' },
        { rule: 'min', length: nameLength.min, message: 'forms:name.errors.tooShort' },
        { rule: 'max', length: nameLength.max, message: 'forms:name.errors.tooLong' },
      ],
    },
    email: {
      clean: 'line',
      rules: [
        { rule: 'required', message: 'applications:email.errors.required' },
        { rule: 'regex', pattern: /@/, message: 'forms:email.errors.at' },
        { rule: 'email' },
      ],
    },
    phone: {
      clean: 'line',
      rules: [
        { rule: 'required', message: 'applications:phone.errors.required' },
        { rule: 'phone_area_code' },
        { rule: 'phone' },
      ],
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
    /** Ids of files that were uploaded before, the CV first. */
    uploads: { clean: 'list', rules: [] },
    /** Those that come with the form; what is in them is checked as they stream in. */
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
    /** `yes` when ticked. */
    consent: {
      clean: 'line',
      rules: [
        { rule: 'required', message: 'applications:consent.errors.required' },
        { rule: 'oneOf', values: ['yes'], message: 'applications:consent.errors.required' },
      ],
    },
    /** `yes` when ticked: to be thought of for other offers. */
    keep: { clean: 'line', rules: [] },
  }) as const satisfies FieldTable

type ApplicationFieldTable = ReturnType<typeof applicationFields>
export type ApplicationField = keyof ApplicationFieldTable

/** What stands in the fields, cleaned. */
export type ApplicationInput = InputOf<ApplicationFieldTable>
