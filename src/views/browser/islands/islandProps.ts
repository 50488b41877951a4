import type { ComponentType } from 'react'

export type IslandName =
  | 'ApplicationForm'
  | 'ContactForm'
  | 'CycleDays'
  | 'ExamDates'
  | 'ExamFinder'
  | 'MriCheck'
  | 'MriSound'
  | 'PreparationSheet'

type KindOf<Value> = Value extends string
  ? 'string'
  : Value extends number
    ? 'number'
    : Value extends boolean
      ? 'boolean'
      : 'object'

export type PropKinds<Props> = {
  readonly [Name in keyof Props]-?: undefined extends Props[Name]
    ? `${KindOf<Exclude<Props[Name], undefined>>} or undefined`
    : KindOf<Props[Name]>
}

export interface IslandModule<Props extends object> {
  readonly default: ComponentType<Props>
  readonly propKinds: PropKinds<Props>
}

const hasKinds = <Props extends object>(data: object, kinds: PropKinds<Props>): data is Props =>
  Object.entries<string>(kinds).every(([name, kind]) =>
    kind.includes(typeof Reflect.get(data, name)),
  )

export const readProps = <Props extends object>(
  written: string,
  kinds: PropKinds<Props>,
  loaded?: unknown,
): Props => {
  const parsed: unknown = JSON.parse(written)
  const data: unknown =
    loaded === undefined || !(parsed instanceof Object) ? parsed : { ...parsed, data: loaded }
  if (!(data instanceof Object) || !hasKinds(data, kinds)) {
    throw new Error('The props in the page are invalid.')
  }
  return data
}
