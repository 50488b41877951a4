import type { BaseLogger } from 'pino'
import type { EmailTransportConfig } from '../../../config/emailConfig.js'
import type { EmailTransport } from './emailTransport.js'

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
