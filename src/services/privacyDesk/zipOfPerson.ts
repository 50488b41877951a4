import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import type { PersonExport } from './exportPerson.js'

/** The bytes of a stream of the web; it reads no further than they are taken. */
async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}

/**
 * Everything that is handed to a person in one file: the document, and beside it what they sent, read
 * one after the other as it leaves.
 */
export const zipOfPerson = (
  document: PersonExport,
  readFile: (key: string) => Promise<Readable>,
): Readable => {
  const entries = async function* () {
    yield { name: 'personal-information.json', input: `${JSON.stringify(document, null, 2)}\n` }
    for (const { key, path } of document.files) yield { name: path, input: await readFile(key) }
  }
  return Readable.from(bytesOf(makeZip(entries())), { objectMode: false })
}
