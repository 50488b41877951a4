import * as z from 'zod'
import { daysBetween } from '../../../shared/clinic/calendarDays.js'
import { broken } from '../../schema/brokenRule.js'
import type { TextSource } from './wordsOf.js'
import type { WordError } from './wordTypes.js'

const prices = z.object({ coverage: z.object({ pricesValidUntil: z.iso.date() }) })

const lastDayIn = ({ whole }: TextSource): string | undefined =>
  prices.safeParse(whole).data?.coverage.pricesValidUntil

const key = 'coverage.pricesValidUntil'

/** Reports prices that ended before today: the site then shows none. */
export const endedPrices = (source: TextSource, today: string): readonly WordError[] => {
  const date = lastDayIn(source)
  return date === undefined || date >= today
    ? []
    : [{ file: source.file, key, ...broken('pricesEnded', { date }) }]
}

const soonDays = 30

/** Reports prices that end soon. */
export const endingPrices = (source: TextSource, today: string): readonly WordError[] => {
  const date = lastDayIn(source)
  return date === undefined || date < today || daysBetween(today, date) > soonDays
    ? []
    : [{ file: source.file, key, ...broken('pricesEndSoon', { date }) }]
}
