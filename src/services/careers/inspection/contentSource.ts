/** The content of a file, read by ranges. */
export interface ContentSource {
  readonly size: number
  /** Bytes from one offset up to another; fewer at the end of the file. */
  piece(from: number, to: number): Promise<Buffer>
  /** The whole file, in pieces of bounded size. */
  stream(): Promise<AsyncIterable<Buffer>>
}

/** Long enough for any match, short enough that its text fits in the memory limit of the worker. */
const pieceBytes = 65_536

async function* piecesOf(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += pieceBytes) {
    yield content.subarray(at, at + pieceBytes)
  }
}

export const contentOf = (content: Buffer): ContentSource => ({
  size: content.length,
  piece: async (from, to) => content.subarray(from, Math.max(from, to)),
  stream: async () => piecesOf(content),
})
