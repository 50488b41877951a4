import type { BaseLogger } from 'pino'
import type { OnUnreadable, Records } from '../adapters/records/records.js'
import type { AuditLog } from '../staff/audit/auditLog.js'
import type { Backoff } from '../../shared/time/backoff.js'
import type { Clock } from '../../shared/time/clock.js'
import { type ContentBoard, createContentBoard } from './contentBoard.js'
import type { ContentCatalogue } from './documentType.js'
import { createDrafts, type Drafts } from './drafts.js'
import { createPreviews, type Previews } from './previews.js'
import { createPublishing, type Publishing, type PublishingParts } from './publishing.js'
import { createScheduleTask } from './scheduleTask.js'
import { createSchedules, type Schedules } from './schedules.js'

/** Documents that the clinic edits, from the draft to what visitors see. */
export interface Content extends Publishing {
  readonly board: ContentBoard
  readonly drafts: Drafts
  readonly schedules: Schedules
  readonly previews: Previews
  /** Publishes schedules in the background. */
  readonly scheduleTask: ReturnType<typeof createScheduleTask>
}

export interface ContentParts {
  readonly records: Pick<
    Records,
    'list' | 'read' | 'count' | 'claim' | 'nextDue' | 'update' | 'watch'
  >
  readonly audit: Pick<AuditLog, 'commit'>
  readonly catalogue: ContentCatalogue
  readonly check: PublishingParts['check']
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
  readonly backoff: Backoff
  readonly onUnreadable: OnUnreadable
}

/** Puts the parts together; nothing runs before `board` and `scheduleTask` are started. */
export const openContent = (parts: ContentParts): Content => {
  const publishing = createPublishing(parts)
  const schedules = createSchedules({
    ...parts,
    publishing,
    onRefused: ({ id }, { status }) =>
      parts.log.error({ schedule: id, status }, 'scheduled content refused'),
  })
  return {
    ...publishing,
    board: createContentBoard(parts),
    drafts: createDrafts(parts),
    schedules,
    previews: createPreviews(parts),
    scheduleTask: createScheduleTask({ ...parts, schedules }),
  }
}
