import { createTransport } from 'nodemailer'

/** A separate module, because `import('nodemailer')` has no named exports once bundled: the package is CommonJS. */
export const createComposer = () =>
  createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
