import type { Retention } from '../../config/retention.js'
import { jobs } from '../../content/jobs/jobCatalogue.js'
import { day } from '../time/durations.js'
import { spontaneous } from './applicationChoices.js'

interface Ending {
  /** ISO moment. */
  readonly createdAt: string
  /** The id of an offer, or `spontaneous`. */
  readonly offer: string
  /** ISO date, as stored when the application was received. */
  readonly offerCloses?: string
  readonly keepForOthers: boolean
}

/** Returns the closing day of a published offer, as an ISO date. */
export const closingDay = (offer: string): string | undefined =>
  jobs.find(({ id }) => id === offer)?.closes

/** Whether the closing day of an offer is known; a spontaneous application has none. */
export const isOfferKnown = (offer: string): boolean =>
  offer === spontaneous || jobs.some(({ id }) => id === offer)

/**
 * When an application is deleted: some days after the decision, before one after the closing day of its
 * offer; more days where the person agreed to be thought of for other offers.
 * @param decidedAt when HR decided, in milliseconds since 1970
 */
export const applicationEnd = (
  { createdAt, offer, offerCloses, keepForOthers }: Ending,
  retention: Retention,
  decidedAt?: number,
): number => {
  const received = Date.parse(createdAt)
  // An offer may be extended, or deleted once it is closed.
  const closes = closingDay(offer) ?? offerCloses
  const closed = closes === undefined ? received : Date.parse(closes) + day
  const from = decidedAt ?? Math.max(received, closed)
  return from + (keepForOthers ? retention.otherOffers : retention.applications) * day
}
