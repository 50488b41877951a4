export const readUrl = (href: string): URL | undefined => {
  try {
    return new URL(href)
  } catch {
    return undefined
  }
}

/** Whether a URL is a page of the site, whose path begins with a language; the browser handles other URLs. */
export const isPage = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /^\/(fr|en)(\/|$)/.test(pathname)

export const withoutHash = (url: URL | string): string => {
  const copy = new URL(url)
  copy.hash = ''
  return copy.href
}
