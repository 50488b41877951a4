import { isIP } from 'node:net'

/* Rules that several variables share: what they must be, and how that is read. */

/** Accepts what the pattern matches. */
export const matching =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    pattern.test(text) ? text : undefined

/** Fewer characters can be guessed. */
const shortestSecret = 32
export const secretRule = `must have at least ${shortestSecret} characters`
export const readSecret = (text: string): string | undefined =>
  text.length >= shortestSecret ? text : undefined

/** @param example what the variable may be, such as `localhost:8080` */
export const hostAndPortRule = (example: string): string =>
  `must be a host and a port, such as ${example}`
export const readHostAndPort = (text: string): string | undefined =>
  /^[\w.-]+:\d{1,5}$/.test(text) && Number(text.split(':').at(-1)) <= 65_535 ? text : undefined

/** What a server listens on. */
export const interfaceRule =
  'must be the address or the name of an interface of this machine, alone: such as 0.0.0.0, :: or localhost'
export const readInterface = (text: string): string | undefined =>
  isIP(text) !== 0 || /^[\w.-]+$/.test(text) ? text : undefined

export const pathRule = 'must be a path without quotes around it, ~ or $: no shell reads it'
/** Panels and files of containers keep what a shell would have taken away. */
export const readPath = (text: string): string | undefined =>
  /^["'~$]|["']$/.test(text) ? undefined : text

export const mailboxRule =
  'must be one email address, without quotes or a name, and without accents before the @'
const mailbox = /^(?!')[^\s@<>,;:"\u0080-\u{10FFFF}]+@[^\s@<>,;:"'.]+(\.[^\s@<>,;:"'.]+)+$/u
/** Word processors write another apostrophe. */
export const readMailbox = (text: string): string | undefined =>
  matching(mailbox)(text.replaceAll(/[\u2018\u2019\u02BC]/g, "'"))

/** What stands percent-encoded in an address; nothing when it is not so encoded. */
export const readEncoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    // A stray percent sign: the variable breaks its rule, which the reader says.
    return undefined
  }
}

/** The host of an address as programs connect to it: the brackets of IPv6 belong to the address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/** Whether the address is one of this very machine. */
export const isThisMachine = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname)

/** Whether nobody can listen in: encrypted, or between two programs of this machine. */
export const isConfidential = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname))

export const confidentialRule = 'must be an https address, or an http one of this machine'
