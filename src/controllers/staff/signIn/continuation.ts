import type { Request } from 'express'
import * as z from 'zod'
import { staffUrl } from '../../../addresses/staffTable.js'
import { fieldOf, fieldsOf } from '../staffForm.js'

/** What was asked for when somebody had to sign in first: the page is opened once they have, a form shown to them. */
export interface Continuation {
  /** An address of the staff area. */
  readonly path: string
  /** The fields of a form that was sent; absent where a page was opened. */
  readonly fields?: readonly (readonly [string, string])[]
}

const fieldsSchema = z.array(z.tuple([z.string(), z.string()]).readonly())

/** Another site must not choose where somebody lands: nothing but a path of the area is believed. */
export const safeStaffPath = (path: string): string =>
  /^\/staff(?:[/?][\w\-./~%?=&+]*)?$/.test(path) && !path.includes('//') ? path : staffUrl('home')

/** Of a request that was not let through. The form must have been read. */
export const continuationOf = (req: Request): Continuation => {
  const path = safeStaffPath(req.originalUrl)
  return req.method === 'POST' ? { path, fields: fieldsOf(req) } : { path }
}

const fieldsIn = (text: string): Continuation['fields'] => {
  try {
    return fieldsSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** From the hidden fields of a sign-in page: the only place where what was typed is kept. */
export const readContinuation = (req: Request): Continuation => {
  const path = safeStaffPath(fieldOf(req, 'then'))
  const fields = fieldsIn(fieldOf(req, 'kept'))
  return fields === undefined ? { path } : { path, fields }
}

/** Makes of the request the post that it stands for, in the name of the session that now is. */
export const becomePost = (
  req: Request,
  { path, fields = [] }: Continuation,
  cookie: string,
): void => {
  const names = [...new Set(fields.map(([name]) => name))]
  const valuesOf = (name: string) =>
    fields.filter(([one]) => one === name).map(([, value]) => value)
  req.url = path
  req.headers.cookie = cookie
  // As the reader of forms gives them: one value, or several in a list.
  req.body = Object.fromEntries(
    names.map((name) => {
      const values = valuesOf(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}
