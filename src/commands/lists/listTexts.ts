import { join } from 'node:path'
import { localMoment } from '../../services/clinic/openHours.js'
import type { EditionContent } from '../../services/content/editionContent.js'
import { openTranslations, translateIn } from '../../services/language/translations.js'
import { type FieldTexts, fieldTexts } from '../../services/submissions/fieldTexts.js'
import { staffLocale } from '../../services/submissions/submissionEmails.js'

export const openListTexts = async (
  root: string,
  { clinic, content }: EditionContent,
): Promise<FieldTexts> => {
  const translations = await openTranslations(join(root, 'locales'), () => undefined)
  return fieldTexts(content, {
    t: translateIn(translations, staffLocale),
    locale: staffLocale,
    moment: (instant) => {
      const { date, time } = localMoment(clinic, new Date(instant))
      return `${date} ${time}`
    },
  })
}
