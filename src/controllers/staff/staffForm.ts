import { type Request, type RequestHandler, urlencoded } from 'express'
import { formBodyBytes } from '../../config/limits.js'

export const readStaffForm: RequestHandler = urlencoded({
  extended: false,
  limit: formBodyBytes,
  parameterLimit: 500,
})

/** One for each record of a person, on the page of a privacy request. */
const mostBoxes = 5000

/** Parses a form of many boxes, each about 60 bytes: collection and id of a record. */
export const readLongStaffForm: RequestHandler = urlencoded({
  extended: false,
  limit: mostBoxes * 100,
  parameterLimit: mostBoxes,
})

export const fieldsOf = (req: Request): readonly (readonly [string, string])[] => {
  const body: unknown = req.body
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    [value].flat().flatMap((one) => (typeof one === 'string' ? [[name, one] as const] : [])),
  )
}

export const fieldOf = (req: Request, name: string): string =>
  fieldsOf(req).find(([field]) => field === name)?.[1] ?? ''
