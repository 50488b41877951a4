import { createTransport } from 'nodemailer'

/**
 * Is a separate module, because `import('nodemailer')` of a bundled CommonJS package has no named
 * exports.
 */
export const createComposer = () =>
  createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
