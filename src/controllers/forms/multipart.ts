import type { Readable } from 'node:stream'
import type { Request, RequestHandler } from 'express'
import multer from 'multer'
import { AppError } from '../../services/errors/errors.js'

/** One file of a form while it is being read: the stream must be read to its end. */
export interface FormFile {
  readonly field: string
  /** As the visitor's machine calls it: any text at all. */
  readonly name: string
  readonly content: Readable
}

interface MultipartOptions {
  /** Most text fields, and most bytes of one of them. */
  readonly fields: number
  readonly fieldBytes: number
  /** More parts than these end the reading. */
  readonly files: number
  /** @param fields those that stood before the file */
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

/** A body that breaks off, has no boundary or is too large is the sender's error, not ours. */
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

/**
 * Reads a multipart form: text into `req.body`, each file handed on as it streams in. Memory holds
 * neither a file nor a long text.
 */
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
      // Whoever took the file knows how to let go of it.
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
