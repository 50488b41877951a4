import { fixedPeriods } from '../../config/retention.js'
import type { Clock } from '../time/clock.js'
import { day } from '../time/durations.js'
import type { Signer } from '../signer.js'

const purpose = 'application-file'

/** HR's emails lead to the files for this long. */
const linkDays = fixedPeriods.fileLinks.days

export type LinkReading =
  | {
      readonly ok: true
      readonly application: string
      readonly position: number
      /** In milliseconds since 1970. */
      readonly madeAt: number
    }
  | { readonly ok: false; readonly reason: 'unknown' | 'expired' }

export interface FileLinks {
  /** The path of one file of an application, good for seven days. */
  make(application: string, position: number): string
  read(token: string): LinkReading
}

const pattern = /^([0-9a-f-]{36})\.(\d{1,2})\.([0-9a-z]{1,12})\.([\w-]{43})$/

/** Signed addresses: whoever holds one may open one file until it ends, and nothing else. */
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
