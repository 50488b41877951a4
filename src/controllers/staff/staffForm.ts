import { type Request, type RequestHandler, type Response, urlencoded } from 'express'
import { formBodyBytes } from '../../config/limits.js'
import { multipart } from '../forms/multipart.js'
import { randomUUID } from 'node:crypto'
import { cleanLine, cleanLines } from '../../shared/forms/cleanText.js'
import { isRecordId } from '../../services/submissions/reference.js'
import { longestNote } from '../../shared/staff/deskChoices.js'

export const readStaffForm: RequestHandler = urlencoded({
  extended: false,
  limit: formBodyBytes,
  parameterLimit: 500,
})

/** Maximum number of checkboxes: one for each record of a person, on the page of a privacy request. */
const mostBoxes = 5000

/** Parses a form of many boxes, each about 60 bytes: collection and id of a record. */
export const readLongStaffForm: RequestHandler = urlencoded({
  extended: false,
  limit: mostBoxes * 100,
  parameterLimit: mostBoxes,
})

/** Reads the text fields of a multipart form; its files are discarded. */
const readTextFields = multipart({
  fields: 50,
  fieldBytes: formBodyBytes,
  files: 1,
  onFile: async ({ content }) => {
    content.resume()
  },
})

/** Parses a form of either encoding, unless already read, so that a page can show it again. */
const readAnyStaffForm: RequestHandler = (req, res, next) => {
  const isMultipart = typeof req.is('multipart') === 'string'
  if (!isMultipart) readStaffForm(req, res, next)
  else if (req.readableEnded) next()
  else readTextFields(req, res, next)
}

/** Parses the form of a POST, unless already read. @throws AppError if it is too large or malformed */
export const readPost = (req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    if (req.method !== 'POST') {
      resolve()
      return
    }
    readAnyStaffForm(req, res, (thrown: unknown) => {
      if (thrown === undefined) resolve()
      else reject(thrown)
    })
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

export const readFormId = (req: Request): string => {
  const id = cleanLine(fieldOf(req, 'id'))
  return isRecordId(id) ? id : randomUUID()
}

export type NoteError = 'noteEmpty' | 'noteTooLong' | 'noteFull'

export type NoteReading =
  | {
      readonly status: 'change'
      readonly change: { readonly kind: 'note'; readonly text: string }
    }
  | { readonly status: 'error'; readonly error: NoteError }

export const readNote = (typed: string): NoteReading => {
  const text = cleanLines(typed)
  if (text === '') return { status: 'error', error: 'noteEmpty' }
  if (text.length > longestNote) return { status: 'error', error: 'noteTooLong' }
  return { status: 'change', change: { kind: 'note', text } }
}
