import { arrayBuffer } from 'node:stream/consumers'
import type { BaseLogger } from 'pino'
import { type Files, MissingFile } from '../adapters/files/files.js'
import type { StoredRecord, Records } from '../adapters/records/records.js'
import { isRecordId } from '../submissions/reference.js'
import type { Clock } from '../../shared/time/clock.js'
import type { ApplicationFile } from './application.js'
import type { Inspector } from './inspection/inspector.js'
import type { Objection } from './inspection/inspectFile.js'
import { isKnown } from '../../shared/language/storedChoices.js'
import { type FileKind, fileKinds } from './fileNames.js'
import { discardUpload } from './discardUpload.js'
import {
  claimLeaseMs,
  holderOf,
  incomingKey,
  storedKey,
  readUpload,
  type Upload,
} from './uploadRecord.js'
import { isClaimable, isWhole } from './uploads.js'

/**
 * `missing`: incomplete, expired, or of another owner. `taken`: claimed by another application of
 * the same owner.
 */
export type FileTrouble = Objection | 'infected' | 'missing' | 'taken'

export interface RefusedFile {
  readonly id: string
  readonly name?: string
  readonly trouble: FileTrouble
}

export interface ClaimedFile {
  readonly ok: true
  readonly id: string
  readonly file: ApplicationFile & { readonly kind: FileKind }
}

export interface FileRefusal {
  readonly ok: false
  readonly id: string
  readonly refused: RefusedFile
}

export interface TakenFile {
  readonly ok: false
  readonly id: string
  readonly takenBy: string
}

export type FileClaim = ClaimedFile | TakenFile | FileRefusal

export type FoundUpload = Pick<Upload, 'name' | 'application'>

export interface ClaimingParts {
  readonly files: Files
  readonly records: Pick<Records, 'read' | 'update' | 'remove'>
  readonly inspector: Inspector
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<BaseLogger, 'warn'>
}

export interface Claiming {
  /** Leases an upload for an application; permanent once the application is stored. */
  claim(owner: string, id: string, application: string): Promise<FileClaim>
  inspectAll(claims: readonly ClaimedFile[]): Promise<readonly FileClaim[]>
  find(owner: string, id: string): Promise<FoundUpload | undefined>
  release(id: string, application: string): Promise<void>
}

export const createClaiming = (parts: ClaimingParts): Claiming => {
  const { files, records, inspector, clock, log } = parts

  const refuse = (
    id: string,
    trouble: FileTrouble,
    upload?: Pick<Upload, 'name' | 'kind'>,
  ): FileRefusal => {
    if (upload !== undefined) log.warn({ upload: id, trouble, kind: upload.kind }, 'file refused')
    const name = upload === undefined ? {} : { name: upload.name }
    return { ok: false, id, refused: { id, ...name, trouble } }
  }

  /**
   * Moves a file to a key without a signed URL; idempotent.
   * @returns its size; `undefined` if it differs from the size announced
   */
  const secure = async (id: string, upload: Upload): Promise<number | undefined> => {
    try {
      await files.move(incomingKey(id), storedKey(id))
    } catch (thrown) {
      if (!(thrown instanceof MissingFile)) throw thrown
    }
    const stored = await files.head(storedKey(id))
    return stored !== undefined && isWhole(upload, stored) ? stored.size : undefined
  }

  const drop = async (
    id: string,
    upload: Pick<Upload, 'name' | 'kind'>,
    trouble: FileTrouble,
  ): Promise<FileRefusal> => {
    const record = await records.read('uploads', id)
    if (record !== undefined) await discardUpload(parts, record)
    return refuse(id, trouble, upload)
  }

  const inspectAll = async (claims: readonly ClaimedFile[]): Promise<readonly FileClaim[]> => {
    const inspections = await inspector.inspectAll(
      claims.map(({ file: { key, kind } }) => ({
        kind,
        read: async () => arrayBuffer(await files.read(key)),
      })),
    )
    const inspected: FileClaim[] = []
    for (const [position, claim] of claims.entries()) {
      const inspection = inspections[position]
      if (inspection?.ok === false) {
        inspected.push(await drop(claim.id, claim.file, inspection.objection))
      } else {
        const warnings = inspection?.warnings ?? ['notFullyChecked']
        inspected.push({ ...claim, file: { ...claim.file, warnings } })
      }
    }
    return inspected
  }

  const take = async (
    { id, version }: StoredRecord,
    application: string,
  ): Promise<string | undefined> => {
    const fields = { application, claimedUntil: clock.now() + claimLeaseMs }
    if ((await records.update('uploads', id, version, { fields })) === 'updated') return application
    // If the response of the first attempt was lost, the retry finds the record that this attempt wrote.
    const changed = await records.read('uploads', id)
    return changed === undefined ? undefined : (readUpload(changed).application ?? undefined)
  }

  const release = async (id: string, application: string): Promise<void> => {
    const record = await records.read('uploads', id)
    if (record === undefined || readUpload(record).application !== application) return
    await records.update('uploads', id, record.version, { fields: { application: null } })
  }

  const ownRecord = async (owner: string, id: string): Promise<StoredRecord | undefined> => {
    const record = isRecordId(id) ? await records.read('uploads', id) : undefined
    return record !== undefined && readUpload(record).owner === owner ? record : undefined
  }

  return {
    find: async (owner, id) => {
      const record = await ownRecord(owner, id)
      return record === undefined ? undefined : readUpload(record)
    },
    claim: async (owner, id, application) => {
      const record = await ownRecord(owner, id)
      if (record === undefined) return refuse(id, 'missing')
      const upload = readUpload(record)
      if (upload.quarantined) return refuse(id, 'infected', upload)
      const { name, kind } = upload
      // The file was announced to another release, which can inspect this format.
      if (!isKnown(fileKinds, kind)) return refuse(id, 'missing', upload)
      const holder = await holderOf(upload, clock.now(), records)
      if (holder !== undefined) return { ok: false, id, takenBy: holder }
      if (!isClaimable(record, owner, clock.now())) return refuse(id, 'missing', upload)
      const takenBy = await take(record, application)
      if (takenBy === undefined) return refuse(id, 'missing')
      if (takenBy !== application) return { ok: false, id, takenBy }
      try {
        const size = await secure(id, upload)
        if (size === undefined) return await drop(id, upload, 'missing')
        const file = {
          key: storedKey(id),
          name,
          kind,
          size,
          warnings: [],
          scan: 'notScanned',
        } as const
        return { ok: true, id, file }
      } catch (thrown) {
        await release(id, application)
        throw thrown
      }
    },
    inspectAll,
    release,
  }
}
