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
  /** Where a page that is made now stands: what follows is news to it. */
  position(): Promise<number>
  /**
   * Calls when the counts of this person have changed, and once at first.
   * @param position of the page, which may have been away for a while; absent: from now
   * @returns ends it
   */
  watch(staffId: string, listener: CountsListener, position?: number): () => void
  /** Ends every watch: the process stops. */
  stop(): Promise<void>
}

export interface CountsListener {
  /** Whether they still may be told: asked each time before they are. */
  readonly isSignedIn: () => Promise<boolean>
  readonly onCounts: (counts: RequestCounts, position: number) => Promise<void>
  /** Somebody changed these requests, or so many that all are worth another look. */
  readonly onChanged: (references: LoggedNews['references'], position: number) => void
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
  /** What it was told of already; nothing before the first look. */
  position: number | undefined
}

export const createLiveCounts = ({
  requests,
  changed,
  clock,
  log,
  backoff,
}: LiveCountsParts): LiveCounts => {
  const watchers = new Set<Watcher>()

  const tell = async (watcher: Watcher, counts: RequestCounts, head: number): Promise<void> => {
    const written = JSON.stringify(counts)
    const hasChanged = watcher.last !== written
    const news = await changed.between(watcher.position ?? head, head)
    if (!hasChanged && !news.isAny) return
    // Whatever ends a session is in the log too: the page is cut off then, not at its next request.
    if (!(await watcher.isSignedIn())) {
      watcher.onEnd()
      return
    }
    watcher.last = written
    watcher.position = head
    if (hasChanged) await watcher.onCounts(counts, head)
    if (news.references.length > 0) watcher.onChanged(news.references, head)
  }

  const task = createRecurringTask({
    run: async () => {
      // Before the counts: what happens in between is told next time.
      const head = await changed.head()
      const watching = [...watchers]
      for (const staffId of new Set(watching.map((one) => one.staffId))) {
        const counts = await requests.counts(staffId)
        for (const one of watching) if (one.staffId === staffId) await tell(one, counts, head)
      }
      return everyMs
    },
    onError: (error) => log.warn({ err: error }, 'the counts of requests could not be read'),
    backoff,
    longestWaitMs: 12 * everyMs,
    clock,
  })

  return {
    position: () => changed.head(),
    watch: (staffId, listener, position) => {
      const watcher = { ...listener, staffId, last: '', position }
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
