import {
  type LetterRow,
  type LetterTranslate,
  type LetterWords,
  withoutMarks,
} from './letterWords.js'

/** The letter for mail programs that show no HTML, from the same words. */
export const renderLetterText = (words: LetterWords, t: LetterTranslate): string => {
  const line = ({ label, value }: LetterRow): string => t('letters:rows.line', { label, value })
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
