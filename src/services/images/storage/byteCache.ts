/** Things with a size, the least recently used of which make room for new ones. */
export interface ByteCache<Thing> {
  /** The thing, which is now the last to go. */
  take(key: string): Thing | undefined
  /** Puts a thing there and answers those that go: the one it replaces, the oldest, or itself. */
  put(key: string, thing: Thing): readonly Thing[]
  remove(key: string): void
  readonly bytes: number
}

/** @param room how many bytes the shelf holds */
export const createByteCache = <Thing>(
  room: number,
  sizeOf: (thing: Thing) => number,
): ByteCache<Thing> => {
  // A Map remembers the order in which its keys came.
  const things = new Map<string, Thing>()
  let bytes = 0

  const remove = (key: string): Thing | undefined => {
    const thing = things.get(key)
    if (thing === undefined) return undefined
    things.delete(key)
    bytes -= sizeOf(thing)
    return thing
  }

  const makeRoom = (): readonly Thing[] => {
    const gone: Thing[] = []
    for (const key of things.keys()) {
      if (bytes <= room) break
      const thing = remove(key)
      if (thing !== undefined) gone.push(thing)
    }
    return gone
  }

  return {
    take: (key) => {
      const thing = things.get(key)
      if (thing === undefined) return undefined
      things.delete(key)
      things.set(key, thing)
      return thing
    },
    put: (key, thing) => {
      if (sizeOf(thing) > room) return [thing]
      const replaced = remove(key)
      things.set(key, thing)
      bytes += sizeOf(thing)
      return [...(replaced === undefined ? [] : [replaced]), ...makeRoom()]
    },
    remove: (key) => {
      remove(key)
    },
    get bytes() {
      return bytes
    },
  }
}
