import type { Localized } from '../../content/localized.js'

export type OpenRange = readonly [string, string]

/** A temporary closure of the clinic: whole days unless a time is set. */
export interface Closure {
  /** ISO dates; `from` and `to` are inclusive. */
  readonly from: string
  readonly to: string
  /** Time at which the clinic closes on the first day, such as `14:00`. */
  readonly fromTime?: string
  readonly toTime?: string
  readonly reason: Localized
}

const dayStart = '00:00'
const dayEnd = '24:00'

const closedRange = ({ from, fromTime, to, toTime }: Closure, date: string): OpenRange => [
  (date === from ? fromTime : undefined) ?? dayStart,
  (date === to ? toTime : undefined) ?? dayEnd,
]

const earlier = (one: string, other: string): string => (one < other ? one : other)
const later = (one: string, other: string): string => (one > other ? one : other)

const without = (hours: readonly OpenRange[], [from, to]: OpenRange): readonly OpenRange[] =>
  hours
    .flatMap(([opens, closes]): readonly OpenRange[] => [
      [opens, earlier(closes, from)],
      [later(opens, to), closes],
    ])
    .filter(([opens, closes]) => opens < closes)

export const closuresOn = (closures: readonly Closure[], date: string): readonly Closure[] =>
  closures.filter(({ from, to }) => from <= date && date <= to)

export const hoursWithout = (
  hours: readonly OpenRange[],
  closures: readonly Closure[],
  date: string,
): readonly OpenRange[] =>
  closuresOn(closures, date).reduce(
    (left, closure) => without(left, closedRange(closure, date)),
    hours,
  )
