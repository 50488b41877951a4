import { type Locale, locales } from '../../addresses/locales.js'
import type { ContactEmailData } from '../../services/contact/contactEmails.js'
import type { ContactFields } from '../../services/contact/contactRequest.js'
import type { Translate } from '../../services/language/words.js'
import { formatDate } from '../../shared/clinic/formats.js'
import { readHalfDay } from '../../shared/contact/halfDayChoices.js'
import {
  languageWords,
  moments,
  momentWords,
  otherSubjectWord,
} from '../../shared/contact/contactChoices.js'
import { type EmailRow, formatEmailPhone } from './emailWords.js'
import { labelStored } from '../../shared/language/storedChoices.js'

/** Such as « d’ici le vendredi 27 novembre à 16 h 30 ». */
export const formatCallBack = (data: ContactEmailData, t: Translate): string =>
  data.callBackBy === undefined
    ? t('emails:callBack.within', { delay: data.callBackDelay })
    : t('emails:callBack.by', { moment: t('emails:moment', { ...data.callBackBy }) })

export const formatCallBackDay = (data: ContactEmailData, t: Translate): string =>
  data.callBackBy === undefined
    ? formatCallBack(data, t)
    : t('emails:callBack.by', { moment: data.callBackBy.date })

export const formatVisitorPhone = (
  { phone, request }: ContactEmailData,
  t: Translate,
): string | undefined =>
  phone === undefined ? undefined : formatEmailPhone(phone, request.phoneExtension, t)

/** A stored field without a row here does not compile. */
export const saidRows = (data: ContactEmailData, t: Translate): readonly EmailRow[] => {
  const { exam, request, locale } = data
  const phone = formatVisitorPhone(data, t)
  const rows: Readonly<Record<keyof ContactFields, readonly EmailRow[]>> = {
    name: [{ label: t('forms:shared.name'), value: request.name }],
    phone: phone === undefined ? [] : [{ label: t('forms:shared.phone'), value: phone }],
    email:
      request.email === undefined ? [] : [{ label: t('forms:shared.email'), value: request.email }],
    subject: [{ label: t('forms:contact.subject'), value: exam ?? t(otherSubjectWord) }],
    preferredLanguage: [
      {
        label: t('emails:rows.language'),
        value: labelStored(locales, request.preferredLanguage, (known) => t(languageWords[known])),
      },
    ],
    moments: [{ label: t('emails:rows.moments'), value: formatMoments(request, t) }],
    halfDays: halfDayRows(request, locale, t),
    // Shown with the phone number, and below the rows.
    phoneExtension: [],
    message: [],
  }
  return Object.values(rows).flat()
}

const formatMoments = ({ moments: wished }: ContactEmailData['request'], t: Translate): string =>
  wished.length === 0
    ? t('emails:rows.noMoment')
    : wished.map((one) => labelStored(moments, one, (known) => t(momentWords[known]))).join(' · ')

const formatHalfDay = (written: string, locale: Locale, t: Translate): string => {
  const read = readHalfDay(written)
  return read === undefined
    ? written
    : t('emails:rows.halfDay', {
        date: formatDate(read.date, locale, { year: false }),
        half: t(`forms:contact.halfDays.halves.${read.half}`).toLowerCase(),
      })
}

const halfDayRows = (
  { halfDays = [] }: ContactEmailData['request'],
  locale: Locale,
  t: Translate,
): readonly EmailRow[] =>
  halfDays.length === 0
    ? []
    : [
        {
          label: t('emails:rows.halfDays'),
          value: halfDays.map((written) => formatHalfDay(written, locale, t)).join(' · '),
        },
      ]
