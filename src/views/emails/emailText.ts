import { formatPhone } from '../../shared/clinic/formats.js'
import type { Translate } from '../../services/language/messages.js'
import { type EmailLink, type EmailRow, type EmailMessages, withoutMarks } from './emailMessages.js'

export const renderEmailText = (words: EmailMessages, t: Translate): string => {
  const line = ({ label, value }: EmailRow): string => t('emails:rows.line', { label, value })
  const link = ({ label, href }: EmailLink): string =>
    line({
      label,
      value: href.startsWith('tel:') ? formatPhone(href.slice(4), words.locale) : href,
    })
  const { links = [], action } = words
  return [
    words.title,
    ...words.opening.map(withoutMarks),
    words.rows.map(line).join('\n'),
    links.map(link).join('\n'),
    ...words.closing.map(withoutMarks),
    link(action),
    words.footer.join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
