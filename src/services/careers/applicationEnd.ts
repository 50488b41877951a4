import type { Retention } from '../../config/retention.js'
import { jobs } from '../../content/jobs/jobCatalogue.js'
import { day } from '../time/durations.js'
import { spontaneous } from './applicationChoices.js'

interface Ending {
  /** ISO moment. */
  readonly createdAt: string
  /** The id of an offer, or `spontaneous`. */
  readonly offer: string
  readonly keepForOthers: boolean
}

/** When the closing day of the offer is over; nothing where no offer was named. */
const closingEnd = (offer: string): number | undefined => {
  const job = jobs.find(({ id }) => id === offer)
  return job === undefined ? undefined : Date.parse(job.closes) + day
}

/** Whether the closing day of an offer is known; a spontaneous application has none. */
export const isOfferKnown = (offer: string): boolean =>
  offer === spontaneous || jobs.some(({ id }) => id === offer)

/**
 * When an application is deleted: some days after the decision, before one after the closing day of its
 * offer; more days where the person agreed to be thought of for other offers.
 * @param decidedAt when HR decided, in milliseconds since 1970
 */
export const applicationEnd = (
  { createdAt, offer, keepForOthers }: Ending,
  retention: Retention,
  decidedAt?: number,
): number => {
  const received = Date.parse(createdAt)
  const from = decidedAt ?? Math.max(received, closingEnd(offer) ?? received)
  return from + (keepForOthers ? retention.otherOffers : retention.applications) * day
}
