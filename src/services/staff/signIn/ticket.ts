import * as z from 'zod'
import { minute } from '../../../shared/time/durations.js'
import type { StaffKeys } from '../staffKeys.js'

/** Time to find a phone between password and code. */
const ticketMs = 5 * minute

const ticketSchema = z.object({
  account: z.string(),
  until: z.int(),
  /** Hash of the password: changing it invalidates the ticket. */
  proof: z.string(),
  provider: z.object({ uid: z.string(), provenAt: z.int() }).exactOptional(),
})
/** Proof of the correct password, sealed into the page of the code; nothing is stored. */
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
