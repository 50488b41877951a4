import type { Readable } from 'node:stream'
import type { Request, RequestHandler } from 'express'
import multer from 'multer'
import { AppError } from '../../services/errors/errors.js'

export interface FormFile {
  readonly field: string
  readonly name: string
  readonly content: Readable
}

interface MultipartOptions {
  readonly fields: number
  readonly fieldBytes: number
  readonly files: number
  readonly onFile: (
    file: FormFile,
    fields: Readonly<Record<string, unknown>>,
    req: Request,
  ) => Promise<void>
}

const tooMuch: readonly string[] = [
  'LIMIT_PART_COUNT',
  'LIMIT_FILE_COUNT',
  'LIMIT_FIELD_VALUE',
  'LIMIT_FIELD_COUNT',
  'LIMIT_FIELD_KEY',
]

/** Maps errors in the body, such as a missing boundary, to 4xx. */
const asAppError = (thrown: unknown): unknown => {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof multer.MulterError) {
    const isLarge = tooMuch.includes(thrown.code)
    return isLarge
      ? new AppError(413, 'tooLarge', {}, { cause: thrown })
      : new AppError(400, 'badRequest', {}, { cause: thrown })
  }
  const plain = thrown instanceof Error ? thrown.message : ''
  const isBroken = /^(Unexpected end|Multipart|Malformed|Unsupported|Request (aborted|closed))/
  return isBroken.test(plain) ? new AppError(400, 'badRequest', {}, { cause: thrown }) : thrown
}

/** Parses text into `req.body` and passes files on as streams, to bound memory. */
export const multipart = (options: MultipartOptions): RequestHandler => {
  const read = multer({
    defParamCharset: 'utf8',
    limits: {
      fieldNameSize: 100,
      fieldSize: options.fieldBytes,
      fields: options.fields,
      files: options.files,
      parts: options.fields + options.files,
      headerPairs: 20,
      fieldNestingDepth: 0,
    },
    storage: {
      _handleFile: (req, { fieldname, originalname, stream }, done) => {
        const file = { field: fieldname, name: originalname, content: stream }
        const body: unknown = req.body
        const fields = typeof body === 'object' && body !== null ? { ...body } : {}
        options.onFile(file, fields, req).then(
          () => done(null, {}),
          (error: unknown) => done(error),
        )
      },
      // `onFile` discards the file itself.
      _removeFile: (_req, _file, done) => done(null),
    },
  }).any()
  return (req, res, next) => {
    void read(req, res, (error: unknown) => {
      if (error === undefined || error === null) next()
      else next(asAppError(error))
    })
  }
}
