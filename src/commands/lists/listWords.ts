import { join } from 'node:path'
import { isExam, type Locale } from '../../addresses/pageTable.js'
import { exams } from '../../content/exams/examCatalogue.js'
import { jobs } from '../../content/jobs/jobCatalogue.js'
import { pageContents } from '../../content/pages/pageCatalogue.js'
import { formatDialledPhone } from '../../services/clinic/formats.js'
import { localMoment } from '../../services/clinic/openHours.js'
import { openTranslations, translateIn } from '../../services/language/translations.js'
import type { Translate } from '../../services/language/words.js'
import type { Suspicion } from '../../services/submissions/spamCheck.js'
import { staffLocale } from '../../services/submissions/submissionEmails.js'

/** How the lists write what is stored as codes: for the desk and HR, in their language and time. */
export interface ListWords {
  readonly t: Translate
  readonly locale: Locale
  /** « 2026-11-21 10:00 », by the clock of the clinic. */
  readonly moment: (instant: string) => string
  /** As people dial it. */
  readonly phone: (e164: string) => string
  /** The same with the extension at a workplace; empty for nobody's. */
  readonly wholePhone: (phone: string | undefined, extension: string | undefined) => string
  /** Why a submission was set apart; empty where it was not. */
  readonly suspicions: (suspected: readonly Suspicion[]) => string
  readonly exam: (subject: string) => string
  readonly offer: (id: string) => string
  readonly page: (name: string) => string
}

const pageNames = new Map(
  Object.entries(pageContents).map(([name, content]) => [name, content.name[staffLocale]]),
)

const nameOfPage = (name: string): string =>
  isExam(name) ? exams[name].shortName[staffLocale] : (pageNames.get(name) ?? name)

const dialled = (e164: string): string => formatDialledPhone(e164, staffLocale)

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
    suspicions: (suspected) => suspected.map((one) => t(`lists:suspected.${one}`)).join(', '),
    exam: (subject) =>
      isExam(subject) ? exams[subject].fullName[staffLocale] : t('forms:subject.options.other'),
    offer: (id) => titleOfOffer(id, t),
    page: (name) => (name.startsWith('job/') ? titleOfOffer(name.slice(4), t) : nameOfPage(name)),
  }
}
