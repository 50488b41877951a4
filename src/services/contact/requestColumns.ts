import type { FieldColumns } from '../submissions/fieldColumns.js'
import type { FieldTexts } from '../submissions/fieldTexts.js'
import type { ContactRequest } from './contactRequest.js'
import { readHalfDay } from '../../shared/contact/halfDayChoices.js'
import { labelStored } from '../../shared/language/storedChoices.js'
import { verificationMarks } from '../adapters/verification/verification.js'
import {
  contactWays,
  contactWayTexts,
  moments,
  momentTexts,
  requestSources,
} from '../../shared/contact/contactChoices.js'

export const requestColumns = (words: FieldTexts): FieldColumns<ContactRequest> => {
  const { t, moment, phone, exam, suspicions, language } = words
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
    contactBy: {
      heading: t('lists:columns.contactBy'),
      cell: ({ contactBy }) =>
        contactBy === undefined
          ? ''
          : labelStored(contactWays, contactBy, (known) => t(contactWayTexts[known])),
    },
    subject: { heading: t('lists:columns.subject'), cell: ({ subject }) => exam(subject) },
    preferredLanguage: {
      heading: t('lists:columns.language'),
      cell: ({ preferredLanguage }) => language(preferredLanguage),
    },
    moments: {
      heading: t('lists:columns.moments'),
      cell: (request) =>
        request.moments
          .map((one) => labelStored(moments, one, (known) => t(momentTexts[known])))
          .join(', '),
    },
    halfDays: {
      heading: t('lists:columns.halfDays'),
      cell: (request) => formatHalfDays(request, words),
    },
    message: { heading: t('lists:columns.message'), cell: ({ message = '' }) => message },
    locale: {
      heading: t('lists:columns.pageLanguage'),
      cell: ({ locale }) => language(locale),
    },
    source: {
      heading: t('lists:columns.source'),
      cell: ({ source }) =>
        source === undefined
          ? t('lists:source.form')
          : labelStored(requestSources, source, (known) => t(`lists:source.${known}`)),
    },
    shortNotice: {
      heading: t('lists:columns.shortNotice'),
      cell: ({ shortNotice }) => (shortNotice?.state === 'open' ? shortNotice.until : ''),
    },
    visit: {
      heading: t('lists:columns.visit'),
      cell: ({ visit }) => (visit === undefined ? '' : `${visit.date} ${visit.time}`),
    },
    consentAt: {
      heading: t('lists:columns.consent'),
      cell: ({ consentAt }) => moment(consentAt),
    },
    verification: {
      heading: t('lists:columns.verification'),
      cell: ({ verification }) =>
        verification === undefined
          ? ''
          : labelStored(verificationMarks, verification, (known) =>
              t(`lists:verification.${known}`),
            ),
    },
    suspected: {
      heading: t('lists:columns.suspected'),
      cell: ({ suspected }) => suspicions(suspected),
    },
    id: { heading: t('lists:columns.id'), cell: ({ id }) => id },
  }
}

const formatHalfDays = ({ halfDays = [] }: ContactRequest, { t }: FieldTexts): string =>
  halfDays
    .map((written) => {
      const read = readHalfDay(written)
      if (read === undefined) return written
      return `${read.date} ${t(`forms:contact.halfDays.halves.${read.half}`).toLowerCase()}`
    })
    .join(', ')
