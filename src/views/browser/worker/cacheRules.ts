/* What the worker answers, and what it may cache. */

/** Addresses that carry a hash never change what they name; other pictures and icons may. */
export const isHashed = ({ pathname, search }: URL): boolean =>
  /^\/(assets|fonts)\//.test(pathname) || search.startsWith('?v=')

export const isFile = ({ pathname, search }: URL): boolean =>
  /^\/(assets|drawings|fonts|icons|images)\//.test(pathname)
    ? search === ''
    : pathname.startsWith('/_ipx/') && /^(\?v=|$)/.test(search)

/** Signed files and uploads are between one person and the site. */
export const isPrivate = ({ pathname }: URL): boolean => /^\/(files|upload)\//.test(pathname)

/** An address with a query belongs to one visitor: a confirmation, for example. */
export const isShared = ({ search }: URL): boolean => search === ''

/**
 * Addresses under which the page of a URL may be cached: without query, which never selects a public
 * page, in the spelling to which the server redirects, and in French where it names no language.
 */
export const cachedAddresses = ({ origin, pathname }: URL): readonly string[] => {
  const parts = pathname
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
  const hasLanguage = parts[0] === 'fr' || parts[0] === 'en'
  const paths = hasLanguage ? [parts] : [parts, ['fr', ...parts]]
  return paths.map((path) => `${origin}/${path.join('/')}`)
}

export const mayBeCached = ({ ok, redirected, type, headers }: Response): boolean =>
  ok &&
  !redirected &&
  type === 'basic' &&
  !/no-store|private/.test(headers.get('cache-control') ?? '')

export const isHtml = ({ headers }: Response): boolean =>
  (headers.get('content-type') ?? '').startsWith('text/html')

export const wantsPage = ({ mode, headers }: Request): boolean =>
  mode === 'navigate' || headers.get('accept') === 'text/html'
