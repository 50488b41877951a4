import { parseArgs } from 'node:util'
import type { Locale } from '../../addresses/pageTable.js'
import { refuseUnreadable } from '../../services/adapters/records/readable.js'
import type { OnUnreadable, Records } from '../../services/adapters/records/records.js'
import {
  everySubmission,
  findSubmission,
  type Submission,
  type SubmissionKind,
} from '../../services/submissions/submission.js'
import { byteOrderMark, csvLine } from '../../services/exports/csv.js'
import type { FieldColumn } from '../../services/submissions/fieldColumns.js'
import type { FieldTexts } from '../../services/submissions/fieldTexts.js'
import { type Columns, textTable } from '../shared/textTable.js'
import { UsageError } from '../shared/usageError.js'

const textOptions = ['show', 'download', 'release'] as const

export interface SubmissionListing<Stored extends Submission> {
  readonly kind: SubmissionKind<Stored>
  /** Singular noun of the usage text, such as `request`. */
  readonly noun: string
  readonly options: readonly (typeof textOptions)[number][]
  readonly columns: (words: FieldTexts) => readonly FieldColumn<Stored>[]
  readonly overview: (submissions: readonly Stored[], words: FieldTexts) => readonly string[]
  readonly whole: (submission: Stored, words: FieldTexts) => readonly string[]
}

const optionHelp = {
  show: '--show REF      shows one with all fields',
  download: '--download DIR  saves the files of the listed ones',
  release: '--release REF   releases one that was flagged as spam',
} as const satisfies Record<(typeof textOptions)[number], string>

export const listUsage = ({
  kind,
  noun,
  options,
}: Pick<SubmissionListing<Submission>, 'kind' | 'noun' | 'options'>): string =>
  [
    `Lists each stored ${noun}, newest first.`,
    '',
    `  npm run ${kind.collection} -- [OPTIONS]`,
    '',
    '  --json          one JSON document per line, for programs: codes, times in UTC',
    '  --csv           for spreadsheets: semicolons, as Excel reads them in French',
    '  --suspected     lists those flagged as spam',
    ...options.map((option) => `  ${optionHelp[option]}`),
  ].join('\n')

export interface ListOptions {
  readonly json: boolean
  readonly csv: boolean
  readonly suspected: boolean
  readonly show?: string | undefined
  readonly download?: string | undefined
  /** Reference of a submission that was wrongly flagged as spam. */
  readonly release?: string | undefined
}

const asReference = (typed: string): string => typed.trim().toUpperCase()

export const readListOptions = (
  { options }: Pick<SubmissionListing<Submission>, 'options'>,
  args: readonly string[],
): ListOptions => {
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: flag,
      csv: flag,
      suspected: flag,
      show: { type: 'string' },
      download: { type: 'string' },
      release: { type: 'string' },
    },
  })
  const odd = textOptions.find((name) => values[name] !== undefined && !options.includes(name))
  if (odd !== undefined) throw new UsageError(`Unknown option '--${odd}'.`)
  const { json, csv, suspected, show, download, release } = values
  if (json && csv) throw new UsageError('Choose --json or --csv, not both.')
  return {
    json,
    csv,
    suspected,
    show: show === undefined ? undefined : asReference(show),
    release: release === undefined ? undefined : asReference(release),
    download,
  }
}

export const chooseSubmissions = async <Stored extends Submission>(
  records: Pick<Records, 'list'>,
  kind: SubmissionKind<Stored>,
  { suspected, show }: Pick<ListOptions, 'suspected' | 'show'>,
  onUnreadable: OnUnreadable = refuseUnreadable,
): Promise<readonly Stored[] | undefined> => {
  if (show !== undefined) {
    const submission = await findSubmission(records, kind, show, onUnreadable)
    return submission === undefined ? undefined : [submission]
  }
  const chosen: Stored[] = []
  for await (const submission of everySubmission(records, kind, suspected, onUnreadable)) {
    chosen.push(submission)
  }
  return chosen
}

export const submissionLines = <Stored extends Submission>(
  submissions: readonly Stored[],
  { columns, overview, whole }: Pick<SubmissionListing<Stored>, 'columns' | 'overview' | 'whole'>,
  { json, csv, show }: Pick<ListOptions, 'json' | 'csv' | 'show'>,
  words: FieldTexts,
): readonly string[] => {
  if (json) return submissions.map((submission) => JSON.stringify(submission))
  if (csv) return csvOf(submissions, columns(words), words.locale)
  return show === undefined
    ? overview(submissions, words)
    : submissions.flatMap((submission) => whole(submission, words))
}

const csvOf = <Stored>(
  submissions: readonly Stored[],
  columns: readonly FieldColumn<Stored>[],
  locale: Locale,
): readonly string[] => {
  const line = (cellOf: (column: FieldColumn<Stored>) => string): string =>
    csvLine(columns.map(cellOf), locale)
  return [
    byteOrderMark + line(({ heading }) => heading),
    ...submissions.map((submission) => line(({ cell }) => cell(submission))),
  ]
}

export const byHeading = <Stored>(columns: readonly FieldColumn<Stored>[]): Columns<Stored> =>
  Object.fromEntries(columns.map(({ heading, cell }) => [heading, cell]))

export const screenTable = <Row>(rows: readonly Row[], columns: Columns<Row>): readonly string[] =>
  textTable(
    rows,
    Object.fromEntries(
      Object.entries(columns).map(([name, cell]) => [
        name,
        (row: Row) => cell(row).replaceAll('\n', ' '),
      ]),
    ),
  )

export const wholeLine = (name: string, value: string): string => name.padEnd(22) + value

export const wholeLines = <Stored>(
  submission: Stored,
  columns: readonly FieldColumn<Stored>[],
): readonly string[] => columns.map(({ heading, cell }) => wholeLine(heading, cell(submission)))
