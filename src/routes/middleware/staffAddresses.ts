import type { RequestHandler } from 'express'
import { staffRows } from '../../addresses/staffTable.js'
import { sendOn, withoutLastSlashes } from './addresses.js'

/** The parts of paths that are words; the others are references and tokens, whose case tells them apart. */
const words: ReadonlySet<string> = new Set(
  Object.values(staffRows).flatMap(({ path }) =>
    path.split('/').filter((part) => !part.startsWith(':')),
  ),
)

const rightCase = (part: string): string => {
  const lower = part.toLowerCase()
  return words.has(lower) ? lower : part
}

/** Sends a trailing slash or upper case on, whether or not there is such a page: nobody learns what exists. */
export const staffAddresses: RequestHandler = (req, res, next) => {
  const right = withoutLastSlashes(req.path).split('/').map(rightCase).join('/')
  if (right === req.path) next()
  else sendOn(req, res, right)
}
