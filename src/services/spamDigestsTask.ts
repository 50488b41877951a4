import type { BaseLogger } from 'pino'
import { createBackoff } from '../shared/time/backoff.js'
import type { Clock } from '../shared/time/clock.js'
import { createHourlyTask } from '../shared/time/hourlyTask.js'
import type { Mailbox } from './adapters/email/emailTransport.js'
import { applicationKind } from './careers/application.js'
import { contactKind } from './contact/contactRequest.js'
import {
  type SpamDigestParts,
  type SpamDigestViews,
  sendSpamDigests,
} from './submissions/spamDigest.js'
import { applicationPages, requestPages } from './submissions/staffPages.js'

type KindParts = 'kind' | 'email' | 'views' | 'reader' | 'pages'

export interface SpamDigestsParts extends Omit<SpamDigestParts<never>, KindParts | 'clock'> {
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'error'>
  /** Of the site, without a slash at its end. */
  readonly origin: string
  readonly desk: Mailbox
  readonly hr: Mailbox
  readonly views: { readonly contact: SpamDigestViews; readonly careers: SpamDigestViews }
}

export const createSpamDigestsTask = (
  parts: SpamDigestsParts,
): ReturnType<typeof createHourlyTask> => {
  const { desk, hr, views, clock, log, origin } = parts
  return createHourlyTask({
    run: async () => {
      await sendSpamDigests({
        ...parts,
        kind: contactKind,
        email: 'contactSuspected',
        views: views.contact,
        reader: desk,
        pages: requestPages(origin),
      })
      await sendSpamDigests({
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
