import type { Readable } from 'node:stream'

/** The bytes of several files one after the other; each is opened when its turn comes. */
export async function* inOrder(
  keys: readonly string[],
  read: (key: string) => Promise<Readable>,
): AsyncGenerator<Buffer> {
  for (const key of keys) yield* await read(key)
}
