import { nameLength } from '../../config/limits.js'
import type { Field, FieldRule, SentenceKey } from '../forms/fieldTable.js'

/* What forms ask a person in the same words. */

/** A name has a letter or a digit: one may be all of it (« 李 »), emoji and punctuation may not. */
export const namePattern = /[\p{L}\p{N}]/u

export const nameField = {
  clean: 'line',
  rules: [
    { rule: 'required', message: 'forms:name.errors.required' },
    { rule: 'max', length: nameLength, message: 'forms:name.errors.tooLong' },
    { rule: 'regex', pattern: namePattern, message: 'forms:name.errors.required' },
  ],
} as const satisfies Field

/** Of an address that was typed; whether there must be one, the form itself says. */
export const emailRules = [
  { rule: 'regex', pattern: /@/, message: 'forms:email.errors.at' },
  { rule: 'email' },
] as const satisfies readonly FieldRule[]

/** Of a number that was typed; whether there must be one, the form itself says. */
export const phoneRules = [
  { rule: 'phone_area_code' },
  { rule: 'phone' },
] as const satisfies readonly FieldRule[]

/** `yes` when ticked, which it must be. */
export const consentField = (message: SentenceKey) =>
  ({
    clean: 'line',
    rules: [
      { rule: 'required', message },
      { rule: 'oneOf', values: ['yes'], message },
    ],
  }) as const satisfies Field
