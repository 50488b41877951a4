import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Files } from '../adapters/files/files.js'
import type { Scanner } from '../adapters/scanner/scanner.js'
import { second } from '../../shared/time/durations.js'
import { expect } from './check.js'

const words = 'A write probe of the doctor.'

export const tryFiles = async (
  files: Pick<Files, 'put' | 'head' | 'list' | 'read' | 'remove'>,
): Promise<string> => {
  const key = `trials/${randomUUID()}`
  await files.put(key, Readable.from([words]), { type: 'text/plain', atMost: words.length })
  try {
    const size = (await files.head(key))?.size
    expect(size === words.length, 'A stored file has the wrong size.')
    expect((await files.list(key)).get(key) === size, 'A stored file is not listed.')
    expect((await text(await files.read(key))) === words, 'A stored file has the wrong content.')
  } finally {
    await files.remove(key)
  }
  expect((await files.head(key)) === undefined, 'A removed file still exists.')
  return 'a file was stored, read and removed'
}

export const tryScanner = async (scanner: Scanner): Promise<string> => {
  const { state } = await scanner.scan(Readable.from([words]), AbortSignal.timeout(10 * second))
  expect(state !== 'notScanned', 'The scanner did not respond.')
  expect(state === 'clean', 'The scanner reported a virus in a harmless text.')
  return 'the scanner responds'
}
