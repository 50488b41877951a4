import type { QuarantineEmailData } from '../../services/careers/applicationEmails.js'
import { footerLines, type EmailTranslate, type EmailWords } from './emailWords.js'

/** What HR reads when a file was set apart: there is nothing to open. */
export const quarantineWords = (data: QuarantineEmailData, t: EmailTranslate): EmailWords => ({
  locale: data.locale,
  brand: data.clinic.name,
  subject: t('applications:quarantine.subject'),
  preview: t('applications:quarantine.opening'),
  title: t('applications:quarantine.title'),
  opening: [t('applications:quarantine.opening'), t('applications:quarantine.told')],
  rows: [
    { label: t('applications:quarantine.file'), value: data.file },
    { label: t('applications:quarantine.threat'), value: data.threat },
    { label: t('emails:rows.received'), value: t('emails:moment', { ...data.received }) },
  ],
  closing: [t('applications:quarantine.todo')],
  action: { label: t('careers:all'), href: data.careersPage },
  footer: footerLines(data, t),
})
