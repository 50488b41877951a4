import * as z from 'zod'
import type { Path } from './schemaErrors.js'
import { type FieldMeta, metaOf } from './schemas/fields.js'

/** A field of a schema with its place in a value. */
export interface Field {
  readonly path: Path
  readonly schema: z.core.$ZodType
  readonly meta: FieldMeta | undefined
  readonly value: unknown
}

const bare = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodExactOptional || schema instanceof z.ZodReadonly
    ? bare(schema.unwrap())
    : schema

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const childrenOf = (
  schema: z.core.$ZodType,
  value: unknown,
): readonly (readonly [PropertyKey | undefined, z.core.$ZodType, unknown])[] => {
  if (schema instanceof z.ZodObject) {
    const values = new Map(entriesOf(value))
    return Object.entries(schema.shape)
      .filter(([key]) => values.has(key))
      .map(([key, inner]) => [key, inner, values.get(key)])
  }
  if (schema instanceof z.ZodArray) {
    const items: readonly unknown[] = Array.isArray(value) ? value : []
    return items.map((item, place) => [place, schema.element, item])
  }
  if (schema instanceof z.ZodRecord) {
    return entriesOf(value).map(([key, inner]) => [key, schema.valueType, inner])
  }
  if (schema instanceof z.ZodUnion) {
    const option = schema.options.find((one) => z.safeParse(one, value).success)
    return option === undefined ? [] : [[undefined, option, value]]
  }
  return []
}

/** Every field of a valid value, parents before children. */
export const fieldsOf = (
  schema: z.core.$ZodType,
  value: unknown,
  path: Path = [],
): readonly Field[] => {
  const inner = bare(schema)
  return [
    { path, schema: inner, meta: metaOf(inner), value },
    ...childrenOf(inner, value).flatMap(([key, child, childValue]) =>
      fieldsOf(child, childValue, key === undefined ? path : [...path, key]),
    ),
  ]
}
