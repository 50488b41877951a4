import { type Readable, Transform } from 'node:stream'

export interface Shortened {
  /** At most that many bytes; the rest is read and dropped, so that the form can be read on. */
  readonly content: Readable
  /** Whether the source was longer. */
  readonly isOver: () => boolean
}

/** Limits the length of a stream without ending its source. */
export const shorten = (source: Readable, atMost: number): Shortened => {
  let seen = 0
  let over = false
  const content = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!over && seen + chunk.length > atMost) {
        over = true
        this.push(null)
      }
      seen += chunk.length
      if (over) done()
      else done(null, chunk)
    },
  })
  source.once('error', (error) => content.destroy(error))
  source.once('close', () => {
    if (!source.readableEnded) content.destroy(new Error('The file was cut off.'))
  })
  source.pipe(content)
  return { content, isOver: () => over }
}
