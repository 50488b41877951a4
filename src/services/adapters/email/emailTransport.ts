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
  /** Returns the server's response. @throws RecipientRefused or EmailError for good; other errors are transient */
  send(email: Email): Promise<{ readonly answer: string }>
  check(): Promise<string>
  /** Removes copies of forgotten emails and returns their number; the id is the local part of the Message-ID. */
  removeCopies(isForgotten: (id: string) => Promise<boolean>): Promise<number>
  close(): Promise<void>
}

/** The recipient's address is refused permanently: mistyped or closed. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused'
}

export class EmailError extends Error {
  override readonly name = 'EmailError'
}
