import { createTransport } from 'nodemailer'

/**
 * Composes the bytes of an email in memory, as a mail server would receive them. A dedicated module: a
 * CommonJS package that is bundled has no named exports for `import()`.
 */
export const createComposer = () =>
  createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
