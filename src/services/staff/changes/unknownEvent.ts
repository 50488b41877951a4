import * as z from 'zod'
import { fieldsSchema } from '../../adapters/records/records.js'
import { markUnknown } from '../../adapters/records/storedValue.js'
import { colleagueSchema } from '../colleague.js'

const headSchema = z.object({
  kind: z.string().catch('?'),
  at: z.int().catch(0),
  by: colleagueSchema.catch({ id: '', name: '' }),
})

/** An event of another release, displayed by its stored name and preserved unchanged. */
export const unknownEventSchema = fieldsSchema.transform((stored) => {
  const { kind: name, at, by } = headSchema.parse(stored)
  return markUnknown({ kind: 'unknown' as const, name, at, by, stored })
})
type UnknownEvent = z.infer<typeof unknownEventSchema>

export const storedEvents = <Known extends { readonly kind: string }>(
  events: readonly (Known | UnknownEvent)[],
) => events.map((event) => ('stored' in event ? event.stored : event))
