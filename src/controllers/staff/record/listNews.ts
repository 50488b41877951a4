import type { ManyChanged } from '../../../services/staff/changes/recordChanges.js'
import { referencePattern } from '../../../services/submissions/reference.js'

/** Result of the last post, for the list that is shown after the redirect. */
export interface ListNews {
  /** References that were changed. */
  readonly changed: readonly string[]
  /** Number of records that were not changed, as somebody else had changed them. */
  readonly conflicts: number
  readonly said: 'undone' | 'late' | 'nothing' | undefined
}

const says = ['undone', 'late', 'nothing'] as const

/** The whole number, from 1, that an address holds under this name. */
export const readPositive = (values: URLSearchParams, name: string): number | undefined => {
  const value = Number(values.get(name))
  return Number.isSafeInteger(value) && value > 0 ? value : undefined
}

/** Reads what looks like a cursor of the records store: it is written into addresses, so it is bounded. */
export const readCursor = (values: URLSearchParams): string | undefined => {
  const cursor = values.get('after') ?? ''
  return /^[\w-]{1,200}$/.test(cursor) ? cursor : undefined
}

/** References that an address may hold: the rows of one page. More are reported on a page. */
export const mostNamed = 30

/** Writes the result of a change into the address of the list. */
export const changeNews = ({ changed, conflicts }: ManyChanged): ListValues => ({
  changed: changed.map(({ reference }) => reference).join(' ') || undefined,
  conflicts: conflicts.length || undefined,
})

/** Writes the result of an undo: some records may be undone where others were changed meanwhile. */
export const undoNews = ({ changed, conflicts }: ManyChanged): ListValues =>
  changed.length === 0
    ? { said: 'late' }
    : { said: 'undone', conflicts: conflicts.length || undefined }

/** Ignores values that no page of the site writes. */
export const readListNews = (values: URLSearchParams): ListNews => ({
  changed: (values.get('changed') ?? '')
    .split(' ', mostNamed)
    .filter((one) => referencePattern.test(one)),
  conflicts: readPositive(values, 'conflicts') ?? 0,
  said: says.find((one) => one === values.get('said')),
})

/** What an address of a list holds beside its choices. */
export type ListValues = Readonly<Record<string, string | number | undefined>>

/** As they stand in an address, behind its question mark. */
export const writeListValues = (values: ListValues): string =>
  Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`],
    )
    .join('&')
