import * as z from 'zod'
import { contentLimits } from '../../../config/limits.js'
import { cleanLines } from '../../../shared/forms/cleanText.js'
import { isList, type Json } from '../mergeContent.js'
import { isTooComplex } from './complexJson.js'

const json: z.ZodType<Json> = z.json()

const fileSchema = z.strictObject({
  format: z.literal('site-edits'),
  documents: z
    .array(
      z.strictObject({
        document: z.string().max(100),
        schema: z.int().positive(),
        /** Default of the build in which it was edited; `null`: none. */
        base: json,
        json,
      }),
    )
    .max(contentLimits.drafts),
})

/** Edits of documents, to transfer to another site. */
export type ExchangeFile = z.infer<typeof fileSchema>
export type ExchangedDocument = ExchangeFile['documents'][number]

export const writeExchange = (documents: ExchangeFile['documents']): string =>
  `${JSON.stringify({ format: 'site-edits', documents } satisfies ExchangeFile, null, 2)}\n`

/** Removes invisible characters, as forms do. */
const cleaned = (value: Json): Json => {
  if (typeof value === 'string') return cleanLines(value)
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map(cleaned)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]))
}

const parse = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

export type ExchangeRead =
  | { readonly documents: ExchangeFile['documents'] }
  | { readonly refusal: 'notJson' | 'notEdits' }

/** Parses a file of edits, without validating its documents. */
export const readExchange = (bytes: Uint8Array): ExchangeRead => {
  const parsed = parse(bytes)
  if (parsed === undefined) return { refusal: 'notJson' }
  const file = isTooComplex(parsed)
    ? undefined
    : fileSchema.safeParse(parsed, { jitless: true }).data
  if (file === undefined) return { refusal: 'notEdits' }
  return {
    documents: file.documents.map((one) => ({
      ...one,
      base: cleaned(one.base),
      json: cleaned(one.json),
    })),
  }
}
