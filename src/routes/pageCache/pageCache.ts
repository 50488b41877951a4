import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { canonicalPath, routeNameOf } from '../../addresses/urlFor.js'
import { createBackoff } from '../../shared/time/backoff.js'
import { compress } from '../../services/http/compress.js'
import type { Clock } from '../../shared/time/clock.js'
import { minute } from '../../shared/time/durations.js'
import { eachInTurn } from '../../shared/time/eachInTurn.js'
import { createRecurringTask, type RecurringTask } from '../../shared/time/recurringTask.js'
import type { Incoming } from '../middleware/incomingRequest.js'
import { staticRoute } from '../middleware/staticFiles.js'
import type { BuiltFiles } from './builtFiles.js'
import { CachedResponses } from './cachedResponses.js'
import {
  createInternalRequest,
  type InternalRequest,
  type InternalResponse,
} from './internalRequest.js'
import { type PreparedResponse, prepareResponse } from './preparedResponse.js'

export interface PageCache {
  readonly answer: CachedResponses['answer']
  /** Fills the cache, then refreshes it every minute. Resolves once filled; never rejects. */
  readonly start: () => Promise<void>
  readonly refresh: () => void
  /**
   * Renders pages that are shown later, for at most half a second. The returned function caches them and
   * refreshes the others. Never rejects.
   */
  readonly prepare: (pages: CachedPages) => Promise<() => void>
  readonly statistics: CachedResponses['statistics']
  readonly stop: () => Promise<void>
}

export interface CachedPages {
  readonly app: RequestListener
  readonly paths: () => readonly string[]
  /** Returns a key that changes with the content of pages; called for each response. */
  readonly key: () => string
}

export interface PageCacheOptions extends CachedPages, Omit<Incoming, 'isTrusted'> {
  readonly log: Pick<Logger, 'child' | 'warn'>
  readonly clock: Clock
  readonly files?: BuiltFiles
  readonly limit?: number
}

/** A release is shown within 2 s, although one that changes all pages needs longer to compress them. */
const longestPreparationMs = 500

/** Statuses of cacheable responses; closed offers answer 410. */
const lastingStatuses: readonly number[] = [200, 410]

const isSameForEverybody = (response: InternalResponse): boolean =>
  lastingStatuses.includes(response.status) &&
  /^public\b/.test(response.header('cache-control') ?? '') &&
  response.header('set-cookie') === undefined &&
  (response.header('vary') ?? 'Accept-Encoding').toLowerCase() === 'accept-encoding'

const isCacheablePage = (response: InternalResponse): boolean =>
  isSameForEverybody(response) &&
  /\b(s-maxage=|no-cache\b)/.test(response.header('cache-control') ?? '') &&
  (response.header('content-type') ?? '').startsWith('text/html')

const digestOf = ({ rawHeaders, body }: InternalResponse): string => {
  const lasting = rawHeaders.filter((_item, at) => rawHeaders[at - (at % 2)] !== 'Date')
  return createHash('sha256').update(lasting.join('\n')).update(body).digest('base64')
}

class SitePageCache implements PageCache {
  private readonly request: InternalRequest
  private readonly responses: CachedResponses
  private readonly key: () => string
  /** Responses by digest, shared by the paths of a page and by unchanged pages. */
  private readonly prepared = new Map<string, PreparedResponse>()
  /** Files to cache once; they do not change while the process runs. */
  private readonly pendingFiles: BuiltFiles[number][]
  private readonly task: RecurringTask

  constructor(private readonly options: PageCacheOptions) {
    this.request = createInternalRequest(options.app)
    this.key = options.key
    this.responses = new CachedResponses({ ...options, key: this.key })
    this.pendingFiles = [...(options.files ?? [])]
    this.task = createRecurringTask({
      run: (signal) => this.refreshAll(signal),
      onError: (error) => options.log.warn({ err: error }, 'page cache not refreshed'),
      backoff: createBackoff(),
      longestWaitMs: minute,
      clock: options.clock,
    })
  }

  readonly answer: CachedResponses['answer'] = (req, res) =>
    !this.options.cameByHttp(req) && this.responses.answer(req, res)

  readonly statistics: CachedResponses['statistics'] = () => this.responses.statistics()

  readonly start = (): Promise<void> => this.task.start()

  readonly refresh = (): void => this.task.wake()

  readonly prepare: PageCache['prepare'] = async ({ app, paths, key }) => {
    const request = createInternalRequest(app)
    const isOver = AbortSignal.timeout(longestPreparationMs)
    const rendered = key()
    const pages = new Map<string, PreparedResponse>()
    await eachInTurn(paths(), async (path) => {
      if (isOver.aborted) return
      const work = async (): Promise<void> => {
        const prepared = pages.get(canonicalPath(path)) ?? (await this.preparePage(path, request))
        if (prepared !== undefined) pages.set(path, prepared)
      }
      await this.attempt(path, work())
    })
    return () => {
      if (key() === rendered) {
        for (const [path, prepared] of pages) this.cachePage(path, prepared, rendered)
      }
      this.refresh()
    }
  }

  readonly stop = (): Promise<void> => this.task.stop()

  /** Refreshes responses one by one, to serve requests in between. @returns ms until the next minute */
  private async refreshAll(signal: AbortSignal): Promise<number> {
    for (const file of this.pendingFiles.splice(0)) {
      const succeeded = await this.attempt(file.address, this.cacheFile(file))
      if (!succeeded) this.pendingFiles.push(file)
    }
    await eachInTurn(this.options.paths(), async (path) => {
      if (!signal.aborted) await this.attempt(path, this.refreshPage(path))
    })
    if (signal.aborted) return 0
    for (const [digest, response] of this.prepared) {
      if (!this.responses.isUsed(response)) this.prepared.delete(digest)
    }
    return minute - (this.options.clock.now() % minute)
  }

  /** Lets Express answer a path when caching fails. @returns whether it succeeded */
  private async attempt(path: string, work: Promise<void>): Promise<boolean> {
    try {
      await work
      return true
    } catch (error) {
      this.responses.delete(path)
      this.options.log.warn({ err: error, path }, 'response not cached')
      return false
    }
  }

  private async refreshPage(path: string): Promise<void> {
    const key = this.key()
    if (this.responses.current(path, key) !== undefined) return
    const prepared =
      this.responses.current(canonicalPath(path), key) ??
      (await this.preparePage(path, this.request))
    // Discards a page rendered while the key changed, because it may belong to either key.
    if (prepared === undefined || this.key() !== key) this.responses.delete(path)
    else this.cachePage(path, prepared, key)
  }

  private cachePage(path: string, prepared: PreparedResponse, key: string): void {
    if (!this.responses.set(path, prepared, { route: routeNameOf(path) ?? path, key })) {
      this.options.log.warn({ path }, 'page cache full, page not cached')
    }
  }

  /** Returns `undefined` for a page that is not cacheable. */
  private async preparePage(
    path: string,
    request: InternalRequest,
  ): Promise<PreparedResponse | undefined> {
    const response = await request(path)
    if (!isCacheablePage(response)) return undefined
    const digest = digestOf(response)
    const prepared =
      this.prepared.get(digest) ?? prepareResponse(response, await compress(response.body))
    this.prepared.set(digest, prepared)
    return prepared
  }

  private async cacheFile({ address, compressed }: BuiltFiles[number]): Promise<void> {
    const response = await this.request(address)
    if (isSameForEverybody(response)) {
      const prepared = prepareResponse(response, await compressed())
      this.responses.set(address, prepared, { route: staticRoute })
    }
  }
}

export const createPageCache = (options: PageCacheOptions): PageCache => new SitePageCache(options)
