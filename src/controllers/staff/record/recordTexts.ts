import { type Locale, locales } from '../../../addresses/locales.js'
import { formatPhone, phoneHref } from '../../../shared/clinic/formats.js'
import type { Colleague } from '../../../services/staff/colleague.js'
import { visitor } from '../../../services/staff/requests/requestHistory.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { Fact } from '../../../views/staff/record/FactList.js'
import type { PhoneProps } from '../../../views/staff/record/Reach.js'
import { labelStored, type Stored } from '../../../shared/language/storedChoices.js'

export const describePerson = ({ t, account }: StaffSite, { id, name }: Colleague): string => {
  if (id === account?.id) return t('staffRequests:row.you')
  if (id === visitor.id) return t('staffRequests:line.person')
  return name || t('staffRequests:conflict.someone')
}

interface Phone {
  readonly phone?: string | undefined
  readonly phoneExtension?: string | undefined
}

/** Returns `undefined` without a phone number; an application without one stores an empty string. */
export const phoneProps = (
  { t, locale }: StaffSite,
  { phone = '', phoneExtension: extension }: Phone,
): PhoneProps | undefined =>
  phone === ''
    ? undefined
    : {
        href: phoneHref(phone, extension),
        shown: formatPhone(phone, locale),
        extension:
          extension === undefined ? undefined : t('staffRequests:row.extension', { extension }),
      }

/** Returns the row of the phone number on a record's page, if there is one. */
export const phoneFacts = (label: string, phone: PhoneProps | undefined): readonly Fact[] =>
  phone === undefined
    ? []
    : [{ label, value: [phone.shown, phone.extension].filter(Boolean).join(' '), href: phone.href }]

export const quoted = (text: string, locale: Stored<Locale>): string =>
  locale === 'en' ? `“${text}”` : `«\u00A0${text}\u00A0»`

export const describeLanguage = ({ t }: StaffSite, language: Stored<Locale>): string =>
  labelStored(locales, language, (known) => t(`forms:language.options.${known}`))

export const describeUnknownEvent = ({ t }: StaffSite, name: string): string =>
  t('staffRequests:line.unknown', { name })
