import type { BaseLogger } from 'pino'
import { type Files, MissingFile } from '../adapters/files/files.js'
import type { Records } from '../adapters/records/records.js'
import type { Scanner } from '../adapters/scanner/scanner.js'
import type { Clock } from '../time/clock.js'
import type { ApplicationFile } from './application.js'
import { contentOf } from './inspection/contentSource.js'
import type { Objection } from './inspection/inspectFile.js'
import { removeChunks } from './uploadChunks.js'
import {
  incomingKey,
  keptKey,
  quarantineKey,
  quarantineMs,
  readUpload,
  type Upload,
} from './uploadRecord.js'
import { isClaimable, isUploadId, isWhole } from './uploads.js'

/** `missing`: it never came whole, is too old, or is somebody else's. */
export type FileTrouble = Objection | 'infected' | 'missing'

export interface RefusedFile {
  readonly id: string
  /** Unknown for an upload that is not this visitor's. */
  readonly name?: string
  readonly trouble: FileTrouble
}

export type FileClaim =
  | { readonly ok: true; readonly id: string; readonly file: ApplicationFile }
  /** Another application of the same visitor has it: the same one, sent twice. */
  | { readonly ok: false; readonly id: string; readonly takenBy: string }
  | { readonly ok: false; readonly id: string; readonly refused: RefusedFile }

export interface ClaimingParts {
  readonly files: Files
  readonly records: Pick<Records, 'read' | 'update' | 'remove'>
  readonly scanner: Scanner
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<BaseLogger, 'warn'>
  /** Called for each file that is put in quarantine. */
  readonly onInfected: (
    file: { readonly id: string; readonly name: string },
    threat: string,
  ) => Promise<void>
}

export interface Claiming {
  /** Takes one upload for an application and looks into it; nobody else can take it then. */
  claim(owner: string, id: string, application: string): Promise<FileClaim>
  /** Gives it back, to be claimed again. */
  release(id: string): Promise<void>
}

/** How an application takes its files over. */
export const createClaiming = (parts: ClaimingParts): Claiming => {
  const { files, records, scanner, clock, log } = parts

  const refuse = (id: string, trouble: FileTrouble, upload?: Upload): FileClaim => {
    if (upload !== undefined) log.warn({ upload: id, trouble, kind: upload.kind }, 'file refused')
    const name = upload === undefined ? {} : { name: upload.name }
    return { ok: false, id, refused: { id, ...name, trouble } }
  }

  /**
   * To where no signature leads; it may be there already, from a first try.
   * @returns its size, when it is what was announced
   */
  const secure = async (id: string, upload: Upload): Promise<number | undefined> => {
    try {
      await files.move(incomingKey(id), keptKey(id))
    } catch (thrown) {
      if (!(thrown instanceof MissingFile)) throw thrown
    }
    const stored = await files.head(keptKey(id))
    return stored !== undefined && isWhole(upload, stored) ? stored.size : undefined
  }

  const drop = async (id: string, upload: Upload, trouble: FileTrouble): Promise<FileClaim> => {
    await files.remove(keptKey(id))
    await removeChunks(files, id, upload.size)
    await records.remove('uploads', id)
    return refuse(id, trouble, upload)
  }

  const quarantine = async (id: string, upload: Upload, threat: string): Promise<FileClaim> => {
    await files.move(keptKey(id), quarantineKey(id))
    const record = await records.read('uploads', id)
    if (record !== undefined) {
      const dueAt = clock.now() + quarantineMs
      await records.update('uploads', id, record.version, { dueAt })
    }
    await parts.onInfected({ id, name: upload.name }, threat)
    return refuse(id, 'infected', upload)
  }

  const examine = async (id: string, upload: Upload, size: number): Promise<FileClaim> => {
    const { name, kind } = upload
    // Loaded with the first file, as are the forty modules of file-type.
    const { inspectFile } = await import('./inspection/inspectFile.js')
    const inspection = await inspectFile(contentOf(files, keptKey(id), size), kind)
    if (!inspection.ok) return drop(id, upload, inspection.objection)
    const scan = await scanner.scan(await files.read(keptKey(id)))
    if (scan.state === 'infected') return quarantine(id, upload, scan.threat)
    const { warnings } = inspection
    return {
      ok: true,
      id,
      file: { key: keptKey(id), name, kind, size, warnings, scan: scan.state },
    }
  }

  const release = async (id: string): Promise<void> => {
    const record = await records.read('uploads', id)
    if (record === undefined) return
    await records.update('uploads', id, record.version, { fields: { application: null } })
  }

  return {
    claim: async (owner, id, application) => {
      const record = isUploadId(id) ? await records.read('uploads', id) : undefined
      if (record === undefined || readUpload(record).owner !== owner) return refuse(id, 'missing')
      const upload = readUpload(record)
      if (upload.application !== null) return { ok: false, id, takenBy: upload.application }
      if (!isClaimable(record, owner, clock.now())) return refuse(id, 'missing', upload)
      // The version makes it ours alone, whoever else asks at the same moment.
      const taken = await records.update('uploads', id, record.version, { fields: { application } })
      if (taken !== 'updated') {
        const winner = await records.read('uploads', id)
        const takenBy = winner === undefined ? null : readUpload(winner).application
        return takenBy === null ? refuse(id, 'missing') : { ok: false, id, takenBy }
      }
      try {
        const size = await secure(id, upload)
        if (size === undefined) return await drop(id, upload, 'missing')
        return await examine(id, upload, size)
      } catch (thrown) {
        await release(id)
        throw thrown
      }
    },
    release,
  }
}
