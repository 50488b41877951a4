/** Returns whether the URL contains a content hash; without one, the file may change. */
export const isHashed = ({ pathname, search }: URL): boolean =>
  /^\/(assets|fonts)\//.test(pathname) || search.startsWith('?v=')

export const isFile = ({ pathname, search }: URL): boolean =>
  /^\/(assets|drawings|fonts|icons|images)\//.test(pathname)
    ? search === ''
    : pathname.startsWith('/_ipx/') && /^(\?v=|$)/.test(search)

export const isPrivate = ({ pathname }: URL): boolean => pathname.startsWith('/upload/')

/** Returns whether a response is the same for all visitors; URLs with a query may be personal. */
export const isShared = ({ search }: URL): boolean => search === ''

/** Returns the canonical URLs of a page: without query, in lower case, with a language. */
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

export const linkedSheets = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="stylesheet" [^>]{0,60}href="(\/assets\/[^"]+)"/g)].map(
    ([, address = '']) => address,
  )

export const isHtml = ({ headers }: Response): boolean =>
  (headers.get('content-type') ?? '').startsWith('text/html')

export const wantsPage = ({ mode, headers }: Request): boolean =>
  mode === 'navigate' || headers.get('accept') === 'text/html'
