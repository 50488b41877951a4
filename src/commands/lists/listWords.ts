import { join } from 'node:path'
import { localMoment } from '../../services/clinic/openHours.js'
import type { EditionContent } from '../../services/content/editionContent.js'
import { openTranslations, translateIn } from '../../services/language/translations.js'
import { type FieldWords, fieldWords } from '../../services/submissions/fieldWords.js'
import { staffLocale } from '../../services/submissions/submissionEmails.js'

export const openListWords = async (
  root: string,
  { clinic, content }: EditionContent,
): Promise<FieldWords> => {
  const translations = await openTranslations(join(root, 'locales'), () => undefined)
  return fieldWords(content, {
    t: translateIn(translations, staffLocale),
    locale: staffLocale,
    moment: (instant) => {
      const { date, time } = localMoment(clinic, new Date(instant))
      return `${date} ${time}`
    },
  })
}
