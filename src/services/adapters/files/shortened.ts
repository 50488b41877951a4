import { type Readable, Transform } from 'node:stream'

export interface Shortened {
  /** At most so many bytes; what follows is read and dropped, so that a form can be read on. */
  readonly content: Readable
  /** True once more came than was allowed. */
  readonly isOver: () => boolean
}

/** Cuts a stream without ending its source. */
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
