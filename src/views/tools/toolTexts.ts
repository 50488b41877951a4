import type { LocalMoment } from '../../shared/time/localMoment.js'
import { type Locale, regions } from '../../addresses/locales.js'
import { formatCount, formatDate } from '../../shared/clinic/formats.js'
import { fillIn } from '../../shared/language/fillIn.js'
import type { ToolsData } from '../../shared/tools/toolsData.js'
import type { Period } from '../../shared/tools/windowDays.js'
import type { ToolError } from './toolProps.js'

const counted = (amount: number, locale: Locale, one: string, other: string): string => {
  const noun = { one, other }
  return formatCount(amount, locale, { fr: noun, en: noun })
}

export const dayCount = ({ locale, words }: ToolsData, days: number): string =>
  counted(days, locale, words.shared.openDay, words.shared.openDays)

export const ageTexts = (data: ToolsData, age: { weeks: number; days: number }): string => {
  const { locale, words } = data
  const { week, weeksCount } = words.examDates
  const weeks = counted(age.weeks, locale, week, weeksCount)
  if (age.days === 0) return weeks
  return fillIn(words.shared.and, { first: weeks, second: dayCount(data, age.days) })
}

export const periodTexts = (locale: Locale, { from, to }: Period) => ({
  from: formatDate(from, locale),
  to: formatDate(to, locale),
})

/** Repeats the month: « 1er, 2 et 4 décembre » would be ambiguous. */
export const listOfDays = (locale: Locale, dates: readonly string[]): string => {
  const written = dates.map((date) => formatDate(date, locale, { year: false }))
  // English dates contain a comma, so they are separated by semicolons.
  return locale === 'en' ? written.join('; ') : new Intl.ListFormat(regions[locale]).format(written)
}

interface ToolResult<Field extends string> {
  readonly kind: string
  readonly errors?: readonly { readonly field: Field; readonly error: string }[]
}

export const errorsInTexts = <Field extends string>(
  { words, locale }: ToolsData,
  result: ToolResult<Field> | undefined,
  sentences: Readonly<Record<string, string>>,
  /** `undefined` before the first submit. */
  now: LocalMoment | undefined,
): readonly ToolError<Field>[] => {
  const errors = result?.errors
  if (errors === undefined || now === undefined) return []
  const all: Readonly<Record<string, string>> = { ...words.shared.errors, ...sentences }
  const values = { today: formatDate(now.date, locale) }
  return errors.map(({ field, error }) => ({
    field,
    sentence: fillIn(all[error] ?? words.shared.summary, values),
  }))
}
