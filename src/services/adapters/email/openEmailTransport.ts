import type { BaseLogger } from 'pino'
import type { EmailTransport } from './emailTransport.js'
import type { SmtpOptions } from './smtpTransport.js'

export type EmailTransportConfig =
  | { readonly kind: 'eml'; readonly folder: string }
  | ({ readonly kind: 'smtp' } & SmtpOptions)

/** Opens the way of sending that the configuration chose, and loads that one alone. */
export const openEmailTransport = async (
  config: EmailTransportConfig,
  log: Pick<BaseLogger, 'info'>,
): Promise<EmailTransport> => {
  switch (config.kind) {
    case 'eml':
      return (await import('./emlFiles.js')).openEmlMail({ folder: config.folder, log })
    case 'smtp':
      return (await import('./smtpTransport.js')).openSmtpMail(config)
  }
}
