import { join } from 'node:path'
import { localMoment } from '../../services/clinic/openHours.js'
import { contentFolder, loadContent } from '../../services/content/loadContent.js'
import { openTranslations, translateIn } from '../../services/language/translations.js'
import { type FieldWords, fieldWords } from '../../services/submissions/fieldWords.js'
import { staffLocale } from '../../services/submissions/submissionEmails.js'

export const openListWords = async (root: string, timeZone: string): Promise<FieldWords> => {
  const translations = await openTranslations(join(root, 'locales'), () => undefined)
  return fieldWords(loadContent(join(root, contentFolder)), {
    t: translateIn(translations, staffLocale),
    locale: staffLocale,
    moment: (instant) => {
      const { date, time } = localMoment({ timeZone }, new Date(instant))
      return `${date} ${time}`
    },
  })
}
