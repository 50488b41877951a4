import type { SendMailOptions } from 'nodemailer'
import { type Email, EmailError, type Mailbox } from './emailTransport.js'

const breaksALine = /[\p{Cc}\u2028\u2029]/u
const oneAddress = /^[^\s@<>()[\]"\\,:;]+@[^\s@<>()[\]"\\,:;]+$/u
const headerName = /^[A-Za-z][A-Za-z0-9-]*$/

/** Replaces line breaks, which would start another header (header injection). */
const onOneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()

const guardMailbox = (
  { name, address }: Mailbox,
  place: string,
): { name: string; address: string } => {
  if (breaksALine.test(address) || !oneAddress.test(address)) {
    throw new EmailError(`The ${place} of the email is not one plain address.`)
  }
  return { name: onOneLine(name ?? ''), address }
}

const guardHeaders = (headers: Email['headers']): Record<string, string> => {
  for (const [name, value] of Object.entries(headers)) {
    if (!headerName.test(name) || breaksALine.test(value)) {
      throw new EmailError('A header of the email does not fit on one line.')
    }
  }
  return { ...headers }
}

/**
 * Converts an email for nodemailer.
 * @throws EmailError if an address or header could inject another header
 */
export const toMailMessage = (email: Email): SendMailOptions => {
  if (!/^<[^\s<>@]+@[^\s<>@]+>$/.test(email.messageId)) {
    throw new EmailError('The Message-ID of the email is not <something@domain>.')
  }
  return {
    from: guardMailbox(email.from, 'sender'),
    to: guardMailbox(email.to, 'recipient'),
    ...(email.replyTo === undefined
      ? {}
      : { replyTo: guardMailbox(email.replyTo, 'reply address') }),
    subject: onOneLine(email.subject),
    text: email.text,
    html: email.html,
    messageId: email.messageId,
    date: new Date(email.date),
    headers: guardHeaders(email.headers),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
