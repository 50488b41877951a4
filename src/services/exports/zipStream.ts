import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'

type Entries = Parameters<typeof makeZip>[0]

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

export const zipStream = (entries: Entries): Readable =>
  Readable.from(bytesOf(makeZip(entries, { buffersAreUTF8: true })), { objectMode: false })
