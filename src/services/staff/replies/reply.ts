import type { Locale } from '../../../addresses/pageTable.js'
import type { RepliedAbout } from '../../../content/staff/replyPlaces.js'
import type { Mailbox } from '../../adapters/email/emailTransport.js'
import type { Changes } from '../../adapters/records/records.js'
import type { StoredEmail } from '../../email/emailRecord.js'
import type { EmailData, EmailView } from '../../submissions/submissionEmails.js'
import type { Colleague } from '../colleague.js'

export interface ReplyTexts {
  readonly subject: string
  readonly text: string
}

export interface ReplyEvent extends ReplyTexts {
  readonly at: number
  readonly by: Colleague
  readonly kind: 'reply'
  readonly email: string
}
export type ReplyTakenBack = Omit<ReplyEvent, 'kind'> & { readonly kind: 'replyTakenBack' }

export interface ReplyEmailData extends EmailData, ReplyTexts {
  readonly reference: string
  readonly about: RepliedAbout
  readonly link: string | undefined
}

export interface ReplyEmailViews {
  readonly reply: (data: ReplyEmailData) => EmailView
}

export interface ReplyPreview extends EmailView {
  readonly from: Mailbox
  readonly to: string
  readonly locale: Locale
}

export interface RecordEmail extends Pick<StoredEmail, 'kind' | 'status' | 'sentAt' | 'tries'> {
  readonly id: string
  readonly createdAt: number
  readonly dueAt: number | undefined
  readonly to: string
}

export type SendOutcome<Found> =
  | { readonly status: 'queued'; readonly email: string }
  | { readonly status: 'conflict'; readonly current: Found }
  | { readonly status: 'missing' | 'noAddress' | 'full' }

/** `late`: already sent or in flight. */
export type TakeBackOutcome = 'takenBack' | 'late' | 'missing'

export interface Addressee {
  readonly recordId: string
  readonly version: number
  /** Deletion time of the record and its emails; defaults to the retention policy. */
  readonly expiresAt: number | undefined
  readonly reference: string
  readonly email: string | undefined
  readonly locale: Locale
  readonly replies: readonly ReplyEvent[]
  readonly events: readonly unknown[]
  readonly takenBack: readonly string[]
  readonly link?: string
}

export interface ReplySource<Found> {
  readonly about: RepliedAbout
  find(reference: string): Promise<Found | undefined>
  addresseeOf(found: Found): Addressee
  noteSent(found: Found, event: ReplyEvent, thenWait: boolean): Changes
  noteTakenBack(found: Found, event: ReplyTakenBack): Changes
}
