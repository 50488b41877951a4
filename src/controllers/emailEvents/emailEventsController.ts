import { raw, type RequestHandler, type Response } from 'express'
import type { ReceiveEvent } from '../../services/email/receiveEvents.js'
import { toAppError } from '../../services/errors/errors.js'
import type { Services } from '../../services/services.js'
import { withOwnErrors } from '../withOwnErrors.js'

const largestEvent = '256kb'

/** Providers read only the status. */
const answerError = (thrown: unknown, res: Response, log: Services['log']): void => {
  const { status, headers, cause } = toAppError(thrown)
  if (status >= 500) log.error({ err: cause ?? thrown }, 'email event not stored')
  // Browsers of operators need the header to ask for the password; providers send theirs unasked.
  if (status === 401) res.set('WWW-Authenticate', 'Basic')
  res.status(status).set(headers).end()
}

export const emailEventsController = (receive: ReceiveEvent, { log }: Pick<Services, 'log'>) => {
  const withStatus = withOwnErrors((thrown, res) => answerError(thrown, res, log))

  // Signatures cover the raw bytes, whatever content type the provider declares.
  const readBody = raw({ type: () => true, limit: largestEvent, inflate: false })

  const answer: RequestHandler = async ({ headers, body }, res) => {
    const result = await receive({ headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) })
    log.info({ result }, 'email event received')
    res.status(200).end()
  }

  return { withStatus, receive: [readBody, answer].map(withStatus) }
}
