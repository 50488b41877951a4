import type { RequestHandler } from 'express'
import { staffRows } from '../../addresses/staffTable.js'
import { sendOn, withoutLastSlashes } from './addresses.js'

/** Literal path segments; others are references and tokens, which are case-sensitive. */
const words: ReadonlySet<string> = new Set(
  Object.values(staffRows).flatMap(({ path }) =>
    path.split('/').filter((part) => !part.startsWith(':')),
  ),
)

const rightCase = (part: string): string => {
  const lower = part.toLowerCase()
  return words.has(lower) ? lower : part
}

/** Redirects to the canonical path even if no page exists, so as not to reveal which do. */
export const staffAddresses: RequestHandler = (req, res, next) => {
  const right = withoutLastSlashes(req.path).split('/').map(rightCase).join('/')
  if (right === req.path) next()
  else sendOn(req, res, right)
}
