import { createTransport } from 'nodemailer'

/** A separate module: a bundled CommonJS package has no named exports for `import()`. */
export const createComposer = () =>
  createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
