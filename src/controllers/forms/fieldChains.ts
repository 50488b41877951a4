import type { Request } from 'express'
import { body, type ValidationChain, validationResult } from 'express-validator'
import { type AnswerIn, makeRule } from '../../services/forms/fieldRules.js'
import { cleanAnswer, type Field } from '../../services/forms/fieldTable.js'
import { passes } from '../../services/forms/rule.js'

/** The chain of a field; a message is the place of the broken rule in the field's row. */
export const chainOf = (
  name: string,
  { rules, ...field }: Field,
  answerIn: AnswerIn,
): ValidationChain =>
  rules.reduce(
    (chain, spec, place) =>
      chain
        .custom((value) => passes(value, makeRule(spec, answerIn)))
        .withMessage(String(place))
        .bail(),
    body(name).customSanitizer((value) => cleanAnswer(value, field)),
  )

/** The place of the broken rule, by field. */
export const placesIn = (req: Request): ReadonlyMap<string, number> =>
  new Map(
    validationResult(req)
      .array({ onlyFirstError: true })
      .map((error) => [error.type === 'field' ? error.path : error.type, Number(error.msg)]),
  )
