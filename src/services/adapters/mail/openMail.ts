import type { BaseLogger } from 'pino'
import type { Mail } from './mail.js'
import type { SmtpOptions } from './smtpMail.js'

export type MailConfig =
  | { readonly kind: 'eml'; readonly folder: string }
  | ({ readonly kind: 'smtp' } & SmtpOptions)

/** Opens the way of sending that the configuration chose, and loads that one alone. */
export const openMail = async (
  config: MailConfig,
  log: Pick<BaseLogger, 'info'>,
): Promise<Mail> => {
  switch (config.kind) {
    case 'eml':
      return (await import('./emlMail.js')).openEmlMail({ folder: config.folder, log })
    case 'smtp':
      return (await import('./smtpMail.js')).openSmtpMail(config)
  }
}
