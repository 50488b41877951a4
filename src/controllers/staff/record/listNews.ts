import type { ManyChanged } from '../../../services/staff/changes/recordChanges.js'
import { referencePattern } from '../../../services/submissions/reference.js'
import type { NewsProps } from '../../../views/staff/record/NewsNotice.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'

/** Result of the last post, for the list shown after the redirect. */
export interface ListNews {
  readonly changed: readonly string[]
  readonly conflicts: number
  readonly result: 'undone' | 'late' | 'nothing' | undefined
}

const results = ['undone', 'late', 'nothing'] as const

export const readPositive = (values: URLSearchParams, name: string): number | undefined => {
  const value = Number(values.get(name))
  return Number.isSafeInteger(value) && value > 0 ? value : undefined
}

/** Validates the cursor, because it is written into URLs. */
export const readCursor = (values: URLSearchParams): string | undefined => {
  const cursor = values.get('after') ?? ''
  return /^[\w-]{1,200}$/.test(cursor) ? cursor : undefined
}

/** Maximum number of references in a redirect URL: one page of rows. More are reported on a separate page. */
export const mostNamed = 30

export const changeNews = ({ changed, conflicts }: ManyChanged): ListValues => ({
  changed: changed.map(({ reference }) => reference).join(' ') || undefined,
  conflicts: conflicts.length || undefined,
})

export const undoNews = ({ changed, conflicts }: ManyChanged): ListValues =>
  changed.length === 0
    ? { said: 'late' }
    : { said: 'undone', conflicts: conflicts.length || undefined }

export const readListNews = (values: URLSearchParams): ListNews => ({
  changed: (values.get('changed') ?? '')
    .split(' ', mostNamed)
    .filter((one) => referencePattern.test(one)),
  conflicts: readPositive(values, 'conflicts') ?? 0,
  result: results.find((one) => one === values.get('said')),
})

export type ListValues = Readonly<Record<string, string | number | undefined>>

export const writeListValues = (values: ListValues): string =>
  Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`],
    )
    .join('&')

const messages = {
  staffRequests: {
    conflicts: 'staffRequests:bulk.conflicts',
    nothing: 'staffRequests:bulk.nothing',
  },
  staffApplications: {
    conflicts: 'staffApplications:bulk.conflicts',
    nothing: 'staffApplications:bulk.nothing',
  },
} as const

export const newsProps = (
  { t }: Pick<StaffSite, 't'>,
  about: keyof typeof messages,
  { result, conflicts }: Pick<ListNews, 'result' | 'conflicts'>,
  others: NewsProps = { done: [], warnings: [] },
): NewsProps => ({
  done: [...(result === 'undone' ? [t('staffRecord:undo.done')] : []), ...others.done],
  warnings: [
    ...(conflicts > 0 ? [t(messages[about].conflicts, { count: conflicts })] : []),
    ...(result === 'late' ? [t('staffRecord:undo.late')] : []),
    ...(result === 'nothing' ? [t(messages[about].nothing)] : []),
    ...others.warnings,
  ],
})
