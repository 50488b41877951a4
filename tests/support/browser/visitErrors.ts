export interface VisitErrors {
  /** What went wrong so far: script errors, failed or refused loads, requests to other sites. */
  readonly errors: readonly string[]
  readonly forget: () => void
  /** @param address of the page or the file */
  readonly report: (address: string | undefined, error: string) => void
  readonly requested: (url: string) => void
  /** @param isPage a page that answers 404 or 422 is what its test asked for; what it loads must be there */
  readonly answered: (url: string, status: number, isPage: boolean) => void
}

/** Gathers what goes wrong during a visit, in words that do not depend on the browser or its port. */
export const gatherErrors = (origin: string): VisitErrors => {
  const errors: string[] = []
  const report: VisitErrors['report'] = (address = '', error) => {
    errors.push(`${address.replace(origin, '')}: ${error}`)
  }
  return {
    errors,
    forget: () => {
      errors.length = 0
    },
    report,
    requested: (url) => {
      const { origin: asked, protocol } = new URL(url)
      if (asked !== origin && protocol !== 'data:') report(url, 'is another site')
    },
    answered: (url, status, isPage) => {
      if (status >= 400 && !isPage) report(url, `status ${status}`)
    },
  }
}
