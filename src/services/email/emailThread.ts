import { domainToASCII } from 'node:url'
import type { Email, Mailbox } from '../adapters/email/emailTransport.js'

/** Headers hold ASCII alone; the domain of a sender may be internationalised (RFC 5322, RFC 5890). */
const asciiDomain = (address: string): string => {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return domainToASCII(domain) || domain
}

/** Returns the Message-ID of the email with this id. */
export const messageIdOf = (id: string, from: Pick<Mailbox, 'address'>): string =>
  `<${id}@${asciiDomain(from.address)}>`

/** A longer header would only name more messages of the same thread. */
const mostReferences = 10

/**
 * Returns the headers that make mail programs show an email in the thread of earlier ones.
 * @param earlier Message-IDs, the first of the thread first; empty for an email that begins one
 */
export const threadHeaders = (earlier: readonly string[]): Email['headers'] => {
  const [first, ...others] = earlier
  if (first === undefined) return {}
  const references = [first, ...others.slice(1 - mostReferences)]
  return { 'In-Reply-To': earlier.at(-1) ?? first, References: references.join(' ') }
}
