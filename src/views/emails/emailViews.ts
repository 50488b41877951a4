import type { EmailViews } from '../../services/lastingServices.js'
import { applicationAcknowledgementEmail } from './applicationAcknowledgementEmail.js'
import { applicationQuarantineEmail } from './applicationQuarantineEmail.js'
import { approvalAskedEmail, approvalSentBackEmail, scheduleRefusedEmail } from './contentEmails.js'
import { contactAcknowledgementEmail } from './contactAcknowledgementEmail.js'
import {
  detailsChangedEmail,
  messageNoticeEmail,
  newLinkEmail,
  requestWithdrawnEmail,
  visitAskedEmail,
  visitDoneEmail,
} from './myRequestEmails.js'
import { dailyCountsEmail } from './dailyCountsEmail.js'
import { emailRenderer, type EmailTranslations } from './renderEmail.js'
import { applicationNoticeEmail, contactNoticeEmail } from './staffNoticeEmail.js'
import { staffReplyEmail } from './staffReplyEmail.js'
import { applicationSuspectedEmail, contactSuspectedEmail } from './suspectedEmail.js'

export const createEmailViews = (translations: EmailTranslations): EmailViews => {
  const email = emailRenderer(translations)
  return {
    contact: {
      notice: email(contactNoticeEmail),
      acknowledgement: email(contactAcknowledgementEmail),
      suspected: email(contactSuspectedEmail),
    },
    careers: {
      notice: email(applicationNoticeEmail),
      acknowledgement: email(applicationAcknowledgementEmail),
      quarantine: email(applicationQuarantineEmail),
      suspected: email(applicationSuspectedEmail),
    },
    content: {
      approvalAsked: email(approvalAskedEmail),
      approvalSentBack: email(approvalSentBackEmail),
      scheduleRefused: email(scheduleRefusedEmail),
    },
    staff: { reply: email(staffReplyEmail), dailyCounts: email(dailyCountsEmail) },
    myRequest: {
      newLink: email(newLinkEmail),
      detailsChanged: email(detailsChangedEmail),
      requestWithdrawn: email(requestWithdrawnEmail),
      visitAsked: email(visitAskedEmail),
      visitDone: email(visitDoneEmail),
      messageNotice: email(messageNoticeEmail),
    },
  }
}
