import type { RequestHandler } from 'express'
import { notFound } from '../../services/errors.js'

/** Last route: the address does not exist. */
export const unknownAddress: RequestHandler = (_req, _res, next) => next(notFound())
