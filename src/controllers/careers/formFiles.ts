import type { Request, RequestHandler } from 'express'
import { formBodyBytes, mostFiles } from '../../config/limits.js'
import type { RefusedFile } from '../../services/careers/claiming.js'
import { cleanFileName } from '../../services/careers/fileNames.js'
import type { Refusal, Uploads } from '../../services/careers/uploads.js'
import type { Message } from '../../services/language/messages.js'
import { type FormFile, multipart } from '../forms/multipart.js'
import { passingOwner } from '../uploads/uploadOwner.js'
import type { ApplicationError } from './applicationForm.js'

export interface FormRefusal {
  readonly name: string
  readonly refusal: Refusal | 'tooMany'
}

export interface FormFiles {
  /** Owner of the files of this form only; earlier uploads of the visitor have another owner. */
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
  /** Outcomes in form order; `undefined` while a file is being written. */
  readonly outcomes: (Outcome | undefined)[]
}

/** Maximum number of parts, above that of every form; parsing aborts beyond it. */
const mostParts = 30

const storedOf = ({ outcomes }: Gathered): readonly string[] =>
  outcomes.flatMap((outcome) => (outcome !== undefined && 'id' in outcome ? [outcome.id] : []))

const refusedOf = ({ outcomes }: Gathered): readonly FormRefusal[] =>
  outcomes.flatMap((outcome) => (outcome !== undefined && 'refusal' in outcome ? [outcome] : []))

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

  /** Adds the file names to the body, because the field rules check them there. */
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
        // Discards the stored files of an interrupted form.
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

export const troubleErrors = (refused: readonly RefusedFile[]): readonly ApplicationError[] =>
  refused.map(({ name, trouble }) =>
    error(
      name === undefined
        ? { key: 'applications:files.errors.lost' }
        : { key: `applications:files.errors.${trouble}`, values: { name } },
    ),
  )
