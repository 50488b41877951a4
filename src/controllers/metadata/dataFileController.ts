import type { RequestHandler } from 'express'
import type { DataFile } from '../../services/built/dataFile.js'

/**
 * What islands load in a browser: an address that carries a hash never changes. A page from before a
 * notice, or of a process that knew of it sooner, asks for another one: it gets what is known now, and
 * nobody keeps that.
 */
export const sendDataFile =
  (current: () => DataFile<object>): RequestHandler =>
  (req, res) => {
    const { address, data } = current()
    const isThis = req.path === address
    res.set('Cache-Control', isThis ? 'public, max-age=31536000, immutable' : 'no-store').json(data)
  }
