/** What the server answered for a page. */
export interface PageAnswer {
  /** After redirects. */
  readonly address: string
  readonly html: string
}

/** Absent when the answer is an error or no page: the browser shows such answers better. */
type Answer = PageAnswer | undefined

interface Kept {
  readonly answer: Promise<Answer>
  readonly until: number
}

/** Pages fetched ahead in one visit. */
const budget = 20
/** « Open now » on a page fetched ahead is this old at most. */
const lifetime = 300_000

const isReadable = (response: Response): boolean =>
  response.ok &&
  (response.headers.get('content-type') ?? '').startsWith('text/html') &&
  new URL(response.url).origin === location.origin

/** An answer that nobody reads keeps its connection, and the service worker's turn. */
const letGo = async ({ body }: Response): Promise<void> => {
  await body?.cancel()
}

const readPage = async (address: string, options: RequestInit): Promise<Response | undefined> => {
  const response = await fetch(address, { ...options, headers: { Accept: 'text/html' } })
  if (isReadable(response)) return response
  await letGo(response)
  return undefined
}

const answerOf = async (response: Response): Promise<PageAnswer> => ({
  address: response.url,
  html: await response.text(),
})

const readAhead = async (address: string): Promise<Answer> => {
  const response = await readPage(address, { priority: 'low', cache: 'no-cache' })
  const rule = response?.headers.get('cache-control') ?? ''
  // An answer for one visitor at one moment is not kept.
  if (response === undefined) return undefined
  if (rule.includes('no-store')) {
    await letGo(response)
    return undefined
  }
  return answerOf(response)
}

export interface PageStore {
  /** Whether another page may be fetched ahead. */
  readonly hasRoom: () => boolean
  /** Fetches a page that may be wanted, once. */
  readonly fetchAhead: (address: string) => Promise<void>
  /** @throws when the network fails or the signal says to stop */
  readonly take: (address: string, signal: AbortSignal, cache?: RequestCache) => Promise<Answer>
}

/** Pages fetched ahead of a click, and those asked for. */
export const createPageStore = (): PageStore => {
  const ahead = new Map<string, Kept>()

  const keptAnswer = async (address: string): Promise<Answer> => {
    const kept = ahead.get(address)
    if (kept === undefined || kept.until < Date.now()) return undefined
    return kept.answer
  }

  return {
    hasRoom: () => ahead.size < budget,
    fetchAhead: async (address) => {
      if (ahead.has(address) || ahead.size >= budget) return
      // A page that did not arrive is asked for again by the click itself.
      const answer = readAhead(address).catch(() => undefined)
      ahead.set(address, { answer, until: Date.now() + lifetime })
      await answer
    },
    // No stale answer in the meantime, and no second request for the same page.
    take: async (address, signal, cache = 'no-cache') => {
      const kept = await keptAnswer(address)
      signal.throwIfAborted()
      if (kept !== undefined) return kept
      const response = await readPage(address, { signal, cache })
      return response === undefined ? undefined : answerOf(response)
    },
  }
}
