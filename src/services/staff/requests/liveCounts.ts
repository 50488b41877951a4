import type { BaseLogger } from 'pino'
import type { Backoff } from '../../time/backoff.js'
import type { Clock } from '../../time/clock.js'
import { second } from '../../time/durations.js'
import { createRecurringTask } from '../../time/recurringTask.js'
import type { ChangedRequests, LoggedNews } from './changedRequests.js'
import type { RequestCounts } from './requestCounts.js'
import type { StaffRequests } from './staffRequests.js'

/** Tells open pages how many requests stand where, whichever process changed them. */
export interface LiveCounts {
  /**
   * Calls when the counts of this person have changed, and once at first.
   * @returns ends it
   */
  watch(staffId: string, listener: CountsListener): () => void
  /** Ends every watch: the process stops. */
  stop(): Promise<void>
}

export interface CountsListener {
  /** Whether they still may be told: asked each time before they are. */
  readonly isSignedIn: () => Promise<boolean>
  readonly onCounts: (counts: RequestCounts) => void
  /** Somebody changed these requests. */
  readonly onChanged: (references: readonly string[]) => void
  /** The session is over, or the process stops. */
  readonly onEnd: () => void
}

export interface LiveCountsParts {
  readonly requests: Pick<StaffRequests, 'counts'>
  readonly changed: ChangedRequests
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'warn'>
  readonly backoff: Backoff
}

/** How often the store is asked while somebody watches. */
const everyMs = 5 * second

interface Watcher extends CountsListener {
  readonly staffId: string
  last: string
}

export const createLiveCounts = ({
  requests,
  changed,
  clock,
  log,
  backoff,
}: LiveCountsParts): LiveCounts => {
  const watchers = new Set<Watcher>()

  const tell = async (watcher: Watcher, counts: RequestCounts, news: LoggedNews): Promise<void> => {
    const written = JSON.stringify(counts)
    const hasChanged = watcher.last !== written
    if (!hasChanged && !news.isAny) return
    // Whatever ends a session is in the log too: the page is cut off then, not at its next request.
    if (!(await watcher.isSignedIn())) {
      watcher.onEnd()
      return
    }
    watcher.last = written
    if (hasChanged) watcher.onCounts(counts)
    if (news.references.length > 0) watcher.onChanged(news.references)
  }

  const task = createRecurringTask({
    run: async () => {
      const news = await changed.next()
      const watching = [...watchers]
      for (const staffId of new Set(watching.map((one) => one.staffId))) {
        const counts = await requests.counts(staffId)
        for (const one of watching) if (one.staffId === staffId) await tell(one, counts, news)
      }
      return everyMs
    },
    onError: (error) => log.warn({ err: error }, 'the counts of requests could not be read'),
    backoff,
    longestWaitMs: 12 * everyMs,
    clock,
  })

  return {
    watch: (staffId, listener) => {
      const watcher = { ...listener, staffId, last: '' }
      watchers.add(watcher)
      if (watchers.size === 1) void task.start()
      else task.wake()
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0) void task.stop()
      }
    },
    stop: async () => {
      for (const { onEnd } of watchers) onEnd()
      watchers.clear()
      await task.stop()
    },
  }
}
