import type { Request } from 'express'
import { body, type ValidationChain, validationResult } from 'express-validator'
import { type AnswerIn, makeRule } from '../../shared/forms/fieldRules.js'
import { cleanAnswer, type Field, type FieldTable } from '../../shared/forms/fieldTable.js'
import { passes } from '../../shared/forms/rule.js'

type AnswersOf = (sent: unknown) => AnswerIn

const chainOf = (name: string, { rules, ...field }: Field, answersOf: AnswersOf): ValidationChain =>
  rules.reduce(
    (chain, spec, place) =>
      chain
        .custom((value, { req }) => passes(value, makeRule(spec, answersOf(req.body))))
        .withMessage(String(place))
        .bail(),
    body(name).customSanitizer((value) => cleanAnswer(value, field)),
  )

/** Creates validation chains. Creating them takes longer than running them, so callers cache the result. */
export const chainsOf = (table: FieldTable, answersOf: AnswersOf): readonly ValidationChain[] =>
  Object.entries(table).map(([name, field]) => chainOf(name, field, answersOf))

export const placesIn = (req: Request): ReadonlyMap<string, number> =>
  new Map(
    validationResult(req)
      .array({ onlyFirstError: true })
      .map((error) => [error.type === 'field' ? error.path : error.type, Number(error.msg)]),
  )
