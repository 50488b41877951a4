import type { ErrorRequestHandler, RequestHandler } from 'express'

/** A step also for what failed before it came to it: a picture that fails is answered with a page. */
export const evenOnFailure =
  (step: RequestHandler): ErrorRequestHandler =>
  (failure, req, res, next) => {
    void step(req, res, () => next(failure))
  }
