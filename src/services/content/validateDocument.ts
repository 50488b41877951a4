import type * as z from 'zod'
import type { ContentDocument } from './contentDocument.js'
import { resolveUses, type SharedValues } from './resolveUses.js'
import { broken } from '../schema/brokenRule.js'
import { type DocumentError, schemaErrors } from '../schema/schemaErrors.js'
import { typeOf } from './schemas/documentTypes.js'

export type Validated<Value> =
  | { readonly value: Value; readonly errors?: undefined }
  | { readonly errors: readonly DocumentError[] }

export const validateValue = <Value>(
  schema: z.ZodType<Value>,
  stored: unknown,
  shared: SharedValues,
): Validated<Value> => {
  const resolved = resolveUses(stored, shared)
  if (resolved.errors.length > 0) return { errors: resolved.errors }
  // `jitless`: compiling the schema would take longer than one validation.
  const result = schema.safeParse(resolved.value, { jitless: true })
  if (result.success) return { value: result.data }
  return { errors: schemaErrors(result.error.issues, resolved.value) }
}

export const validateDocument = (
  { type, id, value }: ContentDocument,
  shared: SharedValues,
): Validated<unknown> => {
  const found = typeOf(type).typeOf(id)
  return found === undefined
    ? { errors: [{ path: [], ...broken('technical') }] }
    : validateValue(found.schema, value, shared)
}
