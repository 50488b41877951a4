import { verify } from 'node:crypto'
import * as z from 'zod'
import type { SnsTopic } from '../../../config/emailEventsConfig.js'
import { second } from '../../../shared/time/durations.js'
import { EventRefused } from './emailEvents.js'

export const snsMessageSchema = z.object({
  Type: z.string(),
  Message: z.string(),
  MessageId: z.string(),
  Subject: z.string().optional(),
  SubscribeURL: z.string().optional(),
  Timestamp: z.string(),
  Token: z.string().optional(),
  TopicArn: z.string(),
  SignatureVersion: z.string(),
  Signature: z.string(),
  SigningCertURL: z.string(),
})
export type SnsMessage = z.infer<typeof snsMessageSchema>

/** Signed fields, in the order in which they are signed. */
const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  confirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const

const signedText = (message: SnsMessage): string => {
  const { Notification, confirmation } = signedFields
  return (message.Type === 'Notification' ? Notification : confirmation)
    .flatMap((name) => (message[name] === undefined ? [] : [`${name}\n${message[name]}\n`]))
    .join('')
}

const answerTimeoutMs = 5 * second

/** Requests a URL. @param address URL on the SNS server of the topic's region */
const fetchFromSns = async (address: string): Promise<string> => {
  const signal = AbortSignal.timeout(answerTimeoutMs)
  const response = await fetch(address, { redirect: 'error', signal })
  if (!response.ok) throw new Error(`SNS responded with ${response.status}.`)
  return response.text()
}

export interface SnsServer {
  /** Verifies a message. @throws EventRefused if SNS did not sign it for this topic */
  checkSignature(message: SnsMessage): Promise<void>
  confirmSubscription(token: string): Promise<void>
}

export const createSnsServer = ({ arn, region }: SnsTopic): SnsServer => {
  const origin = `https://sns.${region}.amazonaws.com`
  const certificatePath = /^\/SimpleNotificationService-[a-z0-9]+\.pem$/
  let latest: { readonly address: string; readonly certificate: string } | undefined

  const certificateAt = async (address: string): Promise<string> => {
    if (latest?.address !== address) {
      latest = { address, certificate: await fetchFromSns(address) }
    }
    return latest.certificate
  }

  return {
    checkSignature: async (message) => {
      const { TopicArn, SignatureVersion, Signature, SigningCertURL: address } = message
      // Version 1 is refused because it signs a SHA-1 digest.
      if (TopicArn !== arn || SignatureVersion !== '2') throw new EventRefused(403)
      // Other URLs are refused: the sender could choose the certificate, or make the site request any URL.
      const path = address.startsWith(origin) ? address.slice(origin.length) : ''
      if (!certificatePath.test(path)) throw new EventRefused(403)
      const certificate = await certificateAt(address)
      const signature = Buffer.from(Signature, 'base64')
      if (!verify('sha256', Buffer.from(signedText(message)), certificate, signature))
        throw new EventRefused(403)
    },
    confirmSubscription: async (token) => {
      const query = new URLSearchParams({
        Action: 'ConfirmSubscription',
        TopicArn: arn,
        Token: token,
      })
      await fetchFromSns(`${origin}/?${query}`)
    },
  }
}
