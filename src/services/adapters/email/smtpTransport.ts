import { createTransport } from 'nodemailer'
import type { SmtpServer } from '../../../config/emailConfig.js'
import { second } from '../../../shared/time/durations.js'
import { propertyOf } from '../../errors/systemErrors.js'
import { withTimeout } from '../../../shared/time/timeout.js'
import { type Email, type EmailTransport, RecipientRefused } from './emailTransport.js'
import { toMailMessage } from './emailMessage.js'

export interface SmtpOptions {
  readonly server: SmtpServer
  /** A server without STARTTLS is refused: emails hold personal information. */
  readonly requireTls: boolean
  /** Certificates to trust in place of the system's, for tests. */
  readonly authorities?: string
  readonly timeouts?: SmtpTimeouts
}

export interface SmtpTimeouts {
  /** To find the server and to connect. */
  readonly connectionMs: number
  /** To be greeted. */
  readonly greetingMs: number
  /** Without a byte from the server. */
  readonly idleMs: number
  /** For one email altogether, so that it ends before its lease of two minutes does. */
  readonly emailMs: number
}

export const standardTimeouts: SmtpTimeouts = {
  connectionMs: 15 * second,
  greetingMs: 15 * second,
  idleMs: 30 * second,
  emailMs: 90 * second,
}

/** As many as emails leave the outbox side by side. */
const maxConnections = 5

// A permanent answer (RFC 5321), unless its enhanced code is of class 7 (RFC 3463): what a policy
// forbids, such as relaying, says nothing about the address, and ops can mend it.
const refusalForGood = /^5\d\d[ -](?!5\.7\.)/
// Exim says the same in words alone.
const ofPolicy = /\brelay|\bauthenticat/i

/** What a server answered to the recipient's address, if it refused it for good. */
const refusalOf = (thrown: unknown): string | undefined => {
  if (propertyOf(thrown, 'command') !== 'RCPT TO') return undefined
  const response = propertyOf(thrown, 'response')
  if (typeof response !== 'string' || ofPolicy.test(response)) return undefined
  return refusalForGood.test(response) ? response : undefined
}

/** Emails through a mail server, over connections that are kept open between emails. */
export const openSmtpMail = (options: SmtpOptions): EmailTransport => {
  const { server, requireTls, authorities, timeouts = standardTimeouts } = options
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
    send: async (email: Email) => {
      const message = toMailMessage(email)
      // A server that answers one byte now and then would outlast every timeout of a connection.
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
      return `${server.host}:${server.port} answers${server.auth === undefined ? '' : ' and knows the user'}`
    },
    // The server has the emails: nothing of them stays here.
    removeCopies: async () => 0,
    close: async () => transport.close(),
  }
}
