import type { RequestHandler } from 'express'
import type { DataFile } from '../../services/dataFile.js'

/** What islands load in a browser: an address that carries a hash never changes. */
export const sendDataFile =
  ({ data }: DataFile<object>): RequestHandler =>
  (_req, res) => {
    res.set('Cache-Control', 'public, max-age=31536000, immutable').json(data)
  }
