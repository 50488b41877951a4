import { domainToASCII } from 'node:url'
import type { RecordDraft, Records } from '../adapters/records/records.js'
import type { EmailDraft } from '../email/emailRecord.js'
import type { Signer } from '../http/signer.js'
import { day } from '../../shared/time/durations.js'

/*
 * Anybody can type anybody's address into a form. The clinic reads all that is sent; an inbox is sent a few
 * acknowledgements a day, and so is whatever one network address types, because the spelling rules below
 * are not those of every provider.
 */

const mostToInbox = 5

interface Provider {
  /** Domains that lead to the same inbox. */
  readonly domains: readonly string[]
  /** Signs that the provider ignores before the @. */
  readonly ignored?: RegExp
  /** Begins a note of the person; a plus does so everywhere. */
  readonly note?: string
}

/** How providers read what is before the @, from their help pages (November 2026). */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  // Each of these is a mailbox of its own.
  ...['outlook.com', 'hotmail.com', 'live.com', 'live.ca', 'hotmail.ca', 'msn.com'].map(
    (domain) => ({ domains: [domain] }),
  ),
  ...['yahoo.com', 'yahoo.ca', 'yahoo.fr', 'ymail.com', 'rocketmail.com'].map((domain) => ({
    domains: [domain],
    note: '-',
  })),
]

/** `note@user.fastmail.com` is delivered to `user@fastmail.com`. */
const fastmailSubdomain = /^([^.]+)\.(fastmail\.(?:com|fm))$/

/** Returns one spelling for each inbox: people may add notes, dots and other domains to their address. */
const inboxOf = (address: string): string => {
  const at = address.lastIndexOf('@')
  const domain = domainToASCII(address.slice(at + 1))
  const [, user, host] = fastmailSubdomain.exec(domain) ?? []
  if (user !== undefined && host !== undefined) return `${user}@${host}`
  const {
    domains = [domain],
    ignored,
    note,
  } = providers.find((provider) => provider.domains.includes(domain)) ?? {}
  const [beforePlus = ''] = address.slice(0, at).toLowerCase().split('+', 1)
  const [person = ''] = note === undefined ? [beforePlus] : beforePlus.split(note, 1)
  return `${ignored === undefined ? person : person.replaceAll(ignored, '')}@${domains[0]}`
}

export interface LimitedEmails {
  /** Without the acknowledgement, once a limit of the day is reached. */
  readonly emails: readonly EmailDraft[]
  /** Counts what is written, to be stored beside it. */
  readonly counts: readonly RecordDraft[]
}

export type LimitAcknowledgements = (
  emails: readonly EmailDraft[],
  sent: { readonly now: number; readonly network?: string | undefined },
) => Promise<LimitedEmails>

interface Counting {
  readonly now: number
  /** Counts of the same submission, which are not stored yet. */
  readonly pending: readonly RecordDraft[]
}

interface AcknowledgementLimitParts {
  readonly records: Pick<Records, 'read'>
  readonly signer: Pick<Signer, 'sign'>
  /** A day. A waiting room or an employer may share one address. */
  readonly mostFromNetwork: number
}

/** Limits how many acknowledgements are sent a day, for all processes and forms together. */
export const createAcknowledgementLimit = ({
  records,
  signer,
  mostFromNetwork,
}: AcknowledgementLimitParts): LimitAcknowledgements => {
  /**
   * Returns the next of the day's counts, or `undefined` when all are taken. They are taken in order, so
   * that the first free one is found by bisection. A key hides whom they count.
   */
  const nextCount = async (
    counted: string,
    most: number,
    { now, pending }: Counting,
  ): Promise<RecordDraft | undefined> => {
    const today = Math.floor(now / day)
    const name = signer.sign('acknowledgements', counted)
    const idOf = (number: number): string => `${name}-${today}-${number}`
    let [taken, free] = [0, most + 1]
    while (free - taken > 1) {
      const middle = Math.floor((taken + free) / 2)
      const id = idOf(middle)
      const isTaken =
        pending.some((count) => count.id === id) ||
        (await records.read('acknowledgements', id)) !== undefined
      if (isTaken) taken = middle
      else free = middle
    }
    if (free > most) return undefined
    const expiresAt = (today + 1) * day
    return { collection: 'acknowledgements', id: idOf(free), createdAt: now, expiresAt, fields: {} }
  }

  /** Returns one count for each limit that applies, or `undefined` when one is reached. */
  const countsOf = async (
    address: string,
    network: string | undefined,
    counting: Counting,
  ): Promise<readonly RecordDraft[] | undefined> => {
    const toInbox = await nextCount(inboxOf(address), mostToInbox, counting)
    if (toInbox === undefined) return undefined
    if (network === undefined) return [toInbox]
    const fromNetwork = await nextCount(`network ${network}`, mostFromNetwork, counting)
    return fromNetwork === undefined ? undefined : [toInbox, fromNetwork]
  }

  return async (emails, { now, network }) => {
    const counts: RecordDraft[] = []
    const allowed: EmailDraft[] = []
    for (const draft of emails) {
      const isCounted = draft.recipient === 'visitor'
      const own = isCounted
        ? await countsOf(draft.email.to.address, network, { now, pending: counts })
        : []
      if (own === undefined) continue
      counts.push(...own)
      allowed.push(draft)
    }
    return { emails: allowed, counts }
  }
}
