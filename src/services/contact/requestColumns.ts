import type { FieldColumns } from '../submissions/fieldColumns.js'
import type { FieldWords } from '../submissions/fieldWords.js'
import type { ContactRequest } from './contactRequest.js'
import { readHalfDay } from './halfDayChoices.js'

/** How lists, files for spreadsheets and copies for the person tell a request. */
export const requestColumns = (words: FieldWords): FieldColumns<ContactRequest> => {
  const { t, moment, phone, exam, suspicions } = words
  return {
    createdAt: {
      heading: t('lists:columns.received'),
      cell: ({ createdAt }) => moment(createdAt),
    },
    reference: { heading: t('lists:columns.reference'), cell: ({ reference }) => reference },
    name: { heading: t('lists:columns.name'), cell: ({ name }) => name },
    phone: {
      heading: t('lists:columns.phone'),
      cell: (request) => (request.phone === undefined ? '' : phone(request.phone)),
    },
    phoneExtension: {
      heading: t('lists:columns.extension'),
      cell: ({ phoneExtension = '' }) => phoneExtension,
    },
    email: { heading: t('lists:columns.email'), cell: ({ email = '' }) => email },
    subject: { heading: t('lists:columns.subject'), cell: ({ subject }) => exam(subject) },
    preferredLanguage: {
      heading: t('lists:columns.language'),
      cell: ({ preferredLanguage }) => t(`forms:language.options.${preferredLanguage}`),
    },
    moments: {
      heading: t('lists:columns.moments'),
      cell: ({ moments }) => moments.map((one) => t(`forms:moments.options.${one}`)).join(', '),
    },
    halfDays: {
      heading: t('lists:columns.halfDays'),
      cell: (request) => sayHalfDays(request, words),
    },
    message: { heading: t('lists:columns.message'), cell: ({ message = '' }) => message },
    locale: {
      heading: t('lists:columns.pageLanguage'),
      cell: ({ locale }) => t(`forms:language.options.${locale}`),
    },
    consentAt: {
      heading: t('lists:columns.consent'),
      cell: ({ consentAt }) => moment(consentAt),
    },
    verification: {
      heading: t('lists:columns.verification'),
      cell: ({ verification }) =>
        verification === undefined ? '' : t(`lists:verification.${verification}`),
    },
    suspected: {
      heading: t('lists:columns.suspected'),
      cell: ({ suspected }) => suspicions(suspected),
    },
    id: { heading: t('lists:columns.id'), cell: ({ id }) => id },
  }
}

const sayHalfDays = ({ halfDays = [] }: ContactRequest, { t }: FieldWords): string =>
  halfDays
    .flatMap((written) => readHalfDay(written) ?? [])
    .map(({ date, half }) => `${date} ${t(`forms:contact.halfDays.halves.${half}`).toLowerCase()}`)
    .join(', ')
