import { createTransport } from 'nodemailer'
import type { Email, EmailTransport } from './emailTransport.js'
import { toMailMessage } from './emailMessage.js'

export interface SmtpOptions {
  readonly server: {
    readonly host: string
    readonly port: number
    /** TLS from the first byte; otherwise STARTTLS. */
    readonly secure: boolean
    readonly auth?: { readonly user: string; readonly pass: string }
  }
  /** A server that offers no TLS gets no email. */
  readonly requireTls: boolean
  /** Certificates to believe in place of the system's, for tests. */
  readonly authorities?: string
  readonly times?: SmtpTimes
}

/** In milliseconds. */
export interface SmtpTimes {
  /** To find the server and to be connected. */
  readonly connection: number
  /** To be greeted. */
  readonly greeting: number
  /** Without any sign of the server. */
  readonly silence: number
  /** For an email altogether, so that it ends before its lease of two minutes does. */
  readonly email: number
}

export const usualTimes: SmtpTimes = {
  connection: 15_000,
  greeting: 15_000,
  silence: 30_000,
  email: 90_000,
}

/** As many connections as emails leave side by side. */
const connections = 5

class TooSlow extends Error {
  override readonly name = 'TooSlow'
  readonly code = 'ETIMEDOUT'
}

/** A server that answers a byte now and then would outlast every other time-out. */
const within = async <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new TooSlow('The mail server took too long over one email.')),
    milliseconds,
  )
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Emails through a mail server, over connections that are kept open between emails. */
export const openSmtpMail = (options: SmtpOptions): EmailTransport => {
  const { server, requireTls, authorities, times = usualTimes } = options
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    ...server,
    requireTLS: requireTls && !server.secure,
    connectionTimeout: times.connection,
    dnsTimeout: times.connection,
    greetingTimeout: times.greeting,
    socketTimeout: times.silence,
    tls: { minVersion: 'TLSv1.2', ...(authorities === undefined ? {} : { ca: authorities }) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (email: Email) => {
      const { response } = await within(times.email, transport.sendMail(toMailMessage(email)))
      return { answer: response }
    },
    check: async () => {
      await within(times.email, transport.verify())
      return `${server.host}:${server.port} answers${server.auth === undefined ? '' : ' and knows the user'}`
    },
    close: async () => transport.close(),
  }
}
