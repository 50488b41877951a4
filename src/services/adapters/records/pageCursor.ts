import * as z from 'zod'
import { AppError } from '../../errors/errors.js'

/** The last record of a page: the next page begins after it. */
export interface Place {
  readonly createdAt: number
  readonly id: string
}

const placeSchema = z.tuple([z.int(), z.string().min(1)])

/** Writes a place as text for an address. */
export const writeCursor = ({ createdAt, id }: Place): string =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url')

/**
 * Reads a place back.
 * @throws AppError 400: cursors travel in addresses, and visitors edit addresses
 */
export const readCursor = (cursor: string): Place => {
  try {
    const text = Buffer.from(cursor, 'base64url').toString()
    const [createdAt, id] = placeSchema.parse(JSON.parse(text))
    return { createdAt, id }
  } catch (cause) {
    // Only parsing can fail here: what was read is no cursor of ours.
    throw new AppError(400, 'badRequest', {}, { cause })
  }
}
