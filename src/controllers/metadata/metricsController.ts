import type { Request, Response } from 'express'
import type { Metrics } from '../../services/metrics/metrics.js'
import { isSameSecret } from '../../services/http/signer.js'

/** Returns whether a request may read the metrics; without a token, the network must protect them. */
export const mayReadMetrics = (
  authorization: string | undefined,
  token: string | undefined,
): boolean => {
  if (token === undefined) return true
  const [, sent = ''] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? []
  return isSameSecret(sent, token)
}

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8'

export const metricsController =
  (metrics: Pick<Metrics, 'text'>, token: string) =>
  async (req: Request, res: Response): Promise<void> => {
    res.set('Cache-Control', 'no-store')
    if (!mayReadMetrics(req.headers.authorization, token)) {
      res.status(401).set('WWW-Authenticate', 'Bearer').end()
      return
    }
    res.set('Content-Type', metricsType).send(await metrics.text())
  }
