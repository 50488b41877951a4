/*
 * What is looked up among ten thousand records has an index: where a submission is kept, how far the
 * desk is with it, and who sent it. Each holds only the records that have the field.
 */

const indexed = [
  'folder',
  'reference',
  'email',
  'phone',
  'status',
  'subject',
  'desk.state',
  'desk.mine',
] as const
export type IndexedField = (typeof indexed)[number]

export const isIndexed = (field: string): field is IndexedField =>
  indexed.some((one) => one === field)

/** A field as a path of SQLite: `$."desk"."state"`. */
export const pathOf = (field: string): string =>
  `$${field
    .split('.')
    .map((name) => `.${JSON.stringify(name)}`)
    .join('')}`

/** A field as the index has it; the names above hold nothing that SQL would take for its own. */
export const fieldExpression = (field: IndexedField): string => `fields -> '${pathOf(field)}'`

export const indexes: readonly string[] = indexed.map((field) => {
  const expression = fieldExpression(field)
  return `CREATE INDEX IF NOT EXISTS "records_by_${field}"
    ON records (collection, ${expression}, created_at, id) WHERE ${expression} IS NOT NULL`
})
