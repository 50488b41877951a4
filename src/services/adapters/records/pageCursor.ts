import * as z from 'zod'
import { AppError } from '../../errors/errors.js'

export interface Place {
  readonly createdAt: number
  readonly id: string
}

const placeSchema = z.tuple([z.int(), z.string().min(1)])

export const writeCursor = ({ createdAt, id }: Place): string =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url')

/** Parses a cursor. @throws AppError 400, because cursors are part of URLs, which visitors may edit */
export const readCursor = (cursor: string): Place => {
  try {
    const text = Buffer.from(cursor, 'base64url').toString()
    const [createdAt, id] = placeSchema.parse(JSON.parse(text))
    return { createdAt, id }
  } catch (cause) {
    throw new AppError(400, 'badRequest', {}, { cause })
  }
}
