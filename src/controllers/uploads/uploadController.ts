import { type Request, type RequestHandler, type Response, urlencoded } from 'express'
import * as z from 'zod'
import { mebibyte } from '../../config/limits.js'
import type { Config } from '../../config/readConfig.js'
import type { Refusal } from '../../services/careers/uploads.js'
import { notFound, toAppError } from '../../services/errors/errors.js'
import type { Services } from '../../services/services.js'
import { multipart } from '../forms/multipart.js'
import { makeOwner, readOwner } from './uploadOwner.js'
import { withOwnErrors } from '../withOwnErrors.js'

/* Uploads of applications; docs/uploads.md describes the protocol. */

const signingSchema = z.object({
  filePath: z.string().min(1).max(1000),
  size: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional(),
  chunks: z.string().optional(),
})

const chunksSchema = z.object({ id: z.string() })

const statuses = { kind: 415, tooLarge: 413, empty: 422 } as const satisfies Record<Refusal, number>

/** Always answers JSON: upload scripts do not set `Accept`. */
const answerError = (thrown: unknown, res: Response, log: Services['log']): void => {
  const error = toAppError(thrown)
  const { status, key, headers } = error
  if (status >= 500) log.error({ err: error.cause ?? error }, 'upload failed')
  res.status(status).set(headers).json({ error: key })
}

/** Maximum bytes of a field; a signed policy is the longest. */
const fieldBytes = 4000

export const uploadController = (
  { origin }: Pick<Config, 'origin'>,
  { careers, log }: Pick<Services, 'careers' | 'log'>,
) => {
  const { uploads, files, signer, maxFileBytes } = careers
  const isSecure = origin.startsWith('https:')

  const signOne = async (req: Request, res: Response): Promise<void> => {
    const body = signingSchema.safeParse(req.body)
    if (!body.success) {
      res.status(400).json({ error: 'badRequest' })
      return
    }
    const { filePath: name, size, chunks } = body.data
    const owner = readOwner(req, signer) ?? makeOwner(res, signer, isSecure)
    const signing = await uploads.sign(owner, { name, size, inChunks: chunks === 'yes' })
    if (!signing.ok) {
      const { refusal } = signing
      const limit = refusal === 'tooLarge' ? { maxFilesize: maxFileBytes / mebibyte } : {}
      res.status(statuses[refusal]).json({ error: refusal, ...limit })
      return
    }
    const { ok: _, ...signed } = signing
    res.json(signed)
  }

  const signChunk = async (req: Request, res: Response): Promise<void> => {
    const body = chunksSchema.safeParse(req.body)
    if (!body.success) {
      res.status(400).json({ error: 'badRequest' })
      return
    }
    const { id } = body.data
    // 404 for foreign uploads, so that their existence is not revealed.
    const owner = readOwner(req, signer)
    const next = owner === undefined ? undefined : await uploads.resume(owner, id)
    if (next === undefined) throw notFound()
    if (next === 'whole') res.status(201).json({ id })
    else res.json({ ...next, id })
  }

  const inJson = withOwnErrors((thrown, res) => answerError(thrown, res, log))

  const readAnnouncement = multipart({
    fields: 20,
    fieldBytes,
    files: 1,
    onFile: async ({ content }) => {
      content.resume()
    },
  })

  const outcomes = new WeakMap<Request, number>()

  const readPost = multipart({
    fields: 20,
    fieldBytes,
    files: 1,
    onFile: async ({ field, content }, fields, req) => {
      const texts = z.record(z.string(), z.string()).safeParse(fields)
      const known = field === 'file' && texts.success ? texts.data : {}
      outcomes.set(req, (await files.posts?.receive(known, content)) ?? 404)
    },
  })

  const answerPost: RequestHandler = (req, res) => {
    const status = outcomes.get(req) ?? 400
    res.status(status).json(status === 201 ? {} : { error: 'refused' })
  }

  const readFields = [
    urlencoded({ extended: false, limit: '10kb', parameterLimit: 30 }),
    readAnnouncement,
  ]
  const announcedBytes = (req: Request): number => {
    const { size = maxFileBytes } = signingSchema.safeParse(req.body).data ?? { size: 0 }
    return size > maxFileBytes ? 0 : size
  }

  const sign: readonly RequestHandler[] = [signOne].map(inJson)
  const chunks: readonly RequestHandler[] = [...readFields, signChunk].map(inJson)
  const receive: readonly RequestHandler[] = [readPost, answerPost].map(inJson)
  return { inJson, readFields, announcedBytes, sign, chunks, receive }
}
