import { nameLength } from '../../config/limits.js'
import type { Field, FieldRule, SentenceKey } from '../forms/fieldTable.js'

/** Matches a letter or digit, which may be the whole name (« 李 »); refuses emoji or punctuation alone. */
export const namePattern = /[\p{L}\p{N}]/u

export const nameField = {
  clean: 'line',
  rules: [
    { rule: 'required', message: 'forms:name.errors.required' },
    { rule: 'max', length: nameLength, message: 'forms:name.errors.tooLong' },
    { rule: 'regex', pattern: namePattern, message: 'forms:name.errors.required' },
  ],
} as const satisfies Field

export const emailRules = [
  { rule: 'regex', pattern: /@/, message: 'forms:email.errors.at' },
  { rule: 'email' },
] as const satisfies readonly FieldRule[]

export const phoneRules = [
  { rule: 'phone_area_code' },
  { rule: 'phone' },
] as const satisfies readonly FieldRule[]

export const consentField = (message: SentenceKey) =>
  ({
    clean: 'line',
    rules: [
      { rule: 'required', message },
      { rule: 'oneOf', values: ['yes'], message },
    ],
  }) as const satisfies Field
