import type { QuarantineEmailData } from '../../services/careers/applicationEmails.js'
import type { Translate } from '../../services/language/words.js'
import { type EmailContent, receivedRow } from './emailWords.js'

export const applicationQuarantineEmail = (
  data: QuarantineEmailData,
  t: Translate,
): EmailContent => ({
  subject: t('applications:quarantine.subject'),
  preview: t('applications:quarantine.opening'),
  title: t('applications:quarantine.title'),
  opening: [t('applications:quarantine.opening'), t('applications:quarantine.told')],
  rows: [
    { label: t('applications:quarantine.file'), value: data.file },
    { label: t('applications:quarantine.threat'), value: data.threat },
    receivedRow(data.received, t),
  ],
  closing: [t('applications:quarantine.todo', { period: data.kept.quarantine })],
  action: { label: t('careers:all'), href: data.careersPage },
})
