import type { BaseLogger } from 'pino'
import type { Mailbox } from './adapters/email/emailTransport.js'
import { applicationKind } from './careers/application.js'
import { contactKind } from './contact/contactRequest.js'
import { applicationPages, requestPages } from './submissions/staffPages.js'
import {
  sendSuspectedDigests,
  type SuspectedDigestParts,
  type SuspectedDigestViews,
} from './submissions/suspectedDigest.js'
import { createBackoff } from '../shared/time/backoff.js'
import type { Clock } from '../shared/time/clock.js'
import { createHourlyTask } from '../shared/time/hourlyTask.js'

type KindParts = 'kind' | 'email' | 'views' | 'reader' | 'pages'

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
        pages: requestPages(origin),
      })
      await sendSuspectedDigests({
        ...parts,
        kind: applicationKind,
        email: 'applicationSuspected',
        views: views.careers,
        reader: hr,
        pages: applicationPages(origin),
      })
    },
    onError: (error) => log.error({ err: error }, 'spam digest not sent'),
    clock,
    backoff: createBackoff(),
  })
}
