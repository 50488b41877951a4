import type { BaseLogger } from 'pino'
import { staffUrl } from '../addresses/staffTable.js'
import type { Mailbox } from './adapters/email/emailTransport.js'
import { applicationKind } from './careers/application.js'
import { contactKind } from './contact/contactRequest.js'
import {
  sendSuspectedDigests,
  type SuspectedDigestParts,
  type SuspectedDigestViews,
} from './submissions/suspectedDigest.js'
import { createBackoff } from '../shared/time/backoff.js'
import type { Clock } from '../shared/time/clock.js'
import { createHourlyTask } from '../shared/time/hourlyTask.js'

type KindParts = 'kind' | 'email' | 'views' | 'reader' | 'pageOf' | 'list'

export interface SuspectedDigestsParts
  extends Omit<SuspectedDigestParts<never>, KindParts | 'clock'> {
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'error'>
  /** Of the site, without a slash at its end. */
  readonly origin: string
  readonly desk: Mailbox
  readonly hr: Mailbox
  readonly views: { readonly contact: SuspectedDigestViews; readonly careers: SuspectedDigestViews }
}

export const createSuspectedDigestsTask = (
  parts: SuspectedDigestsParts,
): ReturnType<typeof createHourlyTask> => {
  const { desk, hr, views, clock, log, origin } = parts
  return createHourlyTask({
    run: async () => {
      await sendSuspectedDigests({
        ...parts,
        kind: contactKind,
        email: 'contactSuspected',
        views: views.contact,
        reader: desk,
        pageOf: (reference) => origin + staffUrl('request', { reference }),
        list: `${origin}${staffUrl('requests')}?view=spam`,
      })
      await sendSuspectedDigests({
        ...parts,
        kind: applicationKind,
        email: 'applicationSuspected',
        views: views.careers,
        reader: hr,
        pageOf: (reference) => origin + staffUrl('application', { reference }),
        list: origin + staffUrl('applications'),
      })
    },
    onError: (error) =>
      log.error({ err: error }, 'the staff could not be told of what was set apart'),
    clock,
    backoff: createBackoff(),
  })
}
