export interface Mailbox {
  readonly name?: string
  readonly address: string
}

export interface Email {
  readonly from: Mailbox
  readonly to: Mailbox
  readonly replyTo?: Mailbox
  readonly subject: string
  readonly text: string
  readonly html: string
  /** `<id@domain>`, the same for every attempt so that duplicates can be recognised. */
  readonly messageId: string
  /** Creation time in ISO form, the same for every attempt. */
  readonly date: string
  readonly headers: Readonly<Record<string, string>>
}

export interface EmailTransport {
  readonly place: string
  /**
   * Sends an email.
   * @throws RecipientRefused or EmailError on permanent failures; other errors are transient
   */
  send(email: Email): Promise<{ readonly answer: string }>
  check(): Promise<string>
  /**
   * Deletes the copies of deleted emails.
   * @param isForgotten receives the local part of a Message-ID
   * @returns the number of deleted copies
   */
  removeCopies(isForgotten: (id: string) => Promise<boolean>): Promise<number>
  close(): Promise<void>
}

/** Permanent refusal of the recipient's address, which is mistyped or closed. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused'
}

export class EmailError extends Error {
  override readonly name = 'EmailError'
}
