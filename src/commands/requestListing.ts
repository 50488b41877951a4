import { type ContactRequest, contactKind } from '../services/contact/contactRequest.js'
import {
  countedTable,
  shortMoment,
  type SubmissionListing,
  wholeLine,
  withExtension,
} from './submissionList.js'
import type { Columns } from './textTable.js'

const columns: Columns<ContactRequest> = {
  RECEIVED: ({ createdAt }) => shortMoment(createdAt),
  REFERENCE: ({ reference }) => reference,
  SUBJECT: ({ subject }) => subject,
  LANG: ({ preferredLanguage }) => preferredLanguage,
  PHONE: ({ phone = '-', phoneExtension }) => withExtension(phone, phoneExtension),
  EMAIL: ({ email = '-' }) => email,
  NAME: ({ name }) => name,
  VERIFIED: ({ verification = '-' }) => verification,
  SUSPECTED: ({ suspected }) => suspected.join(', '),
}

/** How `npm run requests` lists contact requests. */
export const requestListing: SubmissionListing<ContactRequest> = {
  kind: contactKind,
  noun: 'request',
  options: ['show'],
  csv: {
    createdAt: ({ createdAt }) => createdAt,
    reference: ({ reference }) => reference,
    name: ({ name }) => name,
    phone: ({ phone = '' }) => phone,
    phoneExtension: ({ phoneExtension = '' }) => phoneExtension,
    email: ({ email = '' }) => email,
    subject: ({ subject }) => subject,
    preferredLanguage: ({ preferredLanguage }) => preferredLanguage,
    moments: ({ moments }) => moments.join(' '),
    message: ({ message = '' }) => message,
    locale: ({ locale }) => locale,
    consentAt: ({ consentAt }) => consentAt,
    verification: ({ verification = '' }) => verification,
    suspected: ({ suspected }) => suspected.join(' '),
    id: ({ id }) => id,
  },
  overview: (requests) => countedTable(requests, columns, 'request'),
  whole: (request) =>
    Object.entries(request).map(([name, value]) =>
      wholeLine(name, typeof value === 'string' ? value : value.join(', ')),
    ),
}
