import { messageLength } from '../../config/limits.js'
import { locales } from '../../addresses/pageTable.js'
import type { FieldTable, InputOf } from '../forms/fieldTable.js'
import { consentField, emailRules, nameField, phoneRules } from '../submissions/personFields.js'
import { moments, subjects } from './contactChoices.js'
import { mostHalfDays } from './halfDayChoices.js'

/** What the contact form asks, in the order of the page. */
export const contactFields = {
  name: nameField,
  /** One of phone and email is enough. */
  phone: {
    clean: 'line',
    rules: [
      {
        rule: 'required_if',
        field: 'email',
        values: [''],
        message: 'forms:phone.errors.oneOfTwo',
      },
      ...phoneRules,
    ],
  },
  email: { clean: 'plain', rules: emailRules },
  subject: {
    clean: 'line',
    rules: [
      { rule: 'required', message: 'forms:subject.errors.required' },
      { rule: 'oneOf', values: subjects, message: 'forms:subject.errors.required' },
    ],
  },
  language: {
    clean: 'line',
    rules: [
      { rule: 'required', message: 'forms:language.errors.required' },
      { rule: 'oneOf', values: locales, message: 'forms:language.errors.required' },
    ],
  },
  moments: {
    clean: 'list',
    rules: [{ rule: 'oneOf', values: moments, message: 'forms:moments.errors.unknown' }],
  },
  /** Written like `2026-11-24 morning`; `contactFieldsOn` knows which are offered. */
  halfDays: {
    clean: 'list',
    rules: [{ rule: 'max_choices', most: mostHalfDays, message: 'forms:halfDays.errors.tooMany' }],
  },
  message: {
    clean: 'lines',
    rules: [{ rule: 'max', length: messageLength, message: 'forms:message.errors.tooLong' }],
  },
  consent: consentField('forms:consent.errors.required'),
} as const satisfies FieldTable

/**
 * The same for the server, which alone knows the day: a page may be kept open overnight, and what it
 * offered is then no longer there.
 * @param halfDays those that are offered now
 */
export const contactFieldsOn = (halfDays: readonly string[]) =>
  ({
    ...contactFields,
    halfDays: {
      clean: 'list',
      rules: [
        ...contactFields.halfDays.rules,
        { rule: 'oneOf', values: halfDays, message: 'forms:halfDays.errors.gone' },
      ],
    },
  }) as const satisfies FieldTable

export type ContactField = keyof typeof contactFields

/** What stands in the fields, cleaned. */
export type ContactInput = InputOf<typeof contactFields>
