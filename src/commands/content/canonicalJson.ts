import { isList, type Json } from '../../services/content/mergeContent.js'

const lineWidth = 100

const isScalar = (value: Json): boolean => typeof value !== 'object' || value === null

/** Returns a scalar, or a list without objects, on one line; `undefined` for other values. */
const onOneLine = (value: Json): string | undefined => {
  if (isScalar(value)) return JSON.stringify(value)
  if (!isList(value)) return undefined
  const items = value.map(onOneLine)
  return items.includes(undefined) ? undefined : `[${items.join(', ')}]`
}

/** Formats a value. @param name key of the value with its colon, or an empty string */
const written = (value: Json, indent: string, name: string): string => {
  const line = onOneLine(value)
  // `<` instead of `<=` leaves room for a comma.
  const isShort = indent.length + name.length + (line?.length ?? 0) < lineWidth
  if (line !== undefined && (isShort || isScalar(value))) return name + line
  const inner = `${indent}  `
  const [open, close] = isList(value) ? '[]' : '{}'
  const parts = isList(value)
    ? value.map((item) => written(item, inner, ''))
    : Object.entries(value ?? {}).map(([key, member]) =>
        written(member, inner, `${JSON.stringify(key)}: `),
      )
  if (parts.length === 0) return `${name}${open}${close}`
  return `${name}${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}

/** Writes a document as the repository's formatter does, so that a diff shows only the changed values. */
export const canonicalJson = (value: Json): string => `${written(value, '', '')}\n`
