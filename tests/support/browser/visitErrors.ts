export interface VisitErrors {
  /** Script errors, failed or refused loads, and requests to other sites so far. */
  readonly errors: readonly string[]
  readonly forget: () => void
  /** @param address of the page or the file */
  readonly report: (address: string | undefined, error: string) => void
  /** Reports an uncaught error, an unhandled rejection or a console error. */
  readonly reportScript: (address: string | undefined, error: string) => void
  readonly requested: (url: string) => void
  /** @param isPage a page that answers 404 or 422 is what its test asked for; what it loads must be there */
  readonly answered: (url: string, status: number, isPage: boolean) => void
}

/**
 * Gathers the errors of a visit, in words that do not depend on the browser or its port.
 * @param scriptErrors also receives those of scripts, and is never emptied
 */
export const gatherErrors = (origin: string, scriptErrors: string[] = []): VisitErrors => {
  const errors: string[] = []
  const write = (address: string, error: string): string =>
    `${address.replace(origin, '')}: ${error}`
  const report: VisitErrors['report'] = (address = '', error) => {
    errors.push(write(address, error))
  }
  return {
    errors,
    forget: () => {
      errors.length = 0
    },
    report,
    reportScript: (address = '', error) => {
      report(address, error)
      scriptErrors.push(write(address, error))
    },
    requested: (url) => {
      const { origin: asked, protocol } = new URL(url)
      if (asked !== origin && protocol !== 'data:') report(url, 'is another site')
    },
    answered: (url, status, isPage) => {
      if (status >= 400 && !isPage) report(url, `status ${status}`)
    },
  }
}
