import { isExam, type Locale, locales } from '../../addresses/pageTable.js'
import type { SiteContent } from '../content/siteContent.js'
import { formatDialledPhone } from '../../shared/clinic/formats.js'
import { type Subject, subjects } from '../../shared/contact/contactChoices.js'
import { labelStored, type Stored } from '../../shared/language/storedChoices.js'
import type { Translate } from '../language/messages.js'
import { type Suspicion, suspicions } from './spamCheck.js'

export interface FieldTexts {
  readonly t: Translate
  readonly locale: Locale
  readonly moment: (instant: string) => string
  readonly phone: (e164: string) => string
  readonly wholePhone: (phone: string | undefined, extension: string | undefined) => string
  readonly suspicions: (suspected: readonly Stored<Suspicion>[]) => string
  readonly language: (locale: Stored<Locale>) => string
  readonly exam: (subject: Stored<Subject>) => string
  readonly offer: (id: string) => string
  readonly page: (name: string) => string
}

type Given = Pick<FieldTexts, 't' | 'locale' | 'moment'>

const nameOfPage = ({ exams, pages }: SiteContent, name: string, locale: Locale): string => {
  if (isExam(name)) return exams[name].shortName[locale]
  const found = Object.entries(pages).find(([page]) => page === name)
  return found?.[1].name[locale] ?? name
}

const titleOfOffer = ({ jobs }: SiteContent, id: string, { t, locale }: Given): string =>
  jobs.find((job) => job.id === id)?.title[locale] ??
  (id === 'spontaneous' ? t('applications:offer.spontaneous') : id)

export const fieldTexts = (content: SiteContent, given: Given): FieldTexts => {
  const { t, locale } = given
  const phone = (e164: string): string => formatDialledPhone(e164, locale)
  return {
    ...given,
    phone,
    wholePhone: (e164, extension) => {
      if (e164 === undefined) return ''
      const shown = phone(e164)
      return extension === undefined ? shown : t('emails:extension', { phone: shown, extension })
    },
    suspicions: (suspected) =>
      suspected
        .map((one) => labelStored(suspicions, one, (known) => t(`lists:suspected.${known}`)))
        .join(', '),
    language: (stored) =>
      labelStored(locales, stored, (known) => t(`forms:language.options.${known}`)),
    exam: (subject) =>
      labelStored(subjects, subject, (known) =>
        known === 'other'
          ? t('forms:subject.options.other')
          : content.exams[known].fullName[locale],
      ),
    offer: (id) => titleOfOffer(content, id, given),
    page: (name) =>
      name.startsWith('job/')
        ? titleOfOffer(content, name.slice(4), given)
        : nameOfPage(content, name, locale),
  }
}
