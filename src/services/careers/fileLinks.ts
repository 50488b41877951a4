import type { Readable } from 'node:stream'
import { fixedPeriods } from '../../config/retention.js'
import { type Files, MissingFile } from '../adapters/files/files.js'
import type { Records } from '../adapters/records/records.js'
import { AppError } from '../errors/errors.js'
import type { Signer } from '../http/signer.js'
import type { Clock } from '../../shared/time/clock.js'
import { day } from '../../shared/time/durations.js'
import { applicationKind } from './application.js'

const purpose = 'application-file'

const linkDays = fixedPeriods.fileLinks.days

export type LinkReading =
  | {
      readonly ok: true
      readonly application: string
      readonly position: number
      /** Milliseconds since 1970. */
      readonly madeAt: number
    }
  | { readonly ok: false; readonly reason: 'unknown' | 'expired' }

export interface FileLinks {
  make(application: string, position: number): string
  read(token: string): LinkReading
}

const pattern = /^([0-9a-f-]{36})\.(\d{1,2})\.([0-9a-z]{1,12})\.([\w-]{43})$/

/** Signed URLs; each grants access to one file until it expires. */
export const createFileLinks = (signer: Signer, clock: Pick<Clock, 'now'>): FileLinks => ({
  make: (application, position) => {
    const expires = clock.now() + linkDays * day
    const text = `${application}.${position}.${expires.toString(36)}`
    return `/files/${text}.${signer.sign(purpose, text)}`
  },
  read: (token) => {
    const [, application = '', position = '', expires = '', signature = ''] =
      pattern.exec(token) ?? []
    const text = `${application}.${position}.${expires}`
    if (!signer.isSigned(purpose, text, signature)) return { ok: false, reason: 'unknown' }
    const end = Number.parseInt(expires, 36)
    if (clock.now() >= end) return { ok: false, reason: 'expired' }
    return { ok: true, application, position: Number(position), madeAt: end - linkDays * day }
  },
})

/**
 * @param now milliseconds since 1970
 * @returns false for an unknown reference
 */
export const revokeLinks = async (
  records: Pick<Records, 'list' | 'update'>,
  reference: string,
  now: number,
): Promise<boolean> => {
  const where = { field: 'reference', equals: reference }
  const { collection } = applicationKind
  const [record] = (await records.list(collection, { limit: 1, where })).records
  if (record === undefined) return false
  const fields = { linksRevokedAt: new Date(now).toISOString() }
  const outcome = await records.update(collection, record.id, record.version, { fields })
  if (outcome === 'changed') throw new AppError(503, 'unavailable')
  return outcome === 'updated'
}

export const openApplicationFile = async (
  files: Pick<Files, 'read'>,
  key: string,
): Promise<Readable | undefined> => {
  try {
    return await files.read(key)
  } catch (thrown) {
    if (thrown instanceof MissingFile) return undefined
    throw thrown
  }
}
