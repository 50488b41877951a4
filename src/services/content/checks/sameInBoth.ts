/** Texts that are rightly the same in both languages. */
export const sameInBoth: ReadonlySet<string> = new Set([
  'Actions',
  'Administration',
  'Attestation',
  'Code',
  'consent',
  'CSV',
  'Date',
  'Invitation',
  'lang',
  'Message',
  'Pages',
  'Total',
  'upload',
])
