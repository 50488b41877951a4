import type { Locale } from '../../addresses/pageTable.js'
import { plainSigns } from '../../shared/text/plainSigns.js'

/** Enough to see how a cell begins. */
const beginning = 50

/** Spreadsheets run a cell that begins so as a formula; wide and small forms of the signs count too. */
const isFormula = (text: string): boolean =>
  /^[\t\r]/.test(text) || /^\s*[=+\-@]/.test(plainSigns(text.slice(0, beginning)))

/** One cell: an apostrophe in front keeps a formula from being one. */
const cell = (text: string): string =>
  `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Excel expects semicolons where the comma is the decimal sign, as in French. */
const separators: Readonly<Record<Locale, string>> = { fr: ';', en: ',' }

/** Returns one line of separated values, quoted as in RFC 4180 and safe to open in a spreadsheet. */
export const csvLine = (cells: readonly string[], locale: Locale): string =>
  cells.map(cell).join(separators[locale])

/** Begins a file that spreadsheets must read as UTF-8. */
export const byteOrderMark = '\uFEFF'
