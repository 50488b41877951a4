import type { i18n } from 'i18next'
import { type Locale, regions } from '../../addresses/pageTable.js'
import type { Clinic } from '../clinic/clinicSchema.js'
import { formatPhone } from '../clinic/formats.js'
import { type DataFile, dataFile } from '../dataFile.js'
import { type ValidationWords, validationWords } from '../forms/validationWords.js'
import { createTranslate } from '../language/translations.js'
import { createTranslateGroup } from '../language/wordGroups.js'
import type { WordGroup } from '../language/words.js'
import { contactFields } from './contactFields.js'
import { type ReceivedWords, receivedWords } from './receivedWords.js'

type Words = WordGroup<'forms:contact'>

/** What the form says once somebody uses it: a browser loads it when the form comes near. */
export interface ContactFormData extends Pick<Words, 'sending' | 'retry' | 'status' | 'failed'> {
  readonly validation: ValidationWords
  readonly received: ReceivedWords
}

interface Parts {
  readonly clinic: Pick<Clinic, 'phone'>
  readonly translations: i18n
}

const dataIn = ({ clinic, translations }: Parts, locale: Locale): ContactFormData => {
  const t = createTranslate(translations.getFixedT(locale))
  const words = createTranslateGroup(translations, locale)
  const { sending, retry, status, failed } = words('forms:contact', {
    phone: formatPhone(clinic.phone, locale),
  })
  return {
    sending,
    retry,
    status,
    failed,
    received: receivedWords({ t, words }),
    validation: validationWords({ t, region: regions[locale] }, contactFields, {
      errorTitle: t('home:errorTitle'),
      summaryTitle: t('forms:summary.title', { points: '{{points}}' }),
      ready: t('forms:status.ready'),
    }),
  }
}

/** The data of the request form by language. */
export const createContactFormFiles = (
  parts: Parts,
): Readonly<Record<Locale, DataFile<ContactFormData>>> => ({
  fr: dataFile('contact', 'fr', dataIn(parts, 'fr')),
  en: dataFile('contact', 'en', dataIn(parts, 'en')),
})
