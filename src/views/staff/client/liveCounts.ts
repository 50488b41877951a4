import { isRecord } from '../../fields/isRecord.js'
import { updateRows } from './liveRows.js'

/** What the server tells of: the count of each view, and a sentence about what is new. */
interface Counts {
  readonly views: Readonly<Record<string, unknown>>
  readonly fresh: string
}

const readCounts = (data: unknown): Counts | undefined => {
  if (typeof data !== 'string') return undefined
  const parsed: unknown = JSON.parse(data)
  if (!isRecord(parsed)) return undefined
  const { views, fresh } = parsed
  return isRecord(views) && typeof fresh === 'string' ? { views, fresh } : undefined
}

const readReferences = (data: unknown): readonly string[] | 'all' => {
  const parsed: unknown = typeof data === 'string' ? JSON.parse(data) : []
  if (parsed === null) return 'all'
  return Array.isArray(parsed) ? parsed.filter((one) => typeof one === 'string') : []
}

/** Numbers and the line above the list alone: rows stay where they are under the pointer. */
const show = ({ views, fresh }: Counts): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const count = views[place.dataset['count'] ?? '']
    if (typeof count === 'number') place.textContent = String(count)
  }
  const line = document.querySelector<HTMLElement>('[data-fresh]')
  const address = line?.dataset['fresh']
  if (!line || address === undefined) return
  if (fresh === '') {
    line.replaceChildren()
    return
  }
  const link = line.querySelector('a') ?? document.createElement('a')
  link.className = 'fresh'
  link.href = address
  // Announced once, not again with every count.
  if (link.textContent !== fresh) link.textContent = fresh
  if (link.parentElement === null) line.append(link)
}

/** After an answer that is no stream: the site restarts, or the session has ended. */
const againMs = 10_000

/** Listens while the page is seen; another process may have received what is new. */
export const startLiveCounts = (): void => {
  const queue = document.querySelector<HTMLElement>('[data-since]')
  if (!queue) return
  const { since = '', view = '', position: shown = '' } = queue.dataset
  // By it the server knows what was changed while nobody listened.
  let position = shown
  let source: EventSource | undefined
  const open = (): EventSource => {
    const opened = new EventSource(`/staff/events?since=${since}&view=${view}&after=${position}`)
    opened.addEventListener('counts', ({ data, lastEventId }: MessageEvent<unknown>) => {
      position = lastEventId
      const counts = readCounts(data)
      if (counts) show(counts)
    })
    opened.addEventListener('changed', ({ data, lastEventId }: MessageEvent<unknown>) => {
      position = lastEventId
      // Nothing is lost when they cannot be read: the next load shows them.
      updateRows(readReferences(data)).catch(() => undefined)
    })
    opened.addEventListener('error', () => {
      // The browser itself comes again where the connection broke, and never after such an answer.
      if (opened.readyState !== EventSource.CLOSED) return
      stop()
      setTimeout(follow, againMs)
    })
    return opened
  }
  const stop = (): void => {
    source?.close()
    source = undefined
  }
  const follow = (): void => {
    if (document.hidden) stop()
    else source ??= open()
  }
  document.addEventListener('visibilitychange', follow)
  // A page that is kept for the back button must not hold a connection.
  addEventListener('pagehide', stop)
  addEventListener('pageshow', follow)
}
