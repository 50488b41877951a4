import { type Application, applicationKind } from '../../services/careers/application.js'
import { formatSize } from '../../shared/careers/fileSize.js'
import { applicationColumns } from '../../services/careers/applicationColumns.js'
import { columnsWithout } from '../../services/submissions/fieldColumns.js'
import type { FieldTexts } from '../../services/submissions/fieldTexts.js'
import {
  byHeading,
  screenTable,
  type SubmissionListing,
  wholeLine,
  wholeLines,
} from './submissionList.js'
import type { Columns } from '../shared/textTable.js'
import { labelStored } from '../../shared/language/storedChoices.js'
import { fileWarnings, scanStates } from '../../shared/careers/applicationChoices.js'

const overview = (words: FieldTexts): Columns<Application> => {
  const shown = columnsWithout(
    applicationColumns(words),
    'message',
    'consentAt',
    'id',
    'availability',
    'phoneExtension',
    'files',
    'offerCloses',
  )
  return {
    ...byHeading(shown),
    [words.t('lists:columns.phone')]: ({ phone, phoneExtension }) =>
      words.wholePhone(phone, phoneExtension),
    [words.t('lists:columns.files')]: ({ files }) => String(files.length),
  }
}

const fileLines = ({ files }: Application, { t, locale }: FieldTexts): readonly string[] =>
  files.map(({ name, size, warnings, scan }) =>
    [
      wholeLine(t('lists:columns.files'), name),
      formatSize(size, locale),
      labelStored(scanStates, scan, (known) => t(`lists:scan.${known}`)),
      ...warnings.map((warning) =>
        labelStored(fileWarnings, warning, (known) => t(`applications:warnings.${known}`)),
      ),
    ].join(', '),
  )

export const applicationListing: SubmissionListing<Application> = {
  kind: applicationKind,
  noun: 'application',
  options: ['show', 'download', 'release'],
  columns: (words) => columnsWithout(applicationColumns(words)),
  overview: (applications, words) => [
    ...screenTable(applications, overview(words)),
    words.t('lists:applications', { count: applications.length }),
  ],
  whole: (application, words) => [
    ...wholeLines(application, columnsWithout(applicationColumns(words), 'files')),
    ...fileLines(application, words),
  ],
}
