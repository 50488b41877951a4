import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import type { Clock } from '../../../shared/time/clock.js'
import { minute, second } from '../../../shared/time/durations.js'
import {
  type EmailEvents,
  EventRefused,
  findStatus,
  parseEvent,
  readEmailId,
} from './emailEvents.js'

const longestAgeMs = 5 * minute

const bouncedSchema = z.object({
  id: z.string().optional(),
  message_id: z.string().optional(),
  to: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
  bounce: z.object({ message: z.string().optional() }).optional(),
})
const eventSchema = z.union([
  z.object({ type: z.literal('email.bounced'), data: bouncedSchema }),
  z.object({ type: z.string() }).transform(() => undefined),
])

const headerOf = (headers: IncomingHttpHeaders, name: string): string => {
  // Svix, which created the standard, uses another prefix.
  const value = headers[`webhook-${name}`] ?? headers[`svix-${name}`]
  return typeof value === 'string' ? value : ''
}

const isMac = (right: Buffer, sent: string): boolean => {
  const [, encoded = ''] = /^v1,([A-Za-z0-9+/]{43}=)$/.exec(sent) ?? []
  const mac = Buffer.from(encoded, 'base64')
  return mac.length === right.length && timingSafeEqual(mac, right)
}

export const createStandardEvents = (key: Buffer, clock: Pick<Clock, 'now'>): EmailEvents => {
  const isProven = (headers: IncomingHttpHeaders, body: Buffer): boolean => {
    const timestamp = headerOf(headers, 'timestamp')
    const isRecent = Math.abs(clock.now() - Number(timestamp) * second) <= longestAgeMs
    if (!/^\d+$/.test(timestamp) || !isRecent) return false
    const signed = createHmac('sha256', key).update(`${headerOf(headers, 'id')}.${timestamp}.`)
    const mac = signed.update(body).digest()
    // The header contains several signatures while a secret is rotated.
    return headerOf(headers, 'signature')
      .split(' ')
      .some((sent) => isMac(mac, sent))
  }
  return {
    read: async ({ headers, body }) => {
      if (!isProven(headers, body)) throw new EventRefused(401)
      const event = parseEvent(eventSchema, body.toString())
      if (event === undefined) return undefined
      const { id, message_id: messageId, to, bounce } = event.data
      return {
        id: readEmailId(id) ?? readEmailId(messageId),
        recipients: to,
        status: findStatus(bounce?.message),
      }
    },
  }
}
