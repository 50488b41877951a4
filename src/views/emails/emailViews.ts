import type { EmailViews } from '../../services/services.js'
import { applicationAcknowledgementEmail } from './applicationAcknowledgementEmail.js'
import { applicationHrEmail } from './applicationHrEmail.js'
import { applicationNoticeEmail } from './applicationNoticeEmail.js'
import { applicationQuarantineEmail } from './applicationQuarantineEmail.js'
import { contactAcknowledgementEmail } from './contactAcknowledgementEmail.js'
import { contactDeskEmail } from './contactDeskEmail.js'
import { contactNoticeEmail } from './contactNoticeEmail.js'
import { emailRenderer, type EmailTranslations } from './renderEmail.js'
import { staffReplyEmail } from './staffReplyEmail.js'
import { applicationSuspectedEmail, contactSuspectedEmail } from './suspectedEmail.js'

export const createEmailViews = (translations: EmailTranslations): EmailViews => {
  const email = emailRenderer(translations)
  return {
    contact: {
      desk: email(contactDeskEmail),
      notice: email(contactNoticeEmail),
      acknowledgement: email(contactAcknowledgementEmail),
      suspected: email(contactSuspectedEmail),
    },
    careers: {
      hr: email(applicationHrEmail),
      notice: email(applicationNoticeEmail),
      acknowledgement: email(applicationAcknowledgementEmail),
      quarantine: email(applicationQuarantineEmail),
      suspected: email(applicationSuspectedEmail),
    },
    staff: { reply: email(staffReplyEmail) },
  }
}
