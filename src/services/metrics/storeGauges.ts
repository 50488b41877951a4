import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { BaseLogger } from 'pino'
import type { Registry } from 'prom-client'
import * as z from 'zod'
import type { Clock } from '../../shared/time/clock.js'
import { hour, second } from '../../shared/time/durations.js'
import { countPastRetention, countRecords } from '../adapters/records/everyRecord.js'
import type { Records } from '../adapters/records/records.js'
import type { JobContent } from '../content/schemas/job.js'
import { emailCollection } from '../email/emailRecord.js'
import type { ImageService } from '../images/imageService.js'
import { type RecordSurvey, surveyRecords } from '../storedData/recordSurvey.js'

export interface StoreGaugeParts {
  readonly records: Pick<Records, 'count' | 'countPast' | 'waitingSince' | 'read' | 'list'>
  readonly jobs: () => readonly JobContent[]
  readonly images: Pick<ImageService, 'load'>
  readonly dataDir: string
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<BaseLogger, 'warn'>
}

/** Lifetime of cached counts, because counting is slow, and billed by Firestore. */
const freshMs = 30 * second

interface StoreCounts {
  readonly records: Readonly<Record<string, number>>
  readonly pastRetention: Readonly<Record<string, number>>
  readonly waiting: number
  readonly failed: number
  readonly oldestSeconds: number
  readonly retentionDoneAt: number
  readonly survey: RecordSurvey
}

const retentionSchema = z.object({ doneAt: z.iso.datetime().transform(Date.parse) })

const surveyFreshMs = hour

const createSurveyor = ({
  records,
  jobs,
  clock,
}: StoreGaugeParts): (() => Promise<RecordSurvey>) => {
  let latest: { readonly at: number; readonly survey: RecordSurvey } | undefined
  return async () => {
    const at = clock.now()
    if (latest === undefined || at - latest.at >= surveyFreshMs) {
      latest = { at, survey: await surveyRecords(records, jobs()) }
    }
    return latest.survey
  }
}

const countStore = async (
  { records, clock }: StoreGaugeParts,
  survey: () => Promise<RecordSurvey>,
): Promise<StoreCounts> => {
  const withStatus = (equals: string): Promise<number> =>
    records.count(emailCollection, { field: 'status', equals })
  const since = await records.waitingSince(emailCollection)
  const daily = retentionSchema.safeParse((await records.read('retention', 'daily'))?.fields)
  return {
    records: await countRecords(records),
    pastRetention: await countPastRetention(records, clock.now()),
    waiting: await withStatus('queued'),
    failed: await withStatus('failed'),
    oldestSeconds: since === undefined ? 0 : (clock.now() - since) / second,
    retentionDoneAt: (daily.data?.doneAt ?? 0) / second,
    survey: await survey(),
  }
}

const createStoreReader = (parts: StoreGaugeParts): (() => Promise<StoreCounts | undefined>) => {
  const survey = createSurveyor(parts)
  let latest: { readonly at: number; readonly counts: Promise<StoreCounts | undefined> } | undefined
  const count = (): Promise<StoreCounts | undefined> =>
    countStore(parts, survey).catch((error: unknown) => {
      parts.log.warn({ err: error }, 'record count failed')
      return undefined
    })
  return () => {
    const now = parts.clock.now()
    if (latest === undefined || now - latest.at >= freshMs) latest = { at: now, counts: count() }
    return latest.counts
  }
}

type Library = typeof import('prom-client')

/* Gauges of shared stores and disk (worst value) and of image caches (sum). */

interface StoreGauge {
  readonly name: string
  readonly help: string
  readonly value: (counts: StoreCounts) => number
}

const storeGauges: readonly StoreGauge[] = [
  {
    name: 'site_outbox_waiting',
    help: 'Queued emails.',
    value: ({ waiting }) => waiting,
  },
  {
    name: 'site_outbox_oldest_seconds',
    help: 'Age of the oldest queued email.',
    value: ({ oldestSeconds }) => oldestSeconds,
  },
  {
    name: 'site_outbox_failed',
    help: 'Emails whose delivery was abandoned.',
    value: ({ failed }) => failed,
  },
  {
    name: 'site_retention_done_timestamp_seconds',
    help: 'Time of the last deletion of expired data.',
    value: ({ retentionDoneAt }) => retentionDoneAt,
  },
]

interface CollectionGauge extends Omit<StoreGauge, 'value'> {
  readonly values: (counts: StoreCounts) => Readonly<Record<string, number>>
}

