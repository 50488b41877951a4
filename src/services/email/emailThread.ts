import { domainToASCII } from 'node:url'
import type { Email, Mailbox } from '../adapters/email/emailTransport.js'

/** Headers are ASCII, so an internationalized domain is converted (RFC 5322, RFC 5890). */
const asciiDomain = (address: string): string => {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return domainToASCII(domain) || domain
}

export const comparableAddress = (address: string): string =>
  `${address.slice(0, address.lastIndexOf('@'))}@${asciiDomain(address)}`.toLowerCase()

export const messageIdOf = (id: string, from: Pick<Mailbox, 'address'>): string =>
  `<${id}@${asciiDomain(from.address)}>`

const mostReferences = 10

/** Returns the headers of a thread. @param earlier Message-IDs, oldest first; empty for a new thread */
export const threadHeaders = (earlier: readonly string[]): Email['headers'] => {
  const [first, ...others] = earlier
  if (first === undefined) return {}
  const references = [first, ...others.slice(1 - mostReferences)]
  return { 'In-Reply-To': earlier.at(-1) ?? first, References: references.join(' ') }
}
