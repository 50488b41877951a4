import type { Translate } from '../../services/language/words.js'
import { type EmailRow, type EmailWords, withoutMarks } from './emailWords.js'

export const renderEmailText = (words: EmailWords, t: Translate): string => {
  const line = ({ label, value }: EmailRow): string => t('emails:rows.line', { label, value })
  const { links, message, action } = words
  return [
    words.title,
    ...words.opening.map(withoutMarks),
    words.rows.map(line).join('\n'),
    ...(links === undefined
      ? []
      : [
          [
            line({ label: links.label, value: '' }).trimEnd(),
            ...links.items.flatMap(({ label, note, href }) => [`${label} (${note})`, href]),
          ].join('\n'),
        ]),
    ...(message === undefined
      ? []
      : [`${line({ ...message, value: '' }).trimEnd()}\n${message.value}`]),
    ...words.closing.map(withoutMarks),
    line({ label: action.label, value: action.href }),
    words.footer.join('\n'),
  ].join('\n\n')
}
