import { createTransport } from 'nodemailer'
import type { SmtpServer } from '../../../config/emailConfig.js'
import type { EmailEventsConfig, EmailEventsKind } from '../../../config/emailEventsConfig.js'
import { second } from '../../../shared/time/durations.js'
import { propertyOf } from '../../errors/systemErrors.js'
import { withTimeout } from '../../../shared/time/timeout.js'
import { type Email, type EmailTransport, RecipientRefused } from './emailTransport.js'
import { toMailMessage } from './emailMessage.js'

export interface SmtpOptions {
  readonly server: SmtpServer
  readonly requireTls: boolean
  /** Provider that reports bounces; it selects the header that contains the email id. */
  readonly events?: Pick<EmailEventsConfig, 'kind'> | undefined
  /** Trusted CA certificates that replace the system's, for tests. */
  readonly authorities?: string
  readonly timeouts?: SmtpTimeouts
}

export interface SmtpTimeouts {
  readonly connectionMs: number
  readonly greetingMs: number
  readonly idleMs: number
  /** Timeout of one email; must be less than the outbox lease of two minutes. */
  readonly emailMs: number
}

export const standardTimeouts: SmtpTimeouts = {
  connectionMs: 15 * second,
  greetingMs: 15 * second,
  idleMs: 30 * second,
  emailMs: 90 * second,
}

const maxConnections = 5

// Matches permanent replies (RFC 5321), except those with the enhanced code x.7.x (RFC 3463). That code
// reports a policy, such as one on relaying, which the operator can change.
const refusalForGood = /^5\d\d[ -](?!5\.7\.)/
// Matches policy refusals of Exim, which have no enhanced code.
const ofPolicy = /\brelay|\bauthenticat/i

const refusalOf = (thrown: unknown): string | undefined => {
  if (propertyOf(thrown, 'command') !== 'RCPT TO') return undefined
  const response = propertyOf(thrown, 'response')
  if (typeof response !== 'string' || ofPolicy.test(response)) return undefined
  return refusalForGood.test(response) ? response : undefined
}

/**
 * Headers that contain our email id; the provider strips them and adds the id to its events. SES
 * replaces the Message-ID, so the id cannot be read from it.
 */
const idHeaders: Readonly<Record<EmailEventsKind, (id: string) => Email['headers']>> = {
  standard: () => ({}),
  postmark: (id) => ({ 'X-PM-Metadata-email': id }),
  ses: (id) => ({ 'X-SES-MESSAGE-TAGS': `email=${id}` }),
}

const withId = (email: Email, events: SmtpOptions['events']): Email => {
  const [, id] = /^<([\w-]+)@/.exec(email.messageId) ?? []
  if (events === undefined || id === undefined) return email
  return { ...email, headers: { ...email.headers, ...idHeaders[events.kind](id) } }
}

export const openSmtpMail = (options: SmtpOptions): EmailTransport => {
  const { server, requireTls, events, authorities, timeouts = standardTimeouts } = options
  const transport = createTransport({
    pool: true,
    maxConnections,
    ...server,
    requireTLS: requireTls && !server.secure,
    connectionTimeout: timeouts.connectionMs,
    dnsTimeout: timeouts.connectionMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.idleMs,
    tls: { minVersion: 'TLSv1.2', ...(authorities === undefined ? {} : { ca: authorities }) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    place: `${server.host}:${server.port}`,
    send: async (email: Email) => {
      const message = toMailMessage(withId(email, events))
      // Limits the total time: a server that sends a byte now and then never reaches the idle timeout.
      try {
        const { response } = await withTimeout(timeouts.emailMs, () => transport.sendMail(message))
        return { answer: response }
      } catch (thrown) {
        const refusal = refusalOf(thrown)
        throw refusal === undefined ? thrown : new RecipientRefused(refusal, { cause: thrown })
      }
    },
    check: async () => {
      await withTimeout(timeouts.emailMs, () => transport.verify())
      return `${server.host}:${server.port} responds${server.auth === undefined ? '' : ' and accepts the user'}`
    },
    removeCopies: async () => 0,
    close: async () => transport.close(),
  }
}
