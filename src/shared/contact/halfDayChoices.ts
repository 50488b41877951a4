export const halves = ['morning', 'afternoon', 'evening'] as const
export type Half = (typeof halves)[number]

export const mostHalfDays = 3

export interface OfferedDay {
  readonly date: string
  readonly halves: readonly Half[]
}

export interface HalfDay {
  readonly date: string
  readonly half: Half
}

/** Serializes days for the page, each half by its first letter: `2026-11-24 mae,…`. */
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

export const writeHalfDay = ({ date, half }: HalfDay): string => `${date} ${half}`

export const readHalfDay = (written: string): HalfDay | undefined => {
  const [, date, name] = /^(\d{4}-\d{2}-\d{2}) (\w+)$/.exec(written) ?? []
  const half = halves.find((one) => one === name)
  return date === undefined || half === undefined ? undefined : { date, half }
}

export const halfDaysOf = (days: readonly OfferedDay[]): readonly string[] =>
  days.flatMap(({ date, halves: open }) => open.map((half) => writeHalfDay({ date, half })))

/** Sorts half-days by date, then time of day; alphabetical order would put evening before morning. */
export const inTheirOrder = (written: readonly string[]): readonly string[] => {
  const date = (one: string): string => readHalfDay(one)?.date ?? one
  const half = (one: string): number => halves.findIndex((name) => one.endsWith(name))
  return [...new Set(written)].toSorted(
    (one, other) => date(one).localeCompare(date(other)) || half(one) - half(other),
  )
}
