import { messageLength } from '../../config/limits.js'
import type { ExamName } from '../../addresses/examNames.js'
import { locales } from '../../addresses/locales.js'
import type { FieldTable, InputOf } from '../forms/fieldTable.js'
import { consentField, emailRules, nameField, phoneRules } from '../submissions/personFields.js'
import { contactWays, moments, subjects } from './contactChoices.js'
import { mostHalfDays } from './halfDayChoices.js'

export const contactFields = {
  name: nameField,
  phone: {
    clean: 'line',
    rules: [
      {
        rule: 'required_if',
        field: 'email',
        values: [''],
        message: 'forms:phone.errors.oneOfTwo',
      },
      {
        rule: 'required_if',
        field: 'contactBy',
        values: ['phone', 'relay'],
        message: 'forms:contactBy.errors.phone',
      },
      ...phoneRules,
    ],
  },
  email: {
    clean: 'plain',
    rules: [
      {
        rule: 'required_if',
        field: 'contactBy',
        values: ['email'],
        message: 'forms:contactBy.errors.email',
      },
      ...emailRules,
    ],
  },
  /** Preferred way to be contacted. If empty, the front desk calls when a phone number is given. */
  contactBy: {
    clean: 'line',
    rules: [
      { rule: 'oneOf', values: ['', ...contactWays], message: 'forms:contactBy.errors.unknown' },
    ],
  },
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
  /** Values such as `2026-11-24 morning`; `contactFieldsOn` limits them to the offered half-days. */
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

/** Rejects half-days and exams that are no longer offered: a page left open overnight may send them. */
export const contactFieldsOn = (halfDays: readonly string[], exams: readonly ExamName[]) =>
  ({
    ...contactFields,
    subject: {
      clean: 'line',
      rules: [
        ...contactFields.subject.rules,
        { rule: 'oneOf', values: [...exams, 'other'], message: 'forms:subject.errors.paused' },
      ],
    },
    halfDays: {
      clean: 'list',
      rules: [
        ...contactFields.halfDays.rules,
        { rule: 'oneOf', values: halfDays, message: 'forms:halfDays.errors.gone' },
      ],
    },
  }) as const satisfies FieldTable

export type ContactField = keyof typeof contactFields

export type ContactInput = InputOf<typeof contactFields>
