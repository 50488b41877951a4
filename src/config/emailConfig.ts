import { type EmailEventsConfig, readEmailEventsConfig } from './emailEventsConfig.js'
import type { EnvironmentReader } from './environmentReader.js'
import { hostOf, isThisMachine, mailboxRule, readEncoded, readMailbox } from './variableRules.js'

export type EmailTransportConfig =
  | { readonly kind: 'eml'; readonly folder: string }
  | {
      readonly kind: 'smtp'
      readonly server: SmtpServer
      /** Requires STARTTLS: emails contain personal information. */
      readonly requireTls: boolean
      /** `undefined` if the provider does not report bounces to the site. */
      readonly events?: EmailEventsConfig | undefined
    }

export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise STARTTLS. */
  readonly secure: boolean
  readonly auth?: { readonly user: string; readonly pass: string }
}

export type EmailConfig = EmailTransportConfig & {
  readonly from: string | undefined
  readonly desk: string | undefined
  /** Recipient of delivery failure alerts; `undefined` disables them. */
  readonly ops: string | undefined
}

const smtpRule =
  'must be smtp://user:password@host:port or smtps://user:password@host:port, with special characters percent-encoded'

const readSmtpServer = (text: string): SmtpServer | undefined => {
  if (!URL.canParse(text)) return undefined
  const address = new URL(text)
  const { protocol, hostname, port, username, password, pathname, search, hash } = address
  const user = readEncoded(username)
  const pass = readEncoded(password)
  const isKnown = protocol === 'smtp:' || protocol === 'smtps:'
  const isBare = (pathname === '' || pathname === '/') && search === '' && hash === ''
  if (!isKnown || hostname === '' || !isBare || user === undefined || pass === undefined)
    return undefined
  if ((user === '') !== (pass === '')) return undefined
  const secure = protocol === 'smtps:'
  return {
    host: hostOf(address),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(user === '' ? {} : { auth: { user, pass } }),
  }
}

const addContradictions = (reader: EnvironmentReader, server: SmtpServer | undefined): void => {
  if (reader.isSet('SMTP_URL') && !reader.isSet('MAIL_FROM')) {
    reader.errors.push('SMTP_URL is set but MAIL_FROM is not: set it to the sender address.')
  }
  if (reader.isSet('SMTP_TLS') && !reader.isSet('SMTP_URL')) {
    reader.errors.push('SMTP_TLS is set but SMTP_URL is not: set both, or SMTP_URL alone.')
  }
  if (server?.secure === true && reader.text('SMTP_TLS') === 'optional') {
    reader.errors.push('SMTP_TLS cannot be optional with an smtps:// address: unset one of them.')
  }
}

export const readEmailConfig = (reader: EnvironmentReader, folder: string): EmailConfig => {
  const server = reader.optional('SMTP_URL', smtpRule, readSmtpServer)
  const tls = reader.oneOf('SMTP_TLS', 'required', ['required', 'optional'])
  const people = {
    from: reader.optional('MAIL_FROM', mailboxRule, readMailbox),
    desk: reader.optional('MAIL_DESK', mailboxRule, readMailbox),
    ops: reader.optional('MAIL_OPS', mailboxRule, readMailbox),
  }
  const events = readEmailEventsConfig(reader)
  addContradictions(reader, server)
  if (server === undefined) return { kind: 'eml', folder, ...people }
  // STARTTLS is optional for loopback traffic, which never leaves this machine.
  const requireTls = reader.isSet('SMTP_TLS') ? tls === 'required' : !isThisMachine(server.host)
  return { kind: 'smtp', server, requireTls, events, ...people }
}
