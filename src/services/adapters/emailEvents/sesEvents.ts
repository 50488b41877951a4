import type { BaseLogger } from 'pino'
import * as z from 'zod'
import type { SnsTopic } from '../../../config/emailEventsConfig.js'
import { type EmailEvents, findStatus, parseEvent, readEmailId } from './emailEvents.js'
import { createSnsServer, snsMessageSchema } from './snsSignature.js'

const eventSchema = z.object({
  eventType: z.string().optional(),
  bounce: z
    .object({
      bounceType: z.string(),
      bouncedRecipients: z.array(z.object({ status: z.string().optional() })).default([]),
    })
    .optional(),
  mail: z
    .object({
      destination: z.array(z.string()).default([]),
      tags: z.object({ email: z.array(z.string()).optional() }).optional(),
    })
    .optional(),
})

export const createSesEvents = (topic: SnsTopic, log: Pick<BaseLogger, 'info'>): EmailEvents => {
  const sns = createSnsServer(topic)
  return {
    read: async ({ body }) => {
      const message = parseEvent(snsMessageSchema, body.toString())
      await sns.checkSignature(message)
      if (message.Type === 'SubscriptionConfirmation' && message.Token !== undefined) {
        await sns.confirmSubscription(message.Token)
        log.info('email events subscribed')
      }
      // When the topic is configured, SES publishes a plain sentence instead of JSON.
      if (message.Type !== 'Notification' || !message.Message.startsWith('{')) return undefined
      const { eventType, bounce, mail } = parseEvent(eventSchema, message.Message)
      if (eventType !== 'Bounce' || bounce?.bounceType !== 'Permanent') return undefined
      return {
        id: readEmailId(mail?.tags?.email?.[0]),
        recipients: mail?.destination ?? [],
        status: findStatus(bounce.bouncedRecipients[0]?.status),
      }
    },
  }
}
