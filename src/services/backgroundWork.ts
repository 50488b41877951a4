import type { Logger } from 'pino'
import type { Config } from '../config/readConfig.js'
import { createBackoff } from '../shared/time/backoff.js'
import { createHourlyTask } from '../shared/time/hourlyTask.js'
import type { OnUnreadable, Records } from './adapters/records/records.js'
import { createUploadCleanupTask } from './careers/uploadCleanup.js'
import type { Content } from './content/openContent.js'
import { dailyCleanupJobs } from './dailyCleanupJobs.js'
import { type DeliveryTroubleParts, reportDeliveryTrouble } from './email/deliveryTrouble.js'
import type { Outbox } from './email/outbox.js'
import type { NoticeBoard } from './notices/noticeBoard.js'
import type { Adapters } from './openAdapters.js'
import type { CleanupJob } from './retention/cleanupJob.js'
import { createRetentionTask } from './retention/retentionTask.js'
import { createDailyCountsTask } from './dailyCountsTask.js'
import type { StaffAccounts } from './staff/accounts/accounts.js'
import type { DailyCountsViews } from './staff/dailyCounts/dailyCounts.js'
import { createSpamDigestsTask, type SpamDigestsParts } from './spamDigestsTask.js'

export interface BackgroundWork {
  start(): void
  stop(): Promise<void>
}

export interface BackgroundWorkParts extends SpamDigestsParts {
  readonly records: Records
  readonly accounts: Pick<StaffAccounts, 'activeWith'>
  readonly onUnreadable: OnUnreadable
  readonly editing: Content
  readonly notices: NoticeBoard
  readonly outbox: Outbox
  readonly adapters: Adapters
  readonly uploadsCleanup: CleanupJob
  readonly log: Logger
  readonly views: SpamDigestsParts['views'] & { readonly staff: DailyCountsViews }
}

const opsTasks = (
  { email: { ops } }: Config,
  parts: Pick<BackgroundWorkParts, 'clock' | 'log' | 'mail'> &
    Omit<DeliveryTroubleParts, 'clock' | 'ops' | 'from' | 'clinic'>,
): readonly BackgroundWork[] => {
  const { log, clock } = parts
  if (ops === undefined) return []
  const task = createHourlyTask({
    run: () => reportDeliveryTrouble({ ...parts, ...parts.mail(), ops: { address: ops } }),
    onError: (error) => log.error({ err: error }, 'mail delivery check failed'),
    clock,
    backoff: createBackoff(),
  })
  return [task]
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
    createSpamDigestsTask(parts),
    createDailyCountsTask(parts),
    ...opsTasks(config, parts),
  ]
}
