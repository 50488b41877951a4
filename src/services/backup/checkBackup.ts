import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Records } from '../adapters/records/records.js'
import { OperatorError } from '../errors/errors.js'
import { countRecords } from '../adapters/records/everyRecord.js'
import type { Bytes } from './archive.js'
import type { Manifest } from './manifest.js'
import { readBackup } from './readBackup.js'

export interface CheckParts {
  readonly openCopy: (file: string) => Promise<Pick<Records, 'list' | 'count' | 'close'>>
  readonly passphrase: string | undefined
}

const readAll = async (content: Bytes): Promise<void> => {
  for await (const _piece of content);
}

export const checkRecords = async (
  file: string,
  { records: listed }: Manifest,
  openCopy: CheckParts['openCopy'],
): Promise<void> => {
  const copy = await openCopy(file)
  try {
    const found = await countRecords(copy)
    const names = new Set([...Object.keys(listed), ...Object.keys(found)])
    if ([...names].some((name) => listed[name] !== found[name])) {
      throw new OperatorError(
        'The backup is damaged: the number of records differs from its manifest.',
      )
    }
  } finally {
    await copy.close()
  }
}

export const checkBackup = async (
  file: string,
  { openCopy, passphrase }: CheckParts,
  work: string,
): Promise<Manifest> => {
  const records = join(work, 'checked.sqlite')
  const manifest = await readBackup(file, passphrase, async ({ kind }, content) => {
    if (kind !== 'records') return readAll(content)
    await pipeline(content, createWriteStream(records, { flags: 'wx', mode: 0o600 }))
  })
  await checkRecords(records, manifest, openCopy)
  return manifest
}
