import type { i18n } from 'i18next'
import { type Locale, locales, regions } from '../../addresses/pageTable.js'
import type { SiteContent } from '../content/siteContent.js'
import { formatPhone, weekdayNames } from '../../shared/clinic/formats.js'
import {
  contactWays,
  contactWayTexts,
  languageTexts,
  momentTexts,
  otherSubjectWord,
} from '../../shared/contact/contactChoices.js'
import { contactFields } from '../../shared/contact/contactFields.js'
import { type FormPrivacyTexts, formPrivacyTexts } from '../../shared/forms/formPrivacyTexts.js'
import { type ValidationTexts, validationTexts } from '../../shared/forms/validationTexts.js'
import { type CurrentDataFile, nameHash } from '../built/dataFile.js'
import type { Clinic } from '../clinic/clinicSchema.js'
import type { FactName, Facts } from '../clinic/facts.js'
import { createTranslateGroup, translateIn } from '../language/translations.js'
import type { MessageGroup } from '../language/messages.js'
import { daysWith, offeredMoments } from './offeredMoments.js'
import { type ReceivedTexts, receivedTexts } from './receivedTexts.js'

type Words = MessageGroup<'forms:contact'>

type UsedTexts = 'sending' | 'retry' | 'status' | 'failed'

export interface ContactFormTexts extends MessageGroup<'forms:shared'>, Omit<Words, UsedTexts> {}

export interface ContactFormData extends Pick<Words, UsedTexts> {
  readonly words: ContactFormTexts
  readonly privacy: FormPrivacyTexts
  readonly validation: ValidationTexts
  readonly received: ReceivedTexts
  readonly choices: Readonly<Record<'subjects' | 'languages' | 'moments' | 'contactWays', Labels>>
}

type Labels = Readonly<Record<string, string>>

interface Parts {
  readonly clinic: Pick<Clinic, 'phone' | 'hours'>
  readonly content: SiteContent
  readonly facts: Pick<Facts, 'of'>
  readonly translations: i18n
}

const labelled = <Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): Labels => Object.fromEntries(values.map((value) => [value, labelOf(value)]))

const dataIn = (
  { clinic, content, facts, translations }: Parts,
  locale: Locale,
): ContactFormData => {
  const t = translateIn(translations, locale)
  const words = createTranslateGroup(translations, locale)
  const { exams, pages } = content
  const pageName = (): string => pages.privacy.name[locale]
  const fact = (name: FactName): string => facts.of(name)[locale]
  const { sending, retry, status, failed, ...unused } = words('forms:contact', {
    phone: formatPhone(clinic.phone, locale),
    retention: fact('retention.requests'),
  })
  return {
    words: { ...words('forms:shared'), ...unused },
    privacy: formPrivacyTexts({ t, fact, locale, pageName }, 'requests', true),
    sending,
    retry,
    status,
    failed,
    received: receivedTexts({ t, words, content, facts, locale }),
    choices: {
      subjects: labelled([...content.offered.bookable, 'other'], (value) =>
        value === 'other' ? t(otherSubjectWord) : exams[value].fullName[locale],
      ),
      languages: labelled(locales, (value) => t(languageTexts[value])),
      contactWays: labelled(contactWays, (value) => t(contactWayTexts[value])),
      moments: labelled(offeredMoments(clinic), (value) =>
        value === 'evening'
          ? t('forms:moments.eveningOn', {
              days: weekdayNames(daysWith(clinic, value), locale).join(', '),
            })
          : t(momentTexts[value]),
      ),
    },
    validation: validationTexts({ t, region: regions[locale] }, contactFields, {
      errorTitle: t('home:errorTitle'),
      summaryTitle: t('forms:summary.title', { points: '{{points}}' }),
      ready: t('forms:status.ready'),
    }),
  }
}

const fileIn = (parts: Parts, locale: Locale): CurrentDataFile<ContactFormData> => {
  const data = dataIn(parts, locale)
  const addressWith = (hash: string): string => `/assets/contact-${locale}-${hash}.json`
  const file = { address: addressWith(nameHash(data)), data }
  return { addresses: addressWith(':hash'), current: () => file }
}

/** Creates the texts of the contact form as a file: in the home page they would take 12 kB. */
export const createContactFormFiles = (
  parts: Parts,
): Readonly<Record<Locale, CurrentDataFile<ContactFormData>>> => ({
  fr: fileIn(parts, 'fr'),
  en: fileIn(parts, 'en'),
})
