import type { Request } from 'express'
import { body, type ValidationChain, validationResult } from 'express-validator'
import { type AnswerIn, makeRule } from '../../shared/forms/fieldRules.js'
import { cleanAnswer, type Field, type FieldTable } from '../../shared/forms/fieldTable.js'
import { passes } from '../../shared/forms/rule.js'

/** Where a rule finds the other answers of the form that was sent. */
type AnswersOf = (sent: unknown) => AnswerIn

/** The chain of a field; a message is the place of the broken rule in the field's row. */
const chainOf = (name: string, { rules, ...field }: Field, answersOf: AnswersOf): ValidationChain =>
  rules.reduce(
    (chain, spec, place) =>
      chain
        .custom((value, { req }) => passes(value, makeRule(spec, answersOf(req.body))))
        .withMessage(String(place))
        .bail(),
    body(name).customSanitizer((value) => cleanAnswer(value, field)),
  )

/** The chains of a table, for every form that comes: making one takes longer than running it. */
export const chainsOf = (table: FieldTable, answersOf: AnswersOf): readonly ValidationChain[] =>
  Object.entries(table).map(([name, field]) => chainOf(name, field, answersOf))

/** The place of the broken rule, by field. */
export const placesIn = (req: Request): ReadonlyMap<string, number> =>
  new Map(
    validationResult(req)
      .array({ onlyFirstError: true })
      .map((error) => [error.type === 'field' ? error.path : error.type, Number(error.msg)]),
  )
