import { type ContactRequest, contactKind } from '../../services/contact/contactRequest.js'
import { readHalfDay } from '../../services/contact/halfDayChoices.js'
import type { ListWords } from './listWords.js'
import { screenTable, type SubmissionListing, wholeLines } from './submissionList.js'
import type { Columns } from '../shared/textTable.js'

const csv = ({ t, moment, phone, exam, suspicions }: ListWords): Columns<ContactRequest> => ({
  [t('lists:columns.received')]: ({ createdAt }) => moment(createdAt),
  [t('lists:columns.reference')]: ({ reference }) => reference,
  [t('lists:columns.name')]: ({ name }) => name,
  [t('lists:columns.phone')]: (request) =>
    request.phone === undefined ? '' : phone(request.phone),
  [t('lists:columns.extension')]: ({ phoneExtension = '' }) => phoneExtension,
  [t('lists:columns.email')]: ({ email = '' }) => email,
  [t('lists:columns.subject')]: ({ subject }) => exam(subject),
  [t('lists:columns.language')]: ({ preferredLanguage }) =>
    t(`forms:language.options.${preferredLanguage}`),
  [t('lists:columns.moments')]: ({ moments }) =>
    moments.map((one) => t(`forms:moments.options.${one}`)).join(', '),
  [t('lists:columns.halfDays')]: ({ halfDays = [] }) =>
    halfDays
      .flatMap((written) => readHalfDay(written) ?? [])
      .map(
        ({ date, half }) => `${date} ${t(`forms:contact.halfDays.halves.${half}`).toLowerCase()}`,
      )
      .join(', '),
  [t('lists:columns.message')]: ({ message = '' }) => message,
  [t('lists:columns.pageLanguage')]: ({ locale }) => t(`forms:language.options.${locale}`),
  [t('lists:columns.consent')]: ({ consentAt }) => moment(consentAt),
  [t('lists:columns.verification')]: ({ verification }) =>
    verification === undefined ? '' : t(`lists:verification.${verification}`),
  [t('lists:columns.suspected')]: ({ suspected }) => suspicions(suspected),
  [t('lists:columns.id')]: ({ id }) => id,
})

/** What has room on a screen. */
const overview = (words: ListWords): Columns<ContactRequest> => {
  const { t } = words
  const left = [
    'message',
    'consent',
    'pageLanguage',
    'moments',
    'halfDays',
    'extension',
    'id',
  ] as const
  const hidden = left.map((name) => t(`lists:columns.${name}`))
  const shown = Object.entries(csv(words)).filter(([name]) => !hidden.includes(name))
  return {
    ...Object.fromEntries(shown),
    [t('lists:columns.phone')]: ({ phone, phoneExtension }) =>
      words.wholePhone(phone, phoneExtension),
  }
}

/** How `npm run requests` lists contact requests. */
export const requestListing: SubmissionListing<ContactRequest> = {
  kind: contactKind,
  noun: 'request',
  options: ['show', 'release'],
  csv,
  overview: (requests, words) => [
    ...screenTable(requests, overview(words)),
    words.t('lists:requests', { count: requests.length }),
  ],
  whole: (request, words) => wholeLines(request, csv(words)),
}
