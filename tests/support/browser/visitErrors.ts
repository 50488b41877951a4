export interface VisitErrors {
  readonly errors: readonly string[]
  readonly forget: () => void
  readonly report: (address: string | undefined, error: string) => void
  readonly reportScript: (address: string | undefined, error: string) => void
  readonly requested: (url: string) => void
  /** @param isPage true for pages, which may have an error status on purpose, unlike other files */
  readonly answered: (url: string, status: number, isPage: boolean) => void
}

/** Collects the errors of a visit. @param scriptErrors also receives script errors, and is never emptied */
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
