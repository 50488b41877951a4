import type { Locale } from '../addresses/pageTable.js'

// Spreadsheets take a cell that begins so for a formula, and run it; the wide forms count too.
const beginsAFormula = /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/

/** One cell: an apostrophe in front keeps a formula from being one. */
const cell = (text: string): string =>
  `"${(beginsAFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Excel expects semicolons where the comma is the decimal sign, as in French. */
const separators: Readonly<Record<Locale, string>> = { fr: ';', en: ',' }

/** Returns one line of separated values, quoted as in RFC 4180 and safe to open in a spreadsheet. */
export const csvLine = (cells: readonly string[], locale: Locale): string =>
  cells.map(cell).join(separators[locale])

/** Begins a file that spreadsheets must read as UTF-8. */
export const byteOrderMark = '\uFEFF'
