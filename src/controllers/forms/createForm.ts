import type { Request } from 'express'
import type { ValidationChain } from 'express-validator'
import { errorOfRule, type FormError } from '../../shared/forms/fieldErrors.js'
import { type AnswerIn, makeRule } from '../../shared/forms/fieldRules.js'
import {
  cleanAnswer,
  cleanInput,
  type FieldName,
  fieldNames,
  type FieldTable,
  type InputOf,
  type WithOtherFields,
} from '../../shared/forms/fieldTable.js'
import { loadOnce } from '../../shared/time/cachedValue.js'

export interface Reading<Table extends FieldTable, Hidden extends FieldTable> {
  readonly input: InputOf<Table>
  readonly hidden: InputOf<Hidden>
  readonly errors: readonly FormError<FieldName<Table>>[]
}

export interface Form<Table extends FieldTable, Hidden extends FieldTable> {
  readonly read: (req: Request) => Promise<Reading<Table, Hidden>>
}

interface FormTables<Table extends FieldTable, Hidden extends FieldTable> {
  /** Must return the same table while unchanged, because validation chains are cached per table. */
  readonly fields: () => WithOtherFields<Table>
  readonly hidden: Hidden
}

type Sent = Readonly<Record<string, unknown>>

const sentIn = (sent: unknown): Sent =>
  typeof sent === 'object' && sent !== null ? { ...sent } : {}

const answersIn =
  (table: FieldTable) =>
  (sent: unknown): AnswerIn =>
  (name) => {
    const field = table[name]
    return field === undefined ? undefined : cleanAnswer(sentIn(sent)[name], field)
  }

export const createForm = <Table extends FieldTable, Hidden extends FieldTable>({
  fields,
  hidden,
}: FormTables<Table, Hidden>): Form<Table, Hidden> => {
  // A separate module, because the bundler exports only `default` of a package imported dynamically. It is
  // loaded at the first submission, because express-validator imports 200 modules.
  const fieldChains = loadOnce(() => import('./fieldChains.js'))
  const known = new WeakMap<FieldTable, readonly ValidationChain[]>()
  return {
    read: async (req) => {
      const { chainsOf, placesIn } = await fieldChains()
      const table = fields()
      const answersOf = answersIn(table)
      const chains = known.get(table) ?? chainsOf({ ...hidden, ...table }, answersOf)
      known.set(table, chains)
      for (const chain of chains) await chain.run(req)
      const places = placesIn(req)
      const sent = sentIn(req.body)
      const answerIn = answersOf(sent)
      return {
        input: cleanInput(table, sent),
        hidden: cleanInput(hidden, sent),
        errors: fieldNames(table).flatMap((name) => {
          const spec = table[name]?.rules[places.get(name) ?? -1]
          return spec === undefined ? [] : [errorOfRule(name, spec, makeRule(spec, answerIn))]
        }),
      }
    },
  }
}
