import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'

/** A posted event, not yet authenticated. */
export interface PostedEvent {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface UndeliveredEmail {
  /** Id in the outbox; `undefined` if the report names no email of this site. */
  readonly id: string | undefined
  /** Recipients of the email; empty if the report does not repeat them. */
  readonly recipients: readonly string[]
  /** Status code such as `5.1.1` (RFC 3463). */
  readonly status?: string | undefined
}

export interface EmailEvents {
  /**
   * Returns the email whose delivery failed permanently; `undefined` for other events.
   * @throws EventRefused
   */
  read(event: PostedEvent): Promise<UndeliveredEmail | undefined>
}

/** Refusal of an event: 401 or 403 if the sender is not authenticated, 400 if the event is invalid. */
export class EventRefused extends Error {
  override readonly name = 'EventRefused'
  constructor(readonly status: 400 | 401 | 403) {
    super(`refused with ${status}`)
  }
}

const jsonSchema = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('not JSON')
    return z.NEVER
  }
})

export const parseEvent = <Event>(schema: z.ZodType<Event>, text: string): Event => {
  const event = jsonSchema.pipe(schema).safeParse(text)
  if (!event.success) throw new EventRefused(400)
  return event.data
}

export const readEmailId = (text: string | undefined): string | undefined =>
  /^<?([\w-]{1,200})(?:@[^\s<>@]+>)?$/.exec(text ?? '')?.[1]

/** Returns only the status code of a diagnostic, because diagnostics often contain email addresses. */
export const findStatus = (text: string | undefined): string | undefined =>
  /\b5\.\d{1,3}\.\d{1,3}\b/.exec(text ?? '')?.[0]
