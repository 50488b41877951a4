import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import type { Clock } from '../../services/time/clock.js'
import {
  type InternalRequest,
  createInternalRequest,
  type InternalResponse,
} from './internalRequest.js'
import type { BuiltFiles } from './builtFiles.js'
import { CachedResponses } from './cachedResponses.js'
import { minute, oncePerMinute } from './oncePerMinute.js'
import { compress, type PreparedResponse, prepareResponse } from './preparedResponse.js'

/** Answers pages and built files before Express, once Express has been asked for them. */
export interface PageCache {
  /** `false`: nothing was done, Express has to answer. */
  readonly answer: CachedResponses['answer']
  /** Asks for everything, and every minute for the pages that say something new; never rejects. */
  readonly start: () => Promise<void>
  readonly stop: () => void
}

export interface PageCacheParts {
  readonly app: RequestListener
  readonly log: Pick<Logger, 'info' | 'warn'>
  readonly clock: Clock
  readonly trustedProxies: number
  /** Addresses of pages that may be kept. */
  readonly paths: readonly string[]
  /** What pages say of the moment they are read. */
  readonly words: () => string
  readonly files?: BuiltFiles
  /** Most bytes that may be kept. */
  readonly limit?: number
}

const isForAnybody = (answer: InternalResponse): boolean =>
  answer.status === 200 &&
  /^public\b/.test(answer.header('cache-control') ?? '') &&
  answer.header('set-cookie') === undefined &&
  (answer.header('vary') ?? 'Accept-Encoding').toLowerCase() === 'accept-encoding'

const isSharedPage = (answer: InternalResponse): boolean =>
  isForAnybody(answer) &&
  /\bs-maxage=/.test(answer.header('cache-control') ?? '') &&
  (answer.header('content-type') ?? '').startsWith('text/html')

const contentOf = ({ rawHeaders, body }: InternalResponse): string => {
  const lasting = rawHeaders.filter((_item, at) => rawHeaders[at - (at % 2)] !== 'Date')
  return createHash('sha256').update(lasting.join('\n')).update(body).digest('base64')
}

class SitePageCache implements PageCache {
  private readonly ask: InternalRequest
  private readonly answers: CachedResponses
  private readonly words: () => string
  /** By content: the addresses of one page share their bytes, and a page that did not change. */
  private readonly prepared = new Map<string, PreparedResponse>()
  private open = true
  private callOff: () => void = () => undefined

  constructor(private readonly parts: PageCacheParts) {
    this.ask = createInternalRequest(parts.app)
    this.words = oncePerMinute(parts.clock, parts.words)
    this.answers = new CachedResponses({ ...parts, words: this.words })
  }

  readonly answer: CachedResponses['answer'] = (req, res) => this.answers.answer(req, res)

  readonly start = async (): Promise<void> => {
    for (const file of this.parts.files ?? []) await this.attempt(file.address, this.keepFile(file))
    await this.keepPages()
  }

  readonly stop = (): void => {
    this.open = false
    this.callOff()
  }

  /** One after the other, so that visitors are answered in between. */
  private async keepPages(): Promise<void> {
    for (const path of this.parts.paths) {
      if (!this.open) return
      await this.attempt(path, this.keepPage(path))
    }
    if (!this.open) return
    for (const [content, ready] of this.prepared) {
      if (!this.answers.holds(ready)) this.prepared.delete(content)
    }
    // Whatever a page says of the time, it is a minute old at most.
    const untilNextMinute = minute - (this.parts.clock.now() % minute)
    this.callOff = this.parts.clock.after(untilNextMinute, () => void this.keepPages())
  }

  /** What cannot be kept is answered by Express. */
  private async attempt(path: string, work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) => {
      this.answers.drop(path)
      this.parts.log.warn({ err: error, path }, 'an answer could not be kept')
    })
  }

  private async keepPage(path: string): Promise<void> {
    const words = this.words()
    if (this.answers.isKept(path, words)) return
    const answer = await this.ask(path)
    const content = contentOf(answer)
    const known = this.prepared.get(content)
    // While other bytes are compressed, the old ones are no longer given.
    if (known === undefined) this.answers.drop(path)
    // Rendered across the turn of a minute, it may say either.
    if (!isSharedPage(answer) || this.words() !== words) return this.answers.drop(path)
    const ready = known ?? prepareResponse(answer, await compress(answer.body))
    this.prepared.set(content, ready)
    if (!this.answers.keep(path, ready, words)) {
      this.parts.log.warn({ path }, 'no room is left to keep this page')
    }
  }

  private async keepFile({ address, compressed }: BuiltFiles[number]): Promise<void> {
    const answer = await this.ask(address)
    if (isForAnybody(answer)) {
      this.answers.keep(address, prepareResponse(answer, await compressed()))
    }
  }
}

/** Keeps what the site answers to everybody alike. */
export const createPageCache = (parts: PageCacheParts): PageCache => new SitePageCache(parts)
