import { type EnvironmentReader, isThisMachine } from './environmentReader.js'

export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise STARTTLS. */
  readonly secure: boolean
  readonly auth?: { readonly user: string; readonly pass: string }
}

/** How emails leave. */
export type EmailConfig = (
  | { readonly kind: 'eml'; readonly folder: string }
  | {
      readonly kind: 'smtp'
      readonly server: SmtpServer
      /** A server without STARTTLS is refused: emails hold personal information. */
      readonly requireTls: boolean
    }
) & {
  readonly from: string
  /** Who reads the requests; the clinic's own address when absent. */
  readonly desk: string | undefined
}

const mailRule = 'must be one email address'
const readMailbox = (text: string): string | undefined =>
  /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/.test(text) ? text : undefined

const smtpRule =
  'must be smtp://user:password@host:port or smtps://user:password@host:port, with special characters percent-encoded'

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const readSmtpServer = (text: string): SmtpServer | undefined => {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  const user = decoded(username)
  const pass = decoded(password)
  const known = protocol === 'smtp:' || protocol === 'smtps:'
  const bare = (pathname === '' || pathname === '/') && search === '' && hash === ''
  if (!known || hostname === '' || !bare || user === undefined || pass === undefined)
    return undefined
  // Half of a pair of credentials is a slip, not a choice.
  if ((user === '') !== (pass === '')) return undefined
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(user === '' ? {} : { auth: { user, pass } }),
  }
}

/** @param folder of the embedded emails */
export const readEmailConfig = (reader: EnvironmentReader, folder: string): EmailConfig => {
  const server = reader.parsed<SmtpServer | undefined>(
    'SMTP_URL',
    undefined,
    smtpRule,
    readSmtpServer,
  )
  const tls = reader.oneOf('SMTP_TLS', 'required', ['required', 'optional'])
  const from = reader.parsed('MAIL_FROM', 'ne-pas-repondre@ondelune.example', mailRule, readMailbox)
  const desk = reader.parsed<string | undefined>('MAIL_DESK', undefined, mailRule, readMailbox)
  const isSet = (name: string): boolean => reader.text(name) !== undefined
  if (isSet('SMTP_URL') && !isSet('MAIL_FROM')) {
    reader.errors.push(
      'SMTP_URL is set but MAIL_FROM is not: emails need an address they come from.',
    )
  }
  if (isSet('SMTP_TLS') && !isSet('SMTP_URL')) {
    reader.errors.push('SMTP_TLS is set but SMTP_URL is not: set both, or SMTP_URL alone.')
  }
  if (server?.secure === true && tls === 'optional') {
    reader.errors.push('SMTP_TLS cannot be optional with an smtps:// address: unset one of them.')
  }
  if (server === undefined) return { kind: 'eml', folder, from, desk }
  // Between two programs of one machine nobody listens in.
  const requireTls = isSet('SMTP_TLS') ? tls === 'required' : !isThisMachine(server.host)
  return { kind: 'smtp', server, requireTls, from, desk }
}
