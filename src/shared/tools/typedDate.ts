import { calendarDay } from '../clinic/calendarDays.js'
import type { Field, FieldTable } from '../forms/fieldTable.js'
import { normalizeText, plainSigns } from '../text/plainSigns.js'

const part = { clean: 'plain', rules: [] } as const satisfies Field

/** A date in three text fields: date pickers failed in tests with infrequent users. */
export const dateFields = { day: part, month: part, year: part } as const satisfies FieldTable

export const dateParts = ['day', 'month', 'year'] as const

export interface TypedDate {
  readonly day: string
  readonly month: string
  readonly year: string
}

export const noDate: TypedDate = { day: '', month: '', year: '' }

export type DateProblem = 'dateMissing' | 'dateNumbers' | 'yearShort' | 'noSuchDay'

export interface DateError {
  readonly field: keyof TypedDate
  readonly error: DateProblem
}

const wholeDate = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

const splitWhole = (typed: TypedDate): TypedDate => {
  const found = Object.values(typed).flatMap((text) => [...(wholeDate.exec(text) ?? [])].slice(1))
  const [year, month, day] = found
  return year === undefined || month === undefined || day === undefined
    ? typed
    : { year, month, day }
}

const monthNames = [
  /^jan/,
  /^fe[bv]/,
  /^mar/,
  /^a[pv]r/,
  /^ma[iy]/,
  // June must be written in full: « juinet » could be June or July.
  /^(june?|juin)$/,
  /^jui?l/,
  /^a(ou|ug)/,
  /^sep/,
  /^oct/,
  /^nov/,
  /^dec/,
] as const

const nameOfMonth = /^[a-z]{3,9}$/

const monthNumber = (typed: string): string => {
  const folded = normalizeText(plainSigns(typed).toLowerCase(), 'NFD').replaceAll(/\p{M}|\./gu, '')
  if (!nameOfMonth.test(folded)) return typed
  const position = monthNames.findIndex((name) => name.test(folded))
  return position === -1 ? typed : String(position + 1)
}

const dayNumber = (typed: string): string => typed.replace(/^(\d{1,2})(er|st|nd|rd|th)$/i, '$1')

export const readTypedDate = (
  sent: TypedDate,
): { readonly date: string } | { readonly wrong: DateError } => {
  const whole = splitWhole(sent)
  const typed = { ...whole, day: dayNumber(whole.day), month: monthNumber(whole.month) }
  const missing = dateParts.find((field) => typed[field] === '')
  if (missing !== undefined) return { wrong: { field: missing, error: 'dateMissing' } }
  const notNumber = dateParts.find((field) => !/^\d{1,4}$/.test(typed[field]))
  if (notNumber !== undefined) return { wrong: { field: notNumber, error: 'dateNumbers' } }
  if (typed.year.length < 4) return { wrong: { field: 'year', error: 'yearShort' } }
  const [day, month, year] = dateParts.map((field) => Number(typed[field]))
  const written = `${typed.year}-${typed.month.padStart(2, '0')}-${typed.day.padStart(2, '0')}`
  // A day that does not exist overflows into the next month.
  return calendarDay(year ?? 0, month ?? 0, day ?? 0) === written
    ? { date: written }
    : { wrong: { field: 'day', error: 'noSuchDay' } }
}
