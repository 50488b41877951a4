import type { Request } from 'express'
import * as z from 'zod'
import { staffUrl } from '../../../addresses/staffTable.js'
import type { Services } from '../../../services/services.js'
import { fieldOf, fieldsOf } from '../staffForm.js'
import { staffContextOf } from '../staffRequest.js'
import type { Continuation } from '../../../views/staff/signIn/ContinuationFields.js'

const fieldsSchema = z.array(z.tuple([z.string(), z.string()]).readonly())

/** Maximum length of a path, longer than any URL of the staff area with all filters. */
const longestPath = 2000

/** Returns a path of the staff area, or its home page: prevents an open redirect. */
export const safeStaffPath = (path: string): string => {
  const isOurs =
    path.length <= longestPath &&
    /^\/staff(?:[/?][\w\-./~%?=&+]*)?$/.test(path) &&
    !path.includes('//')
  return isOurs ? path : staffUrl('home')
}

/** Returns whether the client has or had a session; echoing the forms of other clients would be costly. */
export const mayKeepForms = async ({ staff }: Services, req: Request): Promise<boolean> =>
  staffContextOf(req)?.signedIn !== undefined ||
  (await staff.sessions.ownerOf(req.headers.cookie)) !== undefined

/** Returns the page or post to continue after sign-in. @param isFormRead whether the body is parsed */
export const continuationOf = (
  req: Request,
  isFormRead: boolean,
  url = req.originalUrl,
): Continuation => {
  const path = safeStaffPath(url)
  return req.method === 'POST' && isFormRead ? { path, fields: fieldsOf(req) } : { path }
}

const fieldsIn = (text: string): Continuation['fields'] => {
  try {
    return fieldsSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Reads the hidden fields of a sign-in page, the only place where an interrupted form is stored. */
export const readContinuation = async (services: Services, req: Request): Promise<Continuation> => {
  const path = safeStaffPath(fieldOf(req, 'then'))
  const kept = fieldOf(req, 'kept')
  const fields = kept !== '' && (await mayKeepForms(services, req)) ? fieldsIn(kept) : undefined
  return fields === undefined ? { path } : { path, fields }
}

/** Replaces URL, body and cookie of the request by those of the interrupted post. */
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
  req.body = Object.fromEntries(
    names.map((name) => {
      const values = valuesOf(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}
