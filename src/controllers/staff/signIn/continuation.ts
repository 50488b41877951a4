import type { Request } from 'express'
import * as z from 'zod'
import { staffUrl } from '../../../addresses/staffTable.js'
import type { Services } from '../../../services/services.js'
import { fieldOf, fieldsOf } from '../staffForm.js'
import { staffContextOf } from '../staffRequest.js'

/** What was asked for when somebody had to sign in first: the page is opened once they have, a form shown to them. */
export interface Continuation {
  /** An address of the staff area. */
  readonly path: string
  /** The fields of a form that was sent; absent where a page was opened. */
  readonly fields?: readonly (readonly [string, string])[]
}

const fieldsSchema = z.array(z.tuple([z.string(), z.string()]).readonly())

/** The longest address of our own pages, a list with its filters, is shorter. */
const longestPath = 2000

/** Returns the path if it is one of the staff area, else its home: another site must not choose the target. */
export const safeStaffPath = (path: string): string => {
  const isOurs =
    path.length <= longestPath &&
    /^\/staff(?:[/?][\w\-./~%?=&+]*)?$/.test(path) &&
    !path.includes('//')
  return isOurs ? path : staffUrl('home')
}

/**
 * Whether the browser has or had a session: only then are forms read and echoed before sign-in. For any
 * other client they would be an expensive page for a cheap request.
 */
export const mayKeepForms = async ({ staff }: Services, req: Request): Promise<boolean> =>
  staffContextOf(req)?.signedIn !== undefined ||
  (await staff.sessions.ownerOf(req.headers.cookie)) !== undefined

/** Returns what a refused request asked for. @param isFormRead whether its fields are in the body */
export const continuationOf = (req: Request, isFormRead: boolean): Continuation => {
  const path = safeStaffPath(req.originalUrl)
  return req.method === 'POST' && isFormRead ? { path, fields: fieldsOf(req) } : { path }
}

const fieldsIn = (text: string): Continuation['fields'] => {
  try {
    return fieldsSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Reads the hidden fields of a sign-in page, the only place where a waiting form is stored. */
export const readContinuation = async (services: Services, req: Request): Promise<Continuation> => {
  const path = safeStaffPath(fieldOf(req, 'then'))
  const kept = fieldOf(req, 'kept')
  const fields = kept !== '' && (await mayKeepForms(services, req)) ? fieldsIn(kept) : undefined
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
