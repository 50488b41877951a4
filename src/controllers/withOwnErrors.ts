import type { RequestHandler, Response } from 'express'

/** Wraps a step of a route whose clients are programs, so that errors are answered without an HTML page. */
export const withOwnErrors =
  (answerError: (thrown: unknown, res: Response) => void) =>
  (step: RequestHandler): RequestHandler =>
  async (req, res, next) => {
    res.set('Cache-Control', 'no-store')
    try {
      await step(req, res, (error?: unknown) => {
        if (error === undefined) next()
        else answerError(error, res)
      })
    } catch (thrown) {
      answerError(thrown, res)
    }
  }
