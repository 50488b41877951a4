import type { RequestHandler } from 'express'
import type { DataFile } from '../../services/built/dataFile.js'

/** Sends data at an immutable URL with its hash; URLs of another release get `no-store`. */
export const sendDataFile =
  (current: () => DataFile<unknown>): RequestHandler =>
  (req, res) => {
    const { address, data } = current()
    const isThis = req.path === address
    res.set('Cache-Control', isThis ? 'public, max-age=31536000, immutable' : 'no-store').json(data)
  }
