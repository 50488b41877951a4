import type { BaseLogger } from 'pino'
import type { EmailEventsConfig } from '../../../config/emailEventsConfig.js'
import type { Clock } from '../../../shared/time/clock.js'
import type { EmailEvents } from './emailEvents.js'

export const openEmailEvents = async (
  config: EmailEventsConfig,
  { log, clock }: { readonly log: Pick<BaseLogger, 'info'>; readonly clock: Pick<Clock, 'now'> },
): Promise<EmailEvents> => {
  switch (config.kind) {
    case 'standard':
      return (await import('./standardEvents.js')).createStandardEvents(config.key, clock)
    case 'postmark':
      return (await import('./postmarkEvents.js')).createPostmarkEvents(config.password)
    case 'ses':
      return (await import('./sesEvents.js')).createSesEvents(config.topic, log)
  }
}
