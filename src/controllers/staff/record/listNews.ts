import { referencePattern } from '../../../services/submissions/reference.js'

/** What has just happened in a list, for the page that follows a post. */
export interface ListNews {
  /** References that were changed. */
  readonly changed: readonly string[]
  /** How many somebody else had changed. */
  readonly conflicts: number
  readonly said: 'undone' | 'late' | 'nothing' | undefined
}

const says = ['undone', 'late', 'nothing'] as const

/** The whole number, from 1, that an address holds under this name. */
export const readPositive = (values: URLSearchParams, name: string): number | undefined => {
  const value = Number(values.get(name))
  return Number.isSafeInteger(value) && value > 0 ? value : undefined
}

/** Whatever somebody wrote into the address: what is not understood counts as not written. */
export const readListNews = (values: URLSearchParams): ListNews => ({
  changed: (values.get('changed') ?? '').split(' ').filter((one) => referencePattern.test(one)),
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
