import type { Translate } from '../../services/language/messages.js'
import type { StaffNoticeData } from '../../services/submissions/submissionEmails.js'
import { type EmailContent, referenceRow, subjectName } from './emailMessages.js'

/** Returns an email that names a submission by first name and reference; the rest is in the staff area. */
const staffNotice =
  (words: 'emails:notice' | 'applications:notice') =>
  ({ name, reference, page }: StaffNoticeData, t: Translate): EmailContent => {
    const values = { name: subjectName(name), reference }
    return {
      subject: t(`${words}.subject`, values),
      preview: t(`${words}.inStaffArea`),
      title: t(`${words}.title`),
      opening: [t(`${words}.opening`, { name: values.name })],
      rows: [referenceRow(reference, t)],
      closing: [t(`${words}.inStaffArea`), t('emails:notice.noAccount')],
      action: { label: t(`${words}.open`), href: page },
    }
  }

export const contactNoticeEmail = staffNotice('emails:notice')

export const applicationNoticeEmail = staffNotice('applications:notice')
