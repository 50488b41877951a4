import type { Logger } from 'pino'
import type { Config } from '../config/readConfig.js'
import { createBackoff } from '../shared/time/backoff.js'
import { createUploadCleanupTask } from './careers/uploadCleanup.js'
import type { Content } from './content/openContent.js'
import { dailyCleanupJobs } from './dailyCleanupJobs.js'
import type { Outbox } from './email/outbox.js'
import type { NoticeBoard } from './notices/noticeBoard.js'
import type { Adapters } from './openAdapters.js'
import type { CleanupJob } from './retention/cleanupJob.js'
import { createRetentionTask } from './retention/retentionTask.js'
import { createHourlyEmails, type HourlyEmailsParts } from './hourlyEmails.js'

export interface BackgroundWork {
  start(): void
  stop(): Promise<void>
}

export interface BackgroundWorkParts extends HourlyEmailsParts {
  readonly editing: Content
  readonly notices: NoticeBoard
  readonly outbox: Outbox
  readonly adapters: Adapters
  readonly uploadsCleanup: CleanupJob
  readonly log: Logger
}

export const createBackgroundWork = (
  config: Config,
  parts: BackgroundWorkParts,
): readonly BackgroundWork[] => {
  const { records, notices, outbox, adapters, editing, uploadsCleanup, clock, log } = parts
  return [
    notices,
    editing.board,
    editing.scheduleTask,
    outbox,
    createRetentionTask({
      records,
      jobs: dailyCleanupJobs(adapters),
      clock,
      log,
      backoff: createBackoff(),
    }),
    createUploadCleanupTask({
      records,
      job: uploadsCleanup,
      clock,
      log,
      backoff: createBackoff(),
    }),
    ...createHourlyEmails(config, parts),
  ]
}
