import * as z from 'zod'
import { minute } from '../../../shared/time/durations.js'
import type { StaffKeys } from '../staffKeys.js'

/** Between the password and the code: as long as it takes to find a phone. */
const ticketMs = 5 * minute

const ticketSchema = z.object({
  account: z.string(),
  until: z.int(),
  /** A hash of the password that was given: choosing another one ends the ticket. */
  proof: z.string(),
  provider: z.object({ uid: z.string(), provenAt: z.int() }).exactOptional(),
})
/** That the password was right, sealed into the page that asks for the code; nothing is stored. */
export type Ticket = z.infer<typeof ticketSchema>

const purpose = 'sign-in ticket'

export const writeTicket = (keys: StaffKeys, ticket: Omit<Ticket, 'until'>, now: number): string =>
  keys.seal(purpose, JSON.stringify({ ...ticket, until: now + ticketMs } satisfies Ticket))

/** Nothing once it is over, or when it is not ours. */
export const readTicket = (keys: StaffKeys, sealed: string, now: number): Ticket | undefined => {
  const text = keys.open(purpose, sealed)
  if (text === undefined) return undefined
  const ticket = ticketSchema.parse(JSON.parse(text))
  return ticket.until > now ? ticket : undefined
}
