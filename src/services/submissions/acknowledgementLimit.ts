import { domainToASCII } from 'node:url'
import type { RecordDraft, Records } from '../adapters/records/records.js'
import type { EmailDraft } from '../email/emailRecord.js'
import type { Signer } from '../http/signer.js'
import { day } from '../../shared/time/durations.js'

/* Limits acknowledgements per inbox and client network, as anyone can enter another person's address. */

const mostToInbox = 5

interface Provider {
  readonly domains: readonly string[]
  readonly ignored?: RegExp
  /** Separator of a tag, besides `+`. */
  readonly note?: string
}

/** Address rules from the providers' help pages (November 2026). */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  // The same name at two of these domains is two mailboxes.
  ...['outlook.com', 'hotmail.com', 'live.com', 'live.ca', 'hotmail.ca', 'msn.com'].map(
    (domain) => ({ domains: [domain] }),
  ),
  ...['yahoo.com', 'yahoo.ca', 'yahoo.fr', 'ymail.com', 'rocketmail.com'].map((domain) => ({
    domains: [domain],
    note: '-',
  })),
]

/** Matches `user.fastmail.com` in `note@user.fastmail.com`, an alias of `user@fastmail.com`. */
const fastmailSubdomain = /^([^.]+)\.(fastmail\.(?:com|fm))$/

/** Returns the canonical address of an inbox, without tags, ignored characters and alias domains. */
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
  readonly emails: readonly EmailDraft[]
  readonly counts: readonly RecordDraft[]
}

export type LimitAcknowledgements = (
  emails: readonly EmailDraft[],
  sent: { readonly now: number; readonly network?: string | undefined },
) => Promise<LimitedEmails>

interface Counting {
  readonly now: number
  readonly pending: readonly RecordDraft[]
}

interface AcknowledgementLimitParts {
  readonly records: Pick<Records, 'read'>
  readonly signer: Pick<Signer, 'sign'>
  /** Acknowledgements per client network and day: the staff of a company may share one network address. */
  readonly mostFromNetwork: number
}

export const createAcknowledgementLimit = ({
  records,
  signer,
  mostFromNetwork,
}: AcknowledgementLimitParts): LimitAcknowledgements => {
  /** Finds the next free counter of the day by bisection; `undefined` at the limit. Ids are keyed hashes. */
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
