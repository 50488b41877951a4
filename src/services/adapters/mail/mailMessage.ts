import type { SendMailOptions } from 'nodemailer'
import { type Letter, LetterFault, type Mailbox } from './mail.js'

// Whatever could end a header line or begin another one.
const breaksALine = /[\p{Cc}\u2028\u2029]/u
const oneAddress = /^[^\s@<>()[\]"\\,:;]+@[^\s@<>()[\]"\\,:;]+$/u
const headerName = /^[A-Za-z][A-Za-z0-9-]*$/

/** Keeps the words of a visitor on one line: a line break in a header begins another header. */
export const onOneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()

const guardMailbox = (
  { name, address }: Mailbox,
  place: string,
): { name: string; address: string } => {
  if (breaksALine.test(address) || !oneAddress.test(address)) {
    throw new LetterFault(`The ${place} of the letter is not one plain address.`)
  }
  return { name: onOneLine(name ?? ''), address }
}

const guardHeaders = (headers: Letter['headers']): Record<string, string> => {
  for (const [name, value] of Object.entries(headers)) {
    if (!headerName.test(name) || breaksALine.test(value)) {
      throw new LetterFault('A header of the letter does not fit on one line.')
    }
  }
  return { ...headers }
}

/**
 * The letter as nodemailer takes it, the same for every way of sending.
 * @throws LetterFault when an address or a header could smuggle in another one
 */
export const toMailMessage = (letter: Letter): SendMailOptions => {
  if (!/^<[^\s<>@]+@[^\s<>@]+>$/.test(letter.messageId)) {
    throw new LetterFault('The Message-ID of the letter is not <something@domain>.')
  }
  return {
    from: guardMailbox(letter.from, 'sender'),
    to: guardMailbox(letter.to, 'recipient'),
    ...(letter.replyTo === undefined
      ? {}
      : { replyTo: guardMailbox(letter.replyTo, 'reply address') }),
    subject: onOneLine(letter.subject),
    text: letter.text,
    html: letter.html,
    messageId: letter.messageId,
    date: new Date(letter.date),
    headers: guardHeaders(letter.headers),
    // No content of ours names a file or an address to read; a visitor's must never do.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
