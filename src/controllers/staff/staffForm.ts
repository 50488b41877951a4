import { type Request, type RequestHandler, urlencoded } from 'express'
import { formBodyBytes } from '../../config/limits.js'

/** Reads a form without files into the body. */
export const readStaffForm: RequestHandler = urlencoded({
  extended: false,
  limit: formBodyBytes,
  parameterLimit: 500,
})

/** Boxes on the page of a privacy request: one for each record of a person. */
const mostBoxes = 5000

/** Reads a form of many boxes, each with the collection and id of a record: some 60 bytes. */
export const readLongStaffForm: RequestHandler = urlencoded({
  extended: false,
  limit: mostBoxes * 100,
  parameterLimit: mostBoxes,
})

/** Every field with its values, in the order they came. */
export const fieldsOf = (req: Request): readonly (readonly [string, string])[] => {
  const body: unknown = req.body
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    [value].flat().flatMap((one) => (typeof one === 'string' ? [[name, one] as const] : [])),
  )
}

/** A field as it was sent, whole; empty when it was not. */
export const fieldOf = (req: Request, name: string): string =>
  fieldsOf(req).find(([field]) => field === name)?.[1] ?? ''
