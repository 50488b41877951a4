import { createTransport } from 'nodemailer'

/** Builds the bytes of an email in memory, as a mail server would be given them. */
export const createComposer = () =>
  createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
