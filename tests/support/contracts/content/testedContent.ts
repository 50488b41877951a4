import type { Records } from '../../../../src/services/adapters/records/records.js'
import type { ContentCatalogue } from '../../../../src/services/content/documentType.js'
import type { ContentParts } from '../../../../src/services/content/openContent.js'
import type { PublishingParts } from '../../../../src/services/content/publishing.js'
import { type ContentProcess, contentProcess } from '../../content/contentProcess.js'
import { type HandClock, handClock } from '../../site/handClock.js'

export interface OpenContentStore {
  readonly another: () => Promise<Records>
  readonly end: () => Promise<void>
}

export interface TestedContent {
  readonly clock: HandClock
  /** Starts another process, which shows the newest release. */
  readonly start: (options?: {
    readonly catalogue?: ContentCatalogue
    readonly check?: PublishingParts['check']
    readonly mayPublish?: ContentParts['mayPublish']
  }) => Promise<ContentProcess>
}

export const testedContent = (open: () => Promise<OpenContentStore>): TestedContent => {
  let store: OpenContentStore
  let clock: HandClock
  let processes: ContentProcess[]
  beforeEach(async () => {
    store = await open()
    clock = handClock()
    processes = []
  })
  afterEach(async () => {
    for (const { board, scheduleTask } of processes) {
      await board.stop()
      await scheduleTask.stop()
    }
    await store.end()
  })
  return {
    get clock() {
      return clock
    },
    start: async (options = {}) => {
      const process = contentProcess(await store.another(), { clock, ...options })
      processes.push(process)
      await process.board.load()
      return process
    },
  }
}
