import { raw, type RequestHandler, type Response } from 'express'
import type { ReceiveEvent } from '../../services/email/bounces.js'
import { toAppError } from '../../services/errors/errors.js'
import type { Services } from '../../services/services.js'
import { withOwnErrors } from '../withOwnErrors.js'

const largestEvent = '256kb'

/** Answers without a body, because providers read only the status. */
const answerError = (thrown: unknown, res: Response, log: Services['log']): void => {
  const { status, headers, cause } = toAppError(thrown)
  if (status >= 500) log.error({ err: cause ?? thrown }, 'email event not stored')
  // Browsers need this header to ask an operator for the password; providers always send credentials.
  if (status === 401) res.set('WWW-Authenticate', 'Basic')
  res.status(status).set(headers).end()
}

export const emailEventsController = (receive: ReceiveEvent, { log }: Pick<Services, 'log'>) => {
  const withStatus = withOwnErrors((thrown, res) => answerError(thrown, res, log))

  // Reads the raw body of any content type, because signatures cover the bytes.
  const readBody = raw({ type: () => true, limit: largestEvent, inflate: false })

  const answer: RequestHandler = async ({ headers, body }, res) => {
    const result = await receive({ headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) })
    log.info({ result }, 'email event received')
    res.status(200).end()
  }

  return { withStatus, receive: [readBody, answer].map(withStatus) }
}
