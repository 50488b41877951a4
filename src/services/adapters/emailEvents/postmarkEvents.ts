import * as z from 'zod'
import { isSameSecret } from '../../http/signer.js'
import {
  type EmailEvents,
  EventRefused,
  findStatus,
  parseEvent,
  readEmailId,
} from './emailEvents.js'

const permanent: ReadonlySet<string> = new Set([
  'HardBounce',
  'BadEmailAddress',
  'Blocked',
  'ManuallyDeactivated',
  'DMARCPolicy',
])

const bounceSchema = z.object({
  RecordType: z.string(),
  Type: z.string().optional(),
  Email: z.string().optional(),
  Details: z.string().optional(),
  Metadata: z.record(z.string(), z.string()).default({}),
})

/** Ignores the case of the name, because the mail library capitalizes header names. */
const idIn = (metadata: Readonly<Record<string, string>>): string | undefined =>
  readEmailId(Object.entries(metadata).find(([name]) => name.toLowerCase() === 'email')?.[1])

/** Returns the password of Basic authentication; any user name is accepted. */
const passwordIn = (authorization: string | undefined): string => {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '') ?? []
  const [, ...password] = Buffer.from(encoded, 'base64').toString().split(':')
  return password.join(':')
}

/** Events of Postmark, which are not signed: the webhook URL contains a password. */
export const createPostmarkEvents = (password: string): EmailEvents => ({
  read: async ({ headers, body }) => {
    if (!isSameSecret(passwordIn(headers.authorization), password)) throw new EventRefused(401)
    const { RecordType, Type, Email, Details, Metadata } = parseEvent(bounceSchema, body.toString())
    if (RecordType !== 'Bounce' || Type === undefined || !permanent.has(Type)) return undefined
    return {
      id: idIn(Metadata),
      recipients: Email === undefined ? [] : [Email],
      status: findStatus(Details),
    }
  },
})
