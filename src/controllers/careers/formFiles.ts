import type { Request, RequestHandler } from 'express'
import { formBodyBytes, mostFiles } from '../../config/limits.js'
import { cleanFileName } from '../../services/careers/fileNames.js'
import type { RefusedFile } from '../../services/careers/claiming.js'
import type { Refusal, Uploads } from '../../services/careers/uploads.js'
import type { Message } from '../../services/language/words.js'
import { passingOwner } from '../uploads/uploadOwner.js'
import { type FormFile, multipart } from '../forms/multipart.js'
import type { ApplicationError } from './applicationForm.js'

/** A file of the form that was not taken. */
export interface FormRefusal {
  readonly name: string
  readonly refusal: Refusal | 'tooMany'
}

/** What became of the files of one form. */
export interface FormFiles {
  /** Whose uploads they are: this form's alone. */
  readonly owner: string
  readonly stored: readonly string[]
  readonly refused: readonly FormRefusal[]
}

export interface FormFilesReader {
  readonly read: RequestHandler
  readonly of: (req: Request) => FormFiles
}

type Outcome = { readonly id: string } | FormRefusal

interface Gathered {
  readonly owner: string
  readonly names: string[]
  /** In the order of the form; files are still being written while the next ones come. */
  readonly outcomes: (Outcome | undefined)[]
}

/** More files than any form of ours can hold end the reading. */
const mostParts = 30

const storedOf = ({ outcomes }: Gathered): readonly string[] =>
  outcomes.flatMap((outcome) => (outcome !== undefined && 'id' in outcome ? [outcome.id] : []))

const refusedOf = ({ outcomes }: Gathered): readonly FormRefusal[] =>
  outcomes.flatMap((outcome) => (outcome !== undefined && 'refusal' in outcome ? [outcome] : []))

/** Streams the files of an application into the store while its form is being read. */
export const createFormFilesReader = (
  uploads: Pick<Uploads, 'store' | 'discard'>,
): FormFilesReader => {
  const gathered = new WeakMap<Request, Gathered>()

  const filesOf = (req: Request): Gathered => {
    const known = gathered.get(req) ?? { owner: passingOwner(), names: [], outcomes: [] }
    gathered.set(req, known)
    return known
  }

  const take = async (
    owner: string,
    position: number,
    { name, content }: FormFile,
  ): Promise<Outcome> => {
    if (position >= mostFiles) {
      content.resume()
      return { name: cleanFileName(name), refusal: 'tooMany' }
    }
    const storing = await uploads.store(owner, { name, content })
    if (storing.ok) return { id: storing.id }
    return { name: cleanFileName(name), refusal: storing.refusal }
  }

  const parse = multipart({
    fields: 50,
    fieldBytes: formBodyBytes,
    files: mostParts,
    onFile: async (file, _fields, req) => {
      if (file.field !== 'files') {
        file.content.resume()
        return
      }
      const { owner, names, outcomes } = filesOf(req)
      names.push(cleanFileName(file.name))
      const position = outcomes.push(undefined) - 1
      outcomes[position] = await take(owner, position, file)
    },
  })

  /** The form has a field of files: their names stand for them where its rules are checked. */
  const putInBody = (req: Request): void => {
    const sent: unknown = req.body
    req.body = {
      ...(typeof sent === 'object' ? sent : {}),
      files: filesOf(req).names.map((name) => ({ name })),
    }
  }

  return {
    of: (req) => {
      const files = filesOf(req)
      return { owner: files.owner, stored: storedOf(files), refused: refusedOf(files) }
    },
    read: (req, res, next) =>
      parse(req, res, (failure?: unknown) => {
        if (failure === undefined) {
          putInBody(req)
          next()
          return
        }
        // A form that broke off leaves nothing behind.
        uploads.discard(storedOf(filesOf(req))).then(() => next(failure), next)
      }),
  }
}

const error = (message: Message): ApplicationError => ({ field: 'files', ...message })

const tooMany = error({ key: 'applications:files.errors.tooMany', values: { count: mostFiles } })

const refusalError = (refusal: Refusal, name: string, limit: string): ApplicationError =>
  error(
    refusal === 'tooLarge'
      ? { key: 'applications:files.errors.tooLarge', values: { name, limit } }
      : { key: `applications:files.errors.${refusal}`, values: { name } },
  )

/** Returns the errors of the files of a form before their content is inspected. */
export const fileErrors = (
  { stored, refused }: FormFiles,
  uploads: readonly string[],
  limit: string,
): readonly ApplicationError[] => {
  const isOver =
    stored.length + uploads.length > mostFiles ||
    refused.some(({ refusal }) => refusal === 'tooMany')
  return [
    ...(isOver ? [tooMany] : []),
    ...refused.flatMap(({ name, refusal }) =>
      refusal === 'tooMany' ? [] : [refusalError(refusal, name, limit)],
    ),
  ]
}

/** Returns the errors of files that were refused for their content. */
export const troubleErrors = (refused: readonly RefusedFile[]): readonly ApplicationError[] =>
  refused.map(({ name, trouble }) =>
    error(
      name === undefined
        ? { key: 'applications:files.errors.lost' }
        : { key: `applications:files.errors.${trouble}`, values: { name } },
    ),
  )
