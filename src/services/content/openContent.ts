import type { BaseLogger } from 'pino'
import { everyRecord } from '../adapters/records/everyRecord.js'
import type { ListOptions, OnUnreadable, Records } from '../adapters/records/records.js'
import type { AuditLog } from '../staff/audit/auditLog.js'
import type { Backoff } from '../../shared/time/backoff.js'
import type { Clock } from '../../shared/time/clock.js'
import { type ContentBoard, type ContentSet, createContentBoard } from './contentBoard.js'
import type { ContentCatalogue } from './documentType.js'
import { effectiveContent } from './effectiveContent.js'
import { createDrafts, type Drafts } from './drafts.js'
import { createPreviews, type Previews } from './previews.js'
import { createPublishing, type Publishing, type PublishingParts } from './publishing.js'
import { createVersionReader } from './versions.js'
import { createScheduleTask } from './scheduleTask.js'
import { noRelease, readRelease, type Release, releaseCollection, releaseId } from './releases.js'
import {
  createSchedules,
  type ScheduleEmails,
  type Schedules,
  type SchedulesParts,
} from './schedules.js'

interface ReleasePage {
  readonly releases: readonly Release[]
  /** Cursor of the next page; `undefined` on the last. */
  readonly cursor: string | undefined
}

/** Documents that the clinic edits, from the draft to the public page. */
export interface Content extends Publishing {
  readonly catalogue: ContentCatalogue
  readonly board: ContentBoard
  /** Lists the newest releases first. @throws AppError 400 for a malformed cursor */
  releases(page: Pick<ListOptions, 'limit' | 'cursor'>): Promise<ReleasePage>
  contentOf(release: number): Promise<ContentSet | undefined>
  releaseAt(time: number): Promise<Release>
  readonly drafts: Drafts
  readonly schedules: Schedules
  readonly previews: Previews
  readonly scheduleTask: ReturnType<typeof createScheduleTask>
}

export interface ContentParts {
  readonly records: Pick<
    Records,
    'list' | 'read' | 'count' | 'claim' | 'nextDue' | 'commit' | 'watch'
  >
  readonly audit: Pick<AuditLog, 'commit'>
  readonly catalogue: ContentCatalogue
  readonly check: PublishingParts['check']
  readonly needsApproval: PublishingParts['needsApproval']
  readonly mayPublish: SchedulesParts['mayPublish']
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
  readonly backoff: Backoff
  readonly onUnreadable: OnUnreadable
  readonly scheduleEmails?: ScheduleEmails
}

export const openContent = (parts: ContentParts): Content => {
  const { records, catalogue } = parts
  const publishing = createPublishing(parts)
  const schedules = createSchedules({
    ...parts,
    publishing,
    onRefused: ({ id }, status) =>
      parts.log.error({ schedule: id, status }, 'scheduled content refused'),
  })
  return {
    ...publishing,
    catalogue,
    releases: async (page) => {
      const found = await records.list(releaseCollection, page)
      return { releases: found.records.map(readRelease), cursor: found.cursor }
    },
    contentOf: async (number) => {
      if (number === noRelease.number) {
        return { release: noRelease, documents: catalogue.defaults, review: [] }
      }
      const record = await records.read(releaseCollection, releaseId(number))
      if (record === undefined) return undefined
      const release = readRelease(record)
      const versions = await createVersionReader(records).read(release.map)
      return { release, ...(await effectiveContent(catalogue, versions)) }
    },
    releaseAt: async (time) => {
      for await (const record of everyRecord(records, releaseCollection)) {
        if (record.createdAt <= time) return readRelease(record)
      }
      return noRelease
    },
    board: createContentBoard(parts),
    drafts: createDrafts(parts),
    schedules,
    previews: createPreviews(parts),
    scheduleTask: createScheduleTask({ ...parts, schedules }),
  }
}
