import { createTransport } from 'nodemailer'

/**
 * Builds the bytes of an email in memory, as a mail server would be given them. A module of its own, so
 * that it is bundled and still loaded with the first email: an `import()` of a package is left to Node.
 */
export const createComposer = () =>
  createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
