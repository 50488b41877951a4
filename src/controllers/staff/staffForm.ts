import { type Request, type RequestHandler, urlencoded } from 'express'
import { formBodyBytes } from '../../config/limits.js'

/** Reads a form without files into the body. */
export const readStaffForm: RequestHandler = urlencoded({
  extended: false,
  limit: formBodyBytes,
  parameterLimit: 500,
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
