/* Partial indexes of the fields used in filters; each contains only records with that field. */

const indexed = [
  'folder',
  'reference',
  'email',
  'phone',
  'status',
  'subject',
  'actor',
  'desk.state',
  'desk.mine',
  'visit.state',
  'shortNotice.state',
] as const
export type IndexedField = (typeof indexed)[number]

export const isIndexed = (field: string): field is IndexedField =>
  indexed.some((one) => one === field)

export const pathOf = (field: string): string =>
  `$${field
    .split('.')
    .map((name) => `.${JSON.stringify(name)}`)
    .join('')}`

export const fieldExpression = (field: IndexedField): string => `fields -> '${pathOf(field)}'`

export const indexes: readonly string[] = indexed.map((field) => {
  const expression = fieldExpression(field)
  return `CREATE INDEX IF NOT EXISTS "records_by_${field}"
    ON records (collection, ${expression}, created_at, id) WHERE ${expression} IS NOT NULL`
})
