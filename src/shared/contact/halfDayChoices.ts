/*
 * The half-days of a request, as the form offers and sends them: known to the server and to the
 * browser. `offeredHalfDays.ts` says which are offered.
 */

export const halves = ['morning', 'afternoon', 'evening'] as const
export type Half = (typeof halves)[number]

/** More than these would be no wish any more. */
export const mostHalfDays = 3

/** A day with the halves of it on which the clinic is open. */
export interface OfferedDay {
  /** Such as 2026-11-24. */
  readonly date: string
  readonly halves: readonly Half[]
}

export interface HalfDay {
  readonly date: string
  readonly half: Half
}

/** Days as the page hands them to the browser, a half by its first letter: `2026-11-24 mae,…`. */
export const writeOfferedDays = (days: readonly OfferedDay[]): string =>
  days.map(({ date, halves: open }) => `${date} ${open.map(([letter]) => letter).join('')}`).join()

export const readOfferedDays = (written: string): readonly OfferedDay[] =>
  written
    .split(',')
    .filter((day) => day !== '')
    .map((day) => {
      const [date = '', letters = ''] = day.split(' ')
      return { date, halves: halves.filter(([letter = '']) => letters.includes(letter)) }
    })

/** As a form sends it and a record keeps it: `2026-11-24 morning`. */
export const writeHalfDay = ({ date, half }: HalfDay): string => `${date} ${half}`

/** Nothing for what is no half-day. */
export const readHalfDay = (written: string): HalfDay | undefined => {
  const [, date, name] = /^(\d{4}-\d{2}-\d{2}) (\w+)$/.exec(written) ?? []
  const half = halves.find((one) => one === name)
  return date === undefined || half === undefined ? undefined : { date, half }
}

/** Each half-day of the days, as a form sends it. */
export const halfDaysOf = (days: readonly OfferedDay[]): readonly string[] =>
  days.flatMap(({ date, halves: open }) => open.map((half) => writeHalfDay({ date, half })))

/** Each once, a morning before the evening of its day: the alphabet has it the other way round. */
export const inTheirOrder = (written: readonly string[]): readonly string[] => {
  const date = (one: string): string => readHalfDay(one)?.date ?? one
  const half = (one: string): number => halves.findIndex((name) => one.endsWith(name))
  return [...new Set(written)].toSorted(
    (one, other) => date(one).localeCompare(date(other)) || half(one) - half(other),
  )
}
