import { parseArgs } from 'node:util'
import type { Records } from '../services/adapters/records/records.js'
import type { Application } from '../services/careers/application.js'
import { findApplication, listApplications } from '../services/careers/applicationRecord.js'
import { byteOrderMark, csvLine } from './csv.js'
import { type Columns, textTable } from './textTable.js'
import { UsageError } from './usageError.js'

export interface ApplicationOptions {
  readonly json: boolean
  readonly csv: boolean
  readonly suspected: boolean
  /** A reference: that application alone, whole. */
  readonly show?: string
  /** A folder that the files are brought to. */
  readonly download?: string
}

/** @throws TypeError or UsageError when an option is unknown or contradicts another */
export const readApplicationOptions = (args: readonly string[]): ApplicationOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
      suspected: { type: 'boolean', default: false },
      show: { type: 'string' },
      download: { type: 'string' },
    },
  })
  const { json, csv, suspected, show, download } = values
  if (json && csv) throw new UsageError('Choose --json or --csv, not both.')
  return {
    json,
    csv,
    suspected,
    ...(show === undefined ? {} : { show: show.trim().toUpperCase() }),
    ...(download === undefined ? {} : { download }),
  }
}

/** The applications that the options name, newest first; nothing for an unknown reference. */
export const chooseApplications = async (
  records: Pick<Records, 'list'>,
  { suspected, show }: Pick<ApplicationOptions, 'suspected' | 'show'>,
): Promise<readonly Application[] | undefined> => {
  if (show !== undefined) {
    const application = await findApplication(records, show)
    return application === undefined ? undefined : [application]
  }
  const chosen: Application[] = []
  let cursor: string | undefined
  do {
    const options = cursor === undefined ? { suspected } : { suspected, cursor }
    const page = await listApplications(records, options)
    chosen.push(...page.applications)
    cursor = page.cursor
  } while (cursor !== undefined)
  return chosen
}

/** One JSON document a line, comma-separated values, one application whole, or a table. */
export const applicationLines = (
  applications: readonly Application[],
  { json, csv, show }: Pick<ApplicationOptions, 'json' | 'csv' | 'show'>,
): readonly string[] => {
  if (json) return applications.map((application) => JSON.stringify(application))
  if (csv) return csvOf(applications)
  if (show !== undefined) return applications.flatMap(wholeApplication)
  const count = `${applications.length} application${applications.length === 1 ? '' : 's'}`
  return [...textTable(applications, columns), `${count}, times in UTC`]
}

const fileNames = ({ files }: Application): string => files.map(({ name }) => name).join(' ')

const columns: Columns<Application> = {
  RECEIVED: ({ createdAt }) => createdAt.slice(0, 16).replace('T', ' '),
  REFERENCE: ({ reference }) => reference,
  OFFER: ({ offer }) => offer,
  LANG: ({ locale }) => locale,
  PHONE: ({ phone, phoneExtension }) =>
    phoneExtension === undefined ? phone : `${phone} ext. ${phoneExtension}`,
  EMAIL: ({ email }) => email,
  NAME: ({ name }) => name,
  FILES: ({ files }) => String(files.length),
  KEEP: ({ keepForOthers }) => (keepForOthers ? 'yes' : 'no'),
  SUSPECTED: ({ suspected }) => suspected.join(', '),
}

const csvColumns: Columns<Application> = {
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
  files: fileNames,
  suspected: ({ suspected }) => suspected.join(' '),
  id: ({ id }) => id,
}

const csvOf = (applications: readonly Application[]): readonly string[] => [
  byteOrderMark + csvLine(Object.keys(csvColumns)),
  ...applications.map((application) =>
    csvLine(Object.values(csvColumns).map((cell) => cell(application))),
  ),
]

const wholeApplication = (application: Application): readonly string[] => [
  ...Object.entries(csvColumns)
    .filter(([name]) => name !== 'files')
    .map(([name, cell]) => name.padEnd(18) + cell(application)),
  ...application.files.map(({ name, size, warnings, scan }) =>
    ['file'.padEnd(18) + name, `${size} bytes`, scan, ...warnings].join(', '),
  ),
]
