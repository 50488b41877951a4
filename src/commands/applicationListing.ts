import { type Application, applicationKind } from '../services/careers/application.js'
import {
  countedTable,
  shortMoment,
  type SubmissionListing,
  wholeLine,
  withExtension,
} from './submissionList.js'
import type { Columns } from './textTable.js'

const columns: Columns<Application> = {
  RECEIVED: ({ createdAt }) => shortMoment(createdAt),
  REFERENCE: ({ reference }) => reference,
  OFFER: ({ offer }) => offer,
  LANG: ({ locale }) => locale,
  PHONE: ({ phone, phoneExtension }) => withExtension(phone, phoneExtension),
  EMAIL: ({ email }) => email,
  NAME: ({ name }) => name,
  FILES: ({ files }) => String(files.length),
  KEEP: ({ keepForOthers }) => (keepForOthers ? 'yes' : 'no'),
  SUSPECTED: ({ suspected }) => suspected.join(', '),
}

const csv: Columns<Application> = {
  createdAt: ({ createdAt }) => createdAt,
  reference: ({ reference }) => reference,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  phoneExtension: ({ phoneExtension = '' }) => phoneExtension,
  offer: ({ offer }) => offer,
  availability: ({ availability }) => availability.join(' '),
  message: ({ message = '' }) => message,
  keepForOthers: ({ keepForOthers }) => (keepForOthers ? 'yes' : 'no'),
  locale: ({ locale }) => locale,
  consentAt: ({ consentAt }) => consentAt,
  files: ({ files }) => files.map(({ name }) => name).join(' '),
  suspected: ({ suspected }) => suspected.join(' '),
  id: ({ id }) => id,
}

/** How `npm run applications` lists job applications. */
export const applicationListing: SubmissionListing<Application> = {
  kind: applicationKind,
  noun: 'application',
  options: ['show', 'download', 'revoke'],
  csv,
  overview: (applications) => countedTable(applications, columns, 'application'),
  whole: (application) => [
    ...Object.entries(csv)
      .filter(([name]) => name !== 'files')
      .map(([name, cell]) => wholeLine(name, cell(application))),
    ...application.files.map(({ name, size, warnings, scan }) =>
      [wholeLine('file', name), `${size} bytes`, scan, ...warnings].join(', '),
    ),
  ],
}
