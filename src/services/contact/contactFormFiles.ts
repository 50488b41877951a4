import type { i18n } from 'i18next'
import { examNames, type Locale, locales, regions } from '../../addresses/pageTable.js'
import { exams } from '../../content/exams/examCatalogue.js'
import type { Clinic } from '../clinic/clinicSchema.js'
import type { FactName, Facts } from '../clinic/facts.js'
import { formatPhone } from '../../shared/clinic/formats.js'
import { type DataFile, dataFile } from '../built/dataFile.js'
import { type FormPrivacyWords, formPrivacyWords } from '../../shared/forms/formPrivacyWords.js'
import { type ValidationWords, validationWords } from '../../shared/forms/validationWords.js'
import { translateIn } from '../language/translations.js'
import { createTranslateGroup } from '../language/wordGroups.js'
import type { WordGroup } from '../language/words.js'
import {
  languageWords,
  type Moment,
  moments,
  momentWords,
  otherSubjectWord,
  type Subject,
} from '../../shared/contact/contactChoices.js'
import { contactFields } from '../../shared/contact/contactFields.js'
import { type ReceivedWords, receivedWords } from './receivedWords.js'

type Words = WordGroup<'forms:contact'>

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
}

/** Messages loaded only when the form is used. */
type UsedWords = 'sending' | 'retry' | 'status' | 'failed'

export interface ContactFormWords extends WordGroup<'forms:shared'>, Omit<Words, UsedWords> {}

/** Messages and choices, loaded when the form approaches the viewport. */
export interface ContactFormData extends Pick<Words, UsedWords> {
  readonly words: ContactFormWords
  readonly privacy: FormPrivacyWords
  readonly validation: ValidationWords
  readonly received: ReceivedWords
  readonly choices: {
    readonly subjects: readonly Choice<Subject>[]
    readonly languages: readonly Choice<Locale>[]
    readonly moments: readonly Choice<Moment>[]
  }
}

interface Parts {
  readonly clinic: Pick<Clinic, 'phone'>
  readonly facts: Pick<Facts, 'of'>
  readonly translations: i18n
}

const dataIn = ({ clinic, facts, translations }: Parts, locale: Locale): ContactFormData => {
  const t = translateIn(translations, locale)
  const words = createTranslateGroup(translations, locale)
  const fact = (name: FactName): string => facts.of(name)[locale]
  const { sending, retry, status, failed, ...unused } = words('forms:contact', {
    phone: formatPhone(clinic.phone, locale),
    retention: fact('retention.requests'),
  })
  return {
    words: { ...words('forms:shared'), ...unused },
    privacy: formPrivacyWords({ t, fact, locale }, 'requests', true),
    sending,
    retry,
    status,
    failed,
    received: receivedWords({ t, words, facts, locale }),
    choices: {
      subjects: [
        ...examNames.map((value) => ({ value, label: exams[value].fullName[locale] })),
        { value: 'other', label: t(otherSubjectWord) },
      ],
      languages: locales.map((value) => ({ value, label: t(languageWords[value]) })),
      moments: moments.map((value) => ({ value, label: t(momentWords[value]) })),
    },
    validation: validationWords({ t, region: regions[locale] }, contactFields, {
      errorTitle: t('home:errorTitle'),
      summaryTitle: t('forms:summary.title', { points: '{{points}}' }),
      ready: t('forms:status.ready'),
    }),
  }
}

export const createContactFormFiles = (
  parts: Parts,
): Readonly<Record<Locale, DataFile<ContactFormData>>> => ({
  fr: dataFile('contact', 'fr', dataIn(parts, 'fr')),
  en: dataFile('contact', 'en', dataIn(parts, 'en')),
})
