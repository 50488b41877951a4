import { createTransport } from 'nodemailer'

/** A separate module: `import('nodemailer')` of a bundled CommonJS package has no named exports. */
export const createComposer = () =>
  createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
