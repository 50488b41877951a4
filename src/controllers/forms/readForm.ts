import type { Request } from 'express'
import { matchedData, type ValidationChain, validationResult } from 'express-validator'
import type { z } from 'zod'

/** What a form is: its fields in the order of the page, its rules, and what becomes of the values. */
export interface Form<Field extends string, Values, Typed> {
  readonly fields: readonly Field[]
  /** Steps of the route, before the action that calls `readForm`. The messages are keys. */
  readonly rules: readonly ValidationChain[]
  /** From the checked fields to what the service takes. */
  readonly values: z.ZodType<Values>
  /** What is shown again in the fields; must accept anything. */
  readonly typed: z.ZodType<Typed>
}

export interface FormError<Field extends string> {
  readonly field: Field
  /** Key of the sentence, such as `forms:name.errors.required`. */
  readonly key: string
}

export type FormReading<Field extends string, Values, Typed> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly typed: Typed; readonly errors: readonly FormError<Field>[] }

/**
 * Reads a form whose rules have run: the values, or what was typed and one error per field, in the
 * order of the fields. Only the fields that have rules come through.
 */
export const readForm = <Field extends string, Values, Typed>(
  request: Request,
  form: Form<Field, Values, Typed>,
): FormReading<Field, Values, Typed> => {
  const found = keysByField(request)
  if (found.size === 0) {
    const checked: unknown = matchedData(request, { locations: ['body'], onlyValidData: true })
    return { ok: true, values: form.values.parse(checked) }
  }
  const errors = form.fields.flatMap((field) => {
    const key = found.get(field)
    return key === undefined ? [] : [{ field, key }]
  })
  if (errors.length < found.size) {
    throw new Error(`Rules stand on unknown fields: ${[...found.keys()].join(', ')}`)
  }
  const body: unknown = request.body
  return { ok: false, typed: form.typed.parse(body), errors }
}

/** The first error of each field. */
const keysByField = (request: Request): ReadonlyMap<string, string> =>
  new Map(
    validationResult(request)
      .array({ onlyFirstError: true })
      .map((error) => [error.type === 'field' ? error.path : error.type, String(error.msg)]),
  )
