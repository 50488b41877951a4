import type { BaseLogger } from 'pino'
import type { Files } from '../adapters/files/files.js'
import type { Records } from '../adapters/records/records.js'
import type { Scanner } from '../adapters/scanner/scanner.js'
import type { Clock } from '../../shared/time/clock.js'
import { second } from '../../shared/time/durations.js'
import type { ClaimedFile, FileClaim } from './claiming.js'
import { storedKey, quarantineKey, quarantineMs } from './uploadRecord.js'

/** Timeout for all files of an application together, during which the visitor waits. */
const scanTimeoutMs = 30 * second

export interface ScanningParts {
  readonly files: Pick<Files, 'read' | 'move'>
  readonly records: Pick<Records, 'read' | 'update'>
  readonly scanner: Scanner
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'warn'>
  readonly onInfected: (
    file: { readonly id: string; readonly name: string },
    threat: string,
  ) => Promise<void>
}

export interface Scanning {
  scanAll(claims: readonly ClaimedFile[]): Promise<readonly FileClaim[]>
}

export const createScanning = (parts: ScanningParts): Scanning => {
  const { files, records, scanner, clock, log } = parts

  const quarantine = async ({ id, file }: ClaimedFile, threat: string): Promise<FileClaim> => {
    await files.move(storedKey(id), quarantineKey(id))
    const record = await records.read('uploads', id)
    if (record !== undefined) {
      const dueAt = clock.now() + quarantineMs
      const fields = { quarantined: true }
      await records.update('uploads', id, record.version, { fields, dueAt })
    }
    const { name, kind } = file
    await parts.onInfected({ id, name }, threat)
    log.warn({ upload: id, trouble: 'infected', kind }, 'file refused')
    return { ok: false, id, refused: { id, name, trouble: 'infected' } }
  }

  const scan = async (claim: ClaimedFile, deadline: AbortSignal): Promise<FileClaim> => {
    const result = await scanner.scan(await files.read(claim.file.key), deadline)
    if (result.state === 'infected') return quarantine(claim, result.threat)
    return { ...claim, file: { ...claim.file, scan: result.state } }
  }

  return {
    scanAll: async (claims) => {
      const deadline = new AbortController()
      const cancel = clock.after(scanTimeoutMs, () => deadline.abort())
      try {
        return await Promise.all(claims.map((claim) => scan(claim, deadline.signal)))
      } finally {
        cancel()
      }
    },
  }
}
