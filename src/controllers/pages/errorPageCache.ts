import { LRUCache } from 'lru-cache'
import { type Compressed, compress } from '../../services/http/compress.js'

/** A page that was rendered and compressed once. */
export type EncodedPage = Compressed & { readonly identity: Buffer }

/** Every page in both languages with its most frequent error; a hundred are some 6 MB. */
const mostPages = 100

const encode = async (html: string): Promise<EncodedPage> => {
  const identity = Buffer.from(html)
  return { identity, ...(await compress(identity)) }
}

export interface ErrorPageCache {
  /**
   * The page under this key; rendered when it is not there, once for all who ask meanwhile.
   * @param key all that the page depends on, besides the moment
   */
  find(key: string, render: () => Promise<string>): Promise<EncodedPage>
}

/**
 * Keeps error pages: nobody may have one rendered as often as they can think of an address.
 * @param moment changes whenever any page would say something else
 */
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
