import { isIP } from 'node:net'

export const matching =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    pattern.test(text) ? text : undefined

const shortestSecret = 32
export const secretRule = `must have at least ${shortestSecret} characters`
export const readSecret = (text: string): string | undefined =>
  text.length >= shortestSecret ? text : undefined

export const hostAndPortRule = (example: string): string =>
  `must be a host and a port, such as ${example}`
export const readHostAndPort = (text: string): string | undefined =>
  /^[\w.-]+:\d{1,5}$/.test(text) && Number(text.split(':').at(-1)) <= 65_535 ? text : undefined

export const interfaceRule =
  'must be the address or name of one interface of this machine, such as 0.0.0.0, :: or localhost'
export const readInterface = (text: string): string | undefined =>
  isIP(text) !== 0 || /^[\w.-]+$/.test(text) ? text : undefined

export const pathRule = 'must be a path without quotes around it, ~ or $: no shell expands it'
/** Rejects quotes, `~` and `$`, which container env files pass on without shell expansion. */
export const readPath = (text: string): string | undefined =>
  /^["'~$]|["']$/.test(text) ? undefined : text

export const mailboxRule =
  'must be one email address, without quotes or a name, and without accents before the @'
const mailbox = /^(?!')[^\s@<>,;:"\u0080-\u{10FFFF}]+@[^\s@<>,;:"'.]+(\.[^\s@<>,;:"'.]+)+$/u
/** Reads an email address or mailbox; accepts the typographic apostrophe of word processors. */
export const readMailbox = (text: string): string | undefined =>
  matching(mailbox)(text.replaceAll(/[\u2018\u2019\u02BC]/g, "'"))

export const readEncoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

export const isThisMachine = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname)

/** Returns whether a connection is encrypted or stays on this machine. */
export const isConfidential = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname))

export const confidentialRule = 'must be an https address, or an http one of this machine'
