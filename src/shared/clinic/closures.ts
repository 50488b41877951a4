import type { Localized } from '../../content/localized.js'

/** Opening and closing time, such as `['07:30', '18:00']`. */
export type OpenRange = readonly [string, string]

/** The clinic is closed from one moment to another; whole days where no time is told. */
export interface Closure {
  /** ISO dates, both included. */
  readonly from: string
  readonly to: string
  /** On the first day it closes at this time, as `14:00`. */
  readonly fromTime?: string
  /** On the last day it opens again at this time. */
  readonly toTime?: string
  readonly reason: Localized
}

const dayStart = '00:00'
const dayEnd = '24:00'

/** What a closure takes of a day that it covers. */
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

/** The closures that cover a day. */
export const closuresOn = (closures: readonly Closure[], date: string): readonly Closure[] =>
  closures.filter(({ from, to }) => from <= date && date <= to)

/** What is left of a day's hours. */
export const hoursWithout = (
  hours: readonly OpenRange[],
  closures: readonly Closure[],
  date: string,
): readonly OpenRange[] =>
  closuresOn(closures, date).reduce(
    (left, closure) => without(left, closedRange(closure, date)),
    hours,
  )
