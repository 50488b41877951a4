import { join } from 'node:path'
import { isExam, type Locale } from '../addresses/pageTable.js'
import { exams } from '../content/exams/examCatalogue.js'
import { jobs } from '../content/jobs/jobCatalogue.js'
import { pageContents } from '../content/pages/pageCatalogue.js'
import { formatPhone } from '../services/clinic/formats.js'
import { localMoment } from '../services/clinic/openHours.js'
import { openTranslations, translateIn } from '../services/language/translations.js'
import type { Translate } from '../services/language/words.js'
import { staffLocale } from '../services/submissions/submissionEmails.js'

/** How the lists write what is stored as codes: for the desk and HR, in their language and time. */
export interface ListWords {
  readonly t: Translate
  readonly locale: Locale
  /** « 2026-11-21 10:00 », by the clock of the clinic. */
  readonly moment: (instant: string) => string
  /** As people dial it; a `+` in front would make spreadsheets take it for a formula. */
  readonly phone: (e164: string) => string
  /** The same with the extension at a workplace; empty for nobody's. */
  readonly wholePhone: (phone: string | undefined, extension: string | undefined) => string
  readonly exam: (subject: string) => string
  readonly offer: (id: string) => string
  readonly page: (name: string) => string
}

const pageNames = new Map(
  Object.entries(pageContents).map(([name, content]) => [name, content.name[staffLocale]]),
)

const nameOfPage = (name: string): string =>
  isExam(name) ? exams[name].shortName[staffLocale] : (pageNames.get(name) ?? name)

/** Canada dials 011 before the number of another country. */
const dialled = (e164: string): string =>
  e164.startsWith('+1')
    ? formatPhone(e164, staffLocale).replaceAll('\u00A0', ' ')
    : e164.replace('+', '011 ')

const titleOfOffer = (id: string, t: Translate): string =>
  jobs.find((job) => job.id === id)?.title[staffLocale] ??
  (id === 'spontaneous' ? t('applications:offer.spontaneous') : id)

/**
 * @param root folder of the project
 * @param timeZone of the clinic
 */
export const openListWords = async (root: string, timeZone: string): Promise<ListWords> => {
  const translations = await openTranslations(join(root, 'locales'), () => undefined)
  const t = translateIn(translations, staffLocale)
  return {
    t,
    locale: staffLocale,
    moment: (instant) => {
      const { date, time } = localMoment({ timeZone }, new Date(instant))
      return `${date} ${time}`
    },
    phone: dialled,
    wholePhone: (phone, extension) => {
      if (phone === undefined) return ''
      const shown = dialled(phone)
      return extension === undefined ? shown : t('emails:extension', { phone: shown, extension })
    },
    exam: (subject) =>
      isExam(subject) ? exams[subject].fullName[staffLocale] : t('forms:subject.options.other'),
    offer: (id) => titleOfOffer(id, t),
    page: (name) => (name.startsWith('job/') ? titleOfOffer(name.slice(4), t) : nameOfPage(name)),
  }
}