const collectionGauges: readonly CollectionGauge[] = [
  {
    name: 'site_records',
    help: 'Stored records, by kind.',
    values: ({ records }) => records,
  },
  {
    name: 'site_records_due',
    help: 'Expired records that are not deleted yet, by kind.',
    values: ({ pastRetention }) => pastRetention,
  },
  {
    name: 'site_records_unknown',
    help: 'Records with values unknown to this release, by kind; counted once an hour.',
    values: ({ survey }) => survey.unknown,
  },
  {
    name: 'site_records_unreadable',
    help: 'Unreadable records, which are missing from the lists, by kind; counted once an hour.',
    values: ({ survey }) => survey.unreadable,
  },
]

const addRecordGauges = ({ Gauge }: Library, registry: Registry, parts: StoreGaugeParts): void => {
  const read = createStoreReader(parts)
  const registers = [registry]
  const aggregator = 'max'
  for (const { name, help, value } of storeGauges) {
    const gauge = new Gauge({
      registers,
      aggregator,
      name,
      help,
      collect: async () => {
        const counts = await read()
        if (counts !== undefined) gauge.set(value(counts))
      },
    })
  }
  for (const { name, help, values } of collectionGauges) {
    const gauge = new Gauge({
      registers,
      aggregator,
      name,
      help,
      labelNames: ['collection'],
      collect: async () => {
        const counts = await read()
        if (counts === undefined) return
        gauge.reset()
        for (const [collection, count] of Object.entries(values(counts))) {
          gauge.set({ collection }, count)
        }
      },
    })
  }
  const up = new Gauge({
    registers,
    aggregator: 'min',
    name: 'site_records_up',
    help: 'Whether the records store responds.',
    collect: async () => {
      up.set((await read()) === undefined ? 0 : 1)
    },
  })
}

/** Returns `undefined` if the disk is unavailable, so that other metrics are still reported. */
const lookAtDisk = async ({
  dataDir,
  log,
}: Pick<StoreGaugeParts, 'dataDir' | 'log'>): Promise<StatsFs | undefined> => {
  try {
    return await statfs(dataDir)
  } catch (error) {
    log.warn({ err: error }, 'disk check of DATA_DIR failed')
    return undefined
  }
}

interface DiskGauge {
  readonly name: string
  readonly help: string
  readonly aggregator: 'max' | 'min'
  readonly value: (disk: StatsFs) => number
}

const diskGauges: readonly DiskGauge[] = [
  {
    name: 'site_data_size_bytes',
    help: 'Size of the disk of DATA_DIR.',
    aggregator: 'max',
    value: ({ bsize, blocks }) => bsize * blocks,
  },
  {
    name: 'site_data_free_bytes',
    help: 'Free space for the site on the disk of DATA_DIR.',
    aggregator: 'min',
    value: ({ bsize, bavail }) => bsize * bavail,
  },
]

const addDiskGauges = ({ Gauge }: Library, registry: Registry, parts: StoreGaugeParts): void => {
  for (const { name, help, aggregator, value } of diskGauges) {
    const gauge = new Gauge({
      registers: [registry],
      aggregator,
      name,
      help,
      collect: async () => {
        const disk = await lookAtDisk(parts)
        if (disk === undefined) gauge.remove()
        else gauge.set(value(disk))
      },
    })
  }
}

const addPictureGauges = (
  { Gauge }: Library,
  registry: Registry,
  { images }: StoreGaugeParts,
): void => {
  const cached = new Gauge({
    registers: [registry],
    name: 'site_picture_cache_bytes',
    help: 'Pictures cached on disk and in memory.',
    labelNames: ['where'],
    collect: () => {
      const { diskBytes, memoryBytes } = images.load()
      cached.set({ where: 'disk' }, diskBytes)
      cached.set({ where: 'memory' }, memoryBytes)
    },
  })
  const queue = new Gauge({
    registers: [registry],
    name: 'site_pictures',
    help: 'Pictures being rendered or queued.',
    labelNames: ['state'],
    collect: () => {
      const { running, waiting } = images.load()
      queue.set({ state: 'running' }, running)
      queue.set({ state: 'waiting' }, waiting)
    },
  })
}

export const addStoreGauges = (
  library: Library,
  registry: Registry,
  parts: StoreGaugeParts,
): void => {
  addRecordGauges(library, registry, parts)
  addDiskGauges(library, registry, parts)
  addPictureGauges(library, registry, parts)
}
