import { LRUCache } from 'lru-cache'
import { type Compressed, compress } from '../../services/http/compress.js'

export type EncodedPage = Compressed & { readonly identity: Buffer }

/** Maximum number of cached pages: the most common error of every page in both languages, about 6 MB. */
const mostPages = 100

const encode = async (html: string): Promise<EncodedPage> => {
  const identity = Buffer.from(html)
  return { identity, ...(await compress(identity)) }
}

export interface ErrorPageCache {
  /**
   * Returns the cached page, or renders it.
   * @param key everything that the page depends on, except the time
   */
  find(key: string, render: () => Promise<string>): Promise<EncodedPage>
}

/** Caches error pages, so that random URLs are cheap. @param moment changes with the content of any page */
export const createErrorPageCache = (moment: () => string): ErrorPageCache => {
  const pages = new LRUCache<string, Promise<EncodedPage>>({ max: mostPages })
  return {
    find: (key, render) => {
      const fullKey = `${key} ${moment()}`
      const known = pages.get(fullKey)
      if (known !== undefined) return known
      const page = render().then(encode)
      pages.set(fullKey, page)
      page.catch(() => pages.delete(fullKey))
      return page
    },
  }
}
