import type { BaseLogger } from 'pino'
import type { Page, Records } from '../adapters/records/records.js'
import type { Backoff } from '../../shared/time/backoff.js'
import type { Clock } from '../../shared/time/clock.js'
import { minute } from '../../shared/time/durations.js'
import { createRecurringTask } from '../../shared/time/recurringTask.js'
import type { ContentCatalogue, Documents } from './documentType.js'
import { effectiveContent, isNewer, type Review } from './effectiveContent.js'
import {
  noRelease,
  readNewestRelease,
  readRelease,
  type Release,
  releaseCollection,
} from './releases.js'
import { createVersionReader, type Versions } from './versions.js'

/** All documents of one release as this build shows them. */
export interface ContentSet {
  readonly release: Release
  readonly documents: Documents
  readonly review: readonly Review[]
}

export interface ContentBoard {
  /** Returns the shown content. @throws Error before `load` has resolved */
  current(): ContentSet
  /** Returns the number of the newest release if this process cannot show it. */
  missed(): number | undefined
  /** Sets the only listener. A set is shown once it resolves; if it rejects, the previous set stays. */
  onChange(listener: (set: ContentSet) => Promise<void>): void
  /** Reads the newest release before the site listens. @throws if it is unavailable or unusable */
  load(): Promise<void>
  refresh(): Promise<void>
  start(): void
  stop(): Promise<void>
}

export interface ContentBoardParts {
  readonly records: Pick<Records, 'list' | 'read' | 'watch'>
  readonly catalogue: ContentCatalogue
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
  readonly backoff: Backoff
}

/** Polling interval for releases that a watch missed or that could not be built. */
const lookMs = minute

class Board implements ContentBoard {
  private shown: ContentSet | undefined
  private missedRelease: number | undefined
  private listener: (set: ContentSet) => Promise<void> = async () => undefined
  private readonly versions
  private readonly task
  private endWatch = (): void => undefined
  private last: Promise<void> = Promise.resolve()

  constructor(private readonly parts: ContentBoardParts) {
    const { records, clock, log, backoff } = parts
    this.versions = createVersionReader(records)
    this.task = createRecurringTask({
      run: async () => {
        await this.refresh()
        return lookMs
      },
      onError: (error) =>
        log.error({ err: error, shown: this.shown?.release.number }, 'content release not shown'),
      backoff,
      longestWaitMs: lookMs,
      clock,
    })
  }

  current(): ContentSet {
    if (this.shown === undefined) throw new Error('The content has not been loaded.')
    return this.shown
  }

  missed(): number | undefined {
    return this.missedRelease
  }

  onChange(listener: (set: ContentSet) => Promise<void>): void {
    this.listener = listener
  }

  load(): Promise<void> {
    return this.refresh()
  }

  refresh(): Promise<void> {
    const work = (): Promise<void> => this.showNewest()
    const mine = this.last.then(work, work)
    this.last = mine.catch(() => undefined)
    return mine
  }

  start(): void {
    void this.task.start()
    this.endWatch = this.parts.records.watch(releaseCollection, () => this.task.wake())
  }

  stop(): Promise<void> {
    this.endWatch()
    return this.task.stop()
  }

  private async showNewest(): Promise<void> {
    const newest = await readNewestRelease(this.parts.records)
    const isShown = ({ number }: Release): boolean => number === this.shown?.release.number
    if (!isShown(newest)) {
      this.missedRelease = newest.number
      const { release, versions } = await this.newestKnown()
      if (!isShown(release)) await this.show(release, versions)
      if (!isShown(newest)) return
    }
    this.missedRelease = undefined
  }

  private async show(release: Release, versions: Versions): Promise<void> {
    const set = { release, ...(await effectiveContent(this.parts.catalogue, versions)) }
    this.tell(set)
    await this.listener(set)
    this.shown = set
    if (release !== noRelease) {
      this.parts.log.info({ release: release.number }, 'content release shown')
    }
  }

  private async newestKnown(): Promise<{ readonly release: Release; readonly versions: Versions }> {
    const { records, catalogue, log } = this.parts
    let cursor: string | undefined
    do {
      const page: Page = await records.list(releaseCollection, { limit: 1, cursor })
      const [record] = page.records
      const release = record === undefined ? noRelease : readRelease(record)
      const versions = await this.versions.read(release.map)
      const newer = [...versions.values()].find((version) => isNewer(catalogue, version))
      if (newer === undefined) return { release, versions }
      const { document, schema } = newer
      log.warn(
        { release: release.number, document, schema },
        'content release ignored: written by a newer build',
      )
      cursor = page.cursor
    } while (cursor !== undefined)
    return { release: noRelease, versions: new Map() }
  }

  private tell({ release: { number }, review }: ContentSet): void {
    const { log } = this.parts
    for (const one of review) {
      const { document, reason } = one
      if (one.reason !== 'noLongerValid') {
        log.info({ release: number, document, reason }, 'content conflict to review')
        continue
      }
      const paths = one.problems.map(({ path }) => path.join('.'))
      log.error({ release: number, document, reason, paths }, 'content no longer valid')
    }
  }
}

export const createContentBoard = (parts: ContentBoardParts): ContentBoard => new Board(parts)
