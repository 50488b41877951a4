import type { Locale } from '../../addresses/pageTable.js'
import { plainSigns } from '../../shared/text/plainSigns.js'

const beginning = 50

/** Spreadsheets execute cells that start with these signs, including full-width and small forms. */
const isFormula = (text: string): boolean =>
  /^[\t\r]/.test(text) || /^\s*[=+\-@]/.test(plainSigns(text.slice(0, beginning)))

/** Quotes a cell; a leading apostrophe prevents formula injection. */
const cell = (text: string): string =>
  `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Excel expects semicolons in locales with a decimal comma. */
const separators: Readonly<Record<Locale, string>> = { fr: ';', en: ',' }

export const csvLine = (cells: readonly string[], locale: Locale): string =>
  cells.map(cell).join(separators[locale])

export const byteOrderMark = '\uFEFF'
