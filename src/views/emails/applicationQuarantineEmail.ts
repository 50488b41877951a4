import type { QuarantineEmailData } from '../../services/careers/applicationEmails.js'
import type { Translate } from '../../services/language/messages.js'
import type { EmailContent } from './emailMessages.js'

/** Email to HR about a quarantined file; names neither the file nor the person. */
export const applicationQuarantineEmail = (
  data: QuarantineEmailData,
  t: Translate,
): EmailContent => ({
  subject: t('applications:quarantine.subject'),
  preview: t('applications:quarantine.opening'),
  title: t('applications:quarantine.title'),
  opening: [t('applications:quarantine.opening'), t('applications:quarantine.told')],
  rows: [],
  closing: [t('applications:quarantine.todo', { period: data.kept.quarantine })],
  action: { label: t('applications:quarantine.open'), href: data.list },
})
