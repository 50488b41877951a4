export const readUrl = (href: string): URL | undefined => {
  try {
    return new URL(href)
  } catch {
    return undefined
  }
}

/** Page paths begin with a language; the browser handles other URLs. */
export const isPage = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /^\/(fr|en)(\/|$)/.test(pathname)

export const withoutHash = (url: URL | string): string => {
  const copy = new URL(url)
  copy.hash = ''
  return copy.href
}
