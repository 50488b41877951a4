/** One person or desk. */
export interface Mailbox {
  readonly name?: string
  readonly address: string
}

/** An email, whole: what is stored in the outbox is what leaves. */
export interface Email {
  readonly from: Mailbox
  readonly to: Mailbox
  readonly replyTo?: Mailbox
  readonly subject: string
  readonly text: string
  readonly html: string
  /** `<something@domain>`, the same at each try so that a second copy can be recognised. */
  readonly messageId: string
  /** When it was written, in ISO form: the same at each try too. */
  readonly date: string
  readonly headers: Readonly<Record<string, string>>
}

export interface EmailTransport {
  /**
   * Resolves with what the other side answered once it has taken the email over.
   * @throws RecipientRefused or EmailError, which no retry mends; anything else may pass
   */
  send(email: Email): Promise<{ readonly answer: string }>
  /** Goes as far as possible without sending anything; resolves with what it has seen. */
  check(): Promise<string>
  /**
   * Removes the copies that it keeps of emails whose ids are forgotten, and says how many. The id of
   * an email is what stands before the `@` of its Message-ID.
   */
  removeCopies(isForgotten: (id: string) => Promise<boolean>): Promise<number>
  close(): Promise<void>
}

/** The recipient's address takes no email, however often it is tried: mistyped, or gone. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused'
}

/** An email that must not leave; the sentence holds no personal information. */
export class EmailError extends Error {
  override readonly name = 'EmailError'
}
