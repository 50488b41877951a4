import type { BaseLogger } from 'pino'
import { createBackoff } from '../shared/time/backoff.js'
import type { Clock } from '../shared/time/clock.js'
import { createHourlyTask } from '../shared/time/hourlyTask.js'
import { applicationKind } from './careers/application.js'
import { contactKind } from './contact/contactRequest.js'
import type { ClinicMail } from './submissions/clinicMail.js'
import {
  type SpamDigestParts,
  type SpamDigestViews,
  sendSpamDigests,
} from './submissions/spamDigest.js'
import { applicationPages, requestPages } from './submissions/submissionEmails.js'

type KindParts = 'kind' | 'email' | 'views' | 'reader' | 'pages'

export interface SpamDigestsParts
  extends Omit<SpamDigestParts<never>, KindParts | 'clock' | 'from' | 'facts' | 'timeZone'> {
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'error'>
  /** Scheme and host of the site, without a trailing slash. */
  readonly origin: string
  readonly mail: () => ClinicMail
  readonly views: { readonly contact: SpamDigestViews; readonly careers: SpamDigestViews }
}

export const createSpamDigestsTask = (
  parts: SpamDigestsParts,
): ReturnType<typeof createHourlyTask> => {
  const { mail, views, clock, log, origin } = parts
  return createHourlyTask({
    run: async () => {
      const { clinic, from, facts, desk, hr } = mail()
      const shared = { ...parts, from, facts, timeZone: clinic.timeZone }
      await sendSpamDigests({
        ...shared,
        kind: contactKind,
        email: 'contactSuspected',
        views: views.contact,
        reader: desk,
        pages: requestPages(origin),
      })
      await sendSpamDigests({
        ...shared,
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
