import type { ErrorRequestHandler, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { showError } from '../../controllers/pages/errorController.js'
import { notFound, toAppError } from '../../services/errors/errors.js'

export const unknownAddress: RequestHandler = (_req, _res, next) => next(notFound())

/** Runs middleware for failed requests as well: a failed picture is answered with a page. */
export const evenOnFailure =
  (step: RequestHandler): ErrorRequestHandler =>
  (failure, req, res, next) => {
    void step(req, res, () => next(failure))
  }

/** Fallback page that does not depend on translations, views and style sheets, which may have failed. */
const failedPage = [
  '<!doctype html><html lang="fr-CA"><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
  '<title>Erreur / Error</title>',
  '<p>Une erreur est survenue pendant l’affichage de la page d’erreur. ',
  '<a href="/fr">Revenir à l’accueil</a></p>',
  '<p lang="en-CA">An error occurred while showing the error page. ',
  '<a href="/en">Go back to the home page</a></p></html>',
].join('')

export const errors =
  (show: ReturnType<typeof showError>, log: Logger): ErrorRequestHandler =>
  (thrown: unknown, req, res: Response, _next) => {
    const error = toAppError(thrown)
    const requestId = req.id
    if (error.status >= 500) log.error({ err: error.cause ?? error, requestId }, error.message)
    if (res.headersSent) {
      // Aborts the connection, so that a partial page is not taken for a complete one.
      res.destroy()
      return
    }
    res.set(error.headers).status(error.status).set('Cache-Control', 'no-store')
    const fallBack = (failure: unknown): void => {
      const { cause } = toAppError(failure)
      log.error({ err: cause ?? failure, requestId }, 'error page failed')
      res.type('html').send(failedPage)
    }
    show(error, req, res).catch(fallBack)
  }
