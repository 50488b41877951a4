import { type Request, type RequestHandler, type Response, urlencoded } from 'express'
import * as z from 'zod'
import { mebibyte } from '../../config/limits.js'
import type { Config } from '../../config/readConfig.js'
import type { Refusal } from '../../services/careers/uploads.js'
import { notFound, toAppError } from '../../services/errors/errors.js'
import type { Services } from '../../services/services.js'
import { multipart } from '../forms/multipart.js'
import { makeOwner, readOwner } from './uploadOwner.js'

/*
 * What a browser needs to know to send a file ahead of its application.
 *
 * 1. `POST /upload/sign`, multipart or urlencoded, same origin, with cookies:
 *      filePath     the file's name
 *      contentType  ignored, as what browsers declare varies by machine: the extension decides, and
 *                   the content once an application claims the file
 *      size         optional: bytes, exactly; without it the signature allows up to the limit
 *      chunks       optional: `yes` when the browser can send a file of more than 2 000 000 bytes in
 *                   chunks, as told in 3.
 *    Other fields are ignored. Answers are JSON, `no-store`:
 *      200 { signature: { … }, postEndpoint, id }
 *      200 the same with chunk: { from, to }    post these bytes first, `to` excluded
 *      400 { error: "badRequest" }              a field is missing
 *      403 { error: "crossSite" }               (the site's own problem+json or page)
 *      413 { error: "tooLarge", maxFilesize }   MiB; from CAREERS_MAX_FILE_MB
 *      415 { error: "kind" }                    not one of the formats
 *      422 { error: "empty" }
 *      429 { error: "tooMany" }, `Retry-After`  RATE_LIMIT_UPLOADS in ten minutes, 60 by default;
 *                                             RATE_LIMIT_UPLOAD_MB in a day, 1000 by default
 *      503 { error: "unavailable" }             try again later
 *    The first signing sets the cookie `upload` (signed, httpOnly, SameSite=Lax, path /, a day).
 *    Signatures made with one cookie are worth nothing with another: sign one file first, then the
 *    others side by side.
 *
 * 2. Post a multipart form to `postEndpoint`: every field of `signature` by its name, in any order,
 *    then `file`, last. 201 is success. Anything else is a failure: 400 wrong size, 403 the
 *    signature is used, too old (10 minutes) or was changed, 429 and 503 try again later. With S3
 *    the address is another site's: send no cookies. Each signature is good for one file, once: a
 *    new try after an answer needs a new signature; one cut off on the way may use the same again,
 *    which ends the earlier one if the server still waits for it. 16 posts of one address at once.
 *
 * 3. With a `chunk` in the answer, the file of the form in 2. is those bytes alone. After each chunk,
 *    and after a lost line, a sleep or a reload, `POST /upload/chunks`, same origin, with cookies:
 *      id           of the upload
 *    It answers by what has arrived in the store, so that nothing is sent twice:
 *      200 { signature, postEndpoint, id, chunk: { from, to } }   the first chunk that is missing
 *      201 { id }                               all have arrived and are one file now
 *      404 { error: "notFound" }                not this visitor's, used or deleted: sign anew
 *      429, 503                                 as above
 *    A chunk is of 2 000 000 bytes, the last one of the rest. Its signature is for that upload, that
 *    place in it and that many bytes, for ten minutes; the browser never says what is complete. An
 *    upload may be gone on with for 23 hours; the island remembers it for one.
 *
 * 4. Send the application's form with one hidden field `uploads` per file (the `id` above, the CV
 *    first) and no file in `files`. Both may be mixed; together they are one to six. Post it to the
 *    form's own `action`, multipart or urlencoded, as a page or with `Accept: application/json`:
 *      201 { reference, answerBy?, answerDelay }   200 the same: it was kept before
 *      422 { errors: [{ field, key, sentence }], uploads: [{ id, name, size }] }
 *    A page answers 303 to the confirmation, or 422 with the form, what was typed, and the uploads
 *    that still wait. A file in `errors` that is not in `uploads` is gone: ask for another.
 *    An upload waits 23 hours for its application.
 *
 * The island of the files field is given the limits and the addresses of 1. and 3. with its props.
 */

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
  if (status >= 500) log.error({ err: error.cause ?? error }, 'an upload failed')
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
    const told = signingSchema.safeParse(req.body)
    if (!told.success) {
      res.status(400).json({ error: 'badRequest' })
      return
    }
    const { filePath: name, size, chunks } = told.data
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
    const told = chunksSchema.safeParse(req.body)
    if (!told.success) {
      res.status(400).json({ error: 'badRequest' })
      return
    }
    const { id } = told.data
    // 404 for foreign uploads, so that their existence is not revealed.
    const owner = readOwner(req, signer)
    const next = owner === undefined ? undefined : await uploads.resume(owner, id)
    if (next === undefined) throw notFound()
    if (next === 'whole') res.status(201).json({ id })
    else res.json({ ...next, id })
  }

  const inJson =
    (step: RequestHandler): RequestHandler =>
    async (req, res, next) => {
      res.set('Cache-Control', 'no-store')
      try {
        await step(req, res, (error?: unknown) => {
          if (error === undefined) next()
          else answerError(error, res, log)
        })
      } catch (thrown) {
        answerError(thrown, res, log)
      }
    }

  const readAnnouncement = multipart({
    fields: 20,
    fieldBytes,
    files: 1,
    // Unexpected files are discarded.
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
  /** Returns the bytes to sign for; 0 when signing will be refused. */
  const announcedBytes = (req: Request): number => {
    const { size = maxFileBytes } = signingSchema.safeParse(req.body).data ?? { size: 0 }
    return size > maxFileBytes ? 0 : size
  }

  const sign: readonly RequestHandler[] = [signOne].map(inJson)
  const chunks: readonly RequestHandler[] = [...readFields, signChunk].map(inJson)
  const receive: readonly RequestHandler[] = [readPost, answerPost].map(inJson)
  return { inJson, readFields, announcedBytes, sign, chunks, receive }
}
