import { type Application, applicationKind } from '../../services/careers/application.js'
import { formatSize } from '../../services/careers/fileSize.js'
import type { ListWords } from './listWords.js'
import { screenTable, type SubmissionListing, wholeLine, wholeLines } from './submissionList.js'
import type { Columns } from '../shared/textTable.js'

const csv = ({ t, moment, phone, offer, suspicions }: ListWords): Columns<Application> => ({
  [t('lists:columns.received')]: ({ createdAt }) => moment(createdAt),
  [t('lists:columns.reference')]: ({ reference }) => reference,
  [t('lists:columns.name')]: ({ name }) => name,
  [t('lists:columns.email')]: ({ email }) => email,
  [t('lists:columns.phone')]: (application) => phone(application.phone),
  [t('lists:columns.extension')]: ({ phoneExtension = '' }) => phoneExtension,
  [t('lists:columns.offer')]: (application) => offer(application.offer),
  [t('lists:columns.availability')]: ({ availability }) =>
    availability.map((one) => t(`applications:availability.options.${one}`)).join(', '),
  [t('lists:columns.message')]: ({ message = '' }) => message,
  [t('lists:columns.keep')]: ({ keepForOthers }) =>
    t(keepForOthers ? 'applications:hr.yes' : 'applications:hr.no'),
  [t('lists:columns.pageLanguage')]: ({ locale }) => t(`forms:language.options.${locale}`),
  [t('lists:columns.consent')]: ({ consentAt }) => moment(consentAt),
  [t('lists:columns.files')]: ({ files }) => files.map(({ name }) => name).join(', '),
  [t('lists:columns.suspected')]: ({ suspected }) => suspicions(suspected),
  [t('lists:columns.id')]: ({ id }) => id,
})

/** Those of `csv` but for a few. */
const without = (
  words: ListWords,
  ...left: readonly ('message' | 'consent' | 'id' | 'availability' | 'extension' | 'files')[]
): Columns<Application> => {
  const hidden = left.map((name) => words.t(`lists:columns.${name}`))
  return Object.fromEntries(Object.entries(csv(words)).filter(([name]) => !hidden.includes(name)))
}

const fileLines = ({ files }: Application, { t, locale }: ListWords): readonly string[] =>
  files.map(({ name, size, warnings, scan }) =>
    [
      wholeLine(t('lists:columns.files'), name),
      formatSize(size, locale),
      t(`lists:scan.${scan}`),
      ...warnings.map((warning) => t(`applications:warnings.${warning}`)),
    ].join(', '),
  )

/** How `npm run applications` lists job applications. */
export const applicationListing: SubmissionListing<Application> = {
  kind: applicationKind,
  noun: 'application',
  options: ['show', 'download', 'revoke', 'release'],
  csv,
  overview: (applications, words) => [
    ...screenTable(applications, {
      ...without(words, 'message', 'consent', 'id', 'availability', 'extension', 'files'),
      [words.t('lists:columns.phone')]: ({ phone, phoneExtension }) =>
        words.wholePhone(phone, phoneExtension),
      [words.t('lists:columns.files')]: ({ files }) => String(files.length),
    }),
    words.t('lists:applications', { count: applications.length }),
  ],
  whole: (application, words) => [
    ...wholeLines(application, without(words, 'files')),
    ...fileLines(application, words),
  ],
}
