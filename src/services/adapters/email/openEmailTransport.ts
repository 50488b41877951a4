import type { BaseLogger } from 'pino'
import type { EmailTransportConfig } from '../../../config/emailConfig.js'
import type { EmailTransport } from './emailTransport.js'

type Log = Pick<BaseLogger, 'info'>

export const openEmailTransport = async (
  config: EmailTransportConfig,
  log: Log,
): Promise<EmailTransport> => {
  switch (config.kind) {
    case 'eml':
      return (await import('./emlFiles.js')).openEmlMail({ folder: config.folder, log })
    case 'smtp':
      return (await import('./smtpTransport.js')).openSmtpMail(config)
  }
}

export const openEmailCopies = (
  folder: string,
  log: Log,
): Promise<Pick<EmailTransport, 'removeCopies'>> => openEmailTransport({ kind: 'eml', folder }, log)
