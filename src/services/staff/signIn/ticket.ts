import * as z from 'zod'
import { minute } from '../../../shared/time/durations.js'
import type { StaffKeys } from '../staffKeys.js'

/** Time limit between password and code, enough to find a phone. */
const ticketMs = 5 * minute

const ticketSchema = z.object({
  account: z.string(),
  until: z.int(),
  /** Hash of the password: changing it invalidates the ticket. */
  proof: z.string(),
  provider: z.object({ uid: z.string(), provenAt: z.int() }).exactOptional(),
})
/** Proof of the correct password, sealed into the page that requests the code; it is not stored. */
export type Ticket = z.infer<typeof ticketSchema>

const purpose = 'sign-in ticket'

export const writeTicket = (keys: StaffKeys, ticket: Omit<Ticket, 'until'>, now: number): string =>
  keys.seal(purpose, JSON.stringify({ ...ticket, until: now + ticketMs } satisfies Ticket))

export const readTicket = (keys: StaffKeys, sealed: string, now: number): Ticket | undefined => {
  const text = keys.open(purpose, sealed)
  if (text === undefined) return undefined
  const ticket = ticketSchema.parse(JSON.parse(text))
  return ticket.until > now ? ticket : undefined
}
