/** Parses the URL of a link, which extensions may have written; `undefined` when it is invalid. */
export const readUrl = (href: string): URL | undefined => {
  try {
    return new URL(href)
  } catch {
    return undefined
  }
}

/**
 * Pages have their language in front. Anything else (files, pictures, machines, an area that asks
 * for a password) is left to the browser.
 */
export const isPage = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /^\/(fr|en)(\/|$)/.test(pathname)

/** The address of the document itself. */
export const withoutHash = (url: URL | string): string => {
  const copy = new URL(url)
  copy.hash = ''
  return copy.href
}
