import type { Locale } from '../../../addresses/pageTable.js'
import type { RepliedAbout } from '../../../content/staff/replyTemplates.js'
import type { Mailbox } from '../../adapters/email/emailTransport.js'
import type { Changes } from '../../adapters/records/records.js'
import type { StoredEmail } from '../../email/emailRecord.js'
import type { EmailData, EmailView } from '../../submissions/submissionEmails.js'
import type { Colleague } from '../colleague.js'

/** What somebody wrote. Notes have no way in: a reply is made of these words alone. */
export interface ReplyWords {
  readonly subject: string
  readonly text: string
}

/** What the record keeps of a reply. */
export interface ReplyEvent extends ReplyWords {
  readonly at: number
  readonly by: Colleague
  readonly kind: 'reply'
  /** The id of the email in the outbox. */
  readonly email: string
}
export type ReplyTakenBack = Omit<ReplyEvent, 'kind'> & { readonly kind: 'replyTakenBack' }

export interface ReplyEmailData extends EmailData, ReplyWords {
  readonly reference: string
  readonly about: RepliedAbout
}

export interface ReplyEmailViews {
  readonly reply: (data: ReplyEmailData) => EmailView
}

/** A reply as it will leave. */
export interface ReplyPreview extends EmailView {
  readonly from: Mailbox
  readonly to: string
  readonly locale: Locale
}

/** An email about a record, for its timeline. */
export interface RecordEmail extends Pick<StoredEmail, 'kind' | 'status' | 'sentAt' | 'tries'> {
  readonly id: string
  readonly createdAt: number
  /** When it leaves; absent once it has, or was given up. */
  readonly dueAt: number | undefined
  readonly to: string
}

export type SendOutcome<Found> =
  | { readonly status: 'queued'; readonly email: string }
  | { readonly status: 'conflict'; readonly current: Found }
  | { readonly status: 'missing' | 'noAddress' | 'full' }

/** `late`: it was sent, or is in flight. */
export type TakeBackOutcome = 'takenBack' | 'late' | 'missing'

/** Whom a reply goes to, and the record that it is kept with. */
export interface Addressee {
  readonly recordId: string
  readonly version: number
  /** When the record goes, and its emails with it; absent: it stays as long as the rule says. */
  readonly expiresAt: number | undefined
  readonly reference: string
  readonly email: string | undefined
  readonly locale: Locale
  readonly replies: readonly ReplyEvent[]
  /** Everything that was done, for the bound of `hasRoomFor`. */
  readonly events: readonly unknown[]
  /** Ids of emails that were taken back. */
  readonly takenBack: readonly string[]
}

/** What differs between the records that replies are about. */
export interface ReplySource<Found> {
  /** The collection of the records, too. */
  readonly about: RepliedAbout
  find(reference: string): Promise<Found | undefined>
  addresseeOf(found: Found): Addressee
  /** Writes it into the record; `thenWait`: an answer is waited for. */
  noteSent(found: Found, event: ReplyEvent, thenWait: boolean): Changes
  noteTakenBack(found: Found, event: ReplyTakenBack): Changes
}
