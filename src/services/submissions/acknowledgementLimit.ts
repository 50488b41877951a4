import { domainToASCII } from 'node:url'
import type { RecordDraft, Records } from '../adapters/records/records.js'
import type { EmailDraft } from '../email/emailRecord.js'
import type { Signer } from '../signer.js'
import { day } from '../time/durations.js'

/*
 * Anybody can type anybody's address into a form. The clinic reads all that is sent; the address itself
 * is written to a few times a day, from however many places the forms come.
 */

const mostADay = 5

const ofGmail = /^(gmail|googlemail)\.com$/

/**
 * The inbox that an address leads to: what stands after a plus is its person's own note, and Gmail
 * reads no dots. Counted apart, one inbox would have as many addresses as a sender likes.
 */
const inboxOf = (address: string): string => {
  const at = address.lastIndexOf('@')
  const [person = ''] = address.slice(0, at).toLowerCase().split('+', 1)
  const domain = domainToASCII(address.slice(at + 1))
  return ofGmail.test(domain) ? `${person.replaceAll('.', '')}@gmail.com` : `${person}@${domain}`
}

export interface LimitedEmails {
  /** Without the acknowledgement, once its address has had as many as a day allows. */
  readonly emails: readonly EmailDraft[]
  /** Counts what is written, to be stored beside it. */
  readonly counts: readonly RecordDraft[]
}

export type LimitAcknowledgements = (
  emails: readonly EmailDraft[],
  now: number,
) => Promise<LimitedEmails>

interface AcknowledgementLimitParts {
  readonly records: Pick<Records, 'read'>
  readonly signer: Pick<Signer, 'sign'>
}

/** Limits how many acknowledgements one address is sent, for all processes and forms together. */
export const createAcknowledgementLimit = ({
  records,
  signer,
}: AcknowledgementLimitParts): LimitAcknowledgements => {
  /** Under a key: from the records alone nobody tells which addresses were written to. */
  const nameOf = (address: string): string => signer.sign('acknowledgements', inboxOf(address))

  /** The next of the day's counts that nothing was written under. */
  const nextCount = async (address: string, now: number): Promise<RecordDraft | undefined> => {
    const today = Math.floor(now / day)
    for (let number = 1; number <= mostADay; number += 1) {
      const id = `${nameOf(address)}-${today}-${number}`
      if ((await records.read('acknowledgements', id)) !== undefined) continue
      const expiresAt = (today + 1) * day
      return { collection: 'acknowledgements', id, createdAt: now, expiresAt, fields: {} }
    }
    return undefined
  }

  return async (emails, now) => {
    const counts: RecordDraft[] = []
    const allowed: EmailDraft[] = []
    for (const draft of emails) {
      const isCounted = draft.recipient === 'visitor'
      const count = isCounted ? await nextCount(draft.email.to.address, now) : undefined
      if (count !== undefined) counts.push(count)
      if (!isCounted || count !== undefined) allowed.push(draft)
    }
    return { emails: allowed, counts }
  }
}
