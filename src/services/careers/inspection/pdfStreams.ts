import { promisify } from 'node:util'
import { constants, createInflate, inflate } from 'node:zlib'
import type { ContentSource } from './contentSource.js'

const unpack = promisify(inflate)

/** Characters before the word `stream` that what it is stands in. */
const longestDictionary = 1000
/** Each holds a hundred objects or more. */
const mostStreams = 100
/** Bytes. */
const longestPacked = 1_048_576
const longestUnpacked = 4 * 1_048_576
/** Bytes that the kind of a stream is told by, packed and unpacked, and how many streams are looked at so. */
const packedHead = 400
const unpackedHead = 1024
const mostHeads = 2000

interface Place {
  /** Of its first byte. */
  readonly from: number
  /** What is not packed is read with the rest of the file. */
  readonly isPacked: boolean
  /** Rows whose letters are told by those above them: nobody writes objects so. */
  readonly isInRows: boolean
}

/** What follows on the line is passed over by readers, and a line of old computers ends in `\r` alone. */
const beginning = /(?<!end)stream[^\r\n]{0,100}(?:\r\n|\n|\r(?=[^\n]))/g

/** Object numbers and offsets, then the first object. Each character is read once: runs of one class only. */
const objects = /^[\s\d]*(?:[%<[(/tfn]|$)/

const unpackedBeginning = async (packed: Buffer): Promise<Buffer> => {
  const unpacking = createInflate({
    chunkSize: unpackedHead,
    finishFlush: constants.Z_SYNC_FLUSH,
  })
  unpacking.end(packed)
  const [first = Buffer.alloc(0)]: readonly Buffer[] = await unpacking.take(1).toArray()
  return first
}

/** Whether this may be what zlib packs, by its first two bytes. */
const isPacked = (bytes: Buffer): boolean =>
  bytes.length > 2 && (bytes.readUInt8(0) & 15) === 8 && bytes.readUInt16BE(0) % 31 === 0

/**
 * Whether what is packed here begins as objects do, whatever is said of it: that may be long, hold what
 * reads like the beginning of another, or say nothing of objects, for which readers do not ask.
 */
const beginsWithObjects = async (packed: Buffer): Promise<boolean> => {
  try {
    const first = await unpackedBeginning(packed)
    return first.length > 0 && objects.test(first.toString('latin1'))
  } catch {
    return false
  }
}

interface Found {
  readonly places: readonly Place[]
  /** Whether there were more streams than anybody's file has: the rest was not looked at. */
  readonly isCut: boolean
}

const findPlaces = async (
  source: ContentSource,
  plain: (text: string) => string,
): Promise<Found> => {
  const places: Place[] = []
  let rest = ''
  let begin = 0
  let last = 0
  let heads = 0
  const isCut = (): boolean => places.length > mostStreams || heads > mostHeads
  const look = async (text: string, isEnd: boolean): Promise<void> => {
    for (const { 0: word, index } of text.matchAll(beginning)) {
      const at = index + word.length
      const from = begin + at
      if (from <= last) continue
      // It comes again, with what follows.
      if (at + packedHead > text.length && !isEnd) return
      // None reaches back beyond the stream before it: all of them together are read once.
      const least = Math.max(0, index - longestDictionary, last - begin)
      const before = plain(text.slice(least, index))
      const dictionary = before.slice(before.lastIndexOf('endobj') + 1)
      const isInRows = /\/Predictor\b/.test(dictionary)
      if (/\/ObjStm\b/.test(dictionary)) {
        places.push({ from, isPacked: /\/Filter\b/.test(dictionary), isInRows })
      } else {
        const head = Buffer.from(text.slice(at, at + packedHead), 'latin1')
        const isLookedAt = isPacked(head) && heads <= mostHeads
        if (isLookedAt) heads += 1
        if (isLookedAt && (await beginsWithObjects(head))) {
          places.push({ from, isPacked: true, isInRows: false })
        }
      }
      last = from
    }
  }
  for await (const chunk of await source.stream()) {
    const text = rest + chunk.toString('latin1')
    await look(text, false)
    rest = text.slice(-2 * longestDictionary)
    begin += text.length - rest.length
    if (isCut()) break
  }
  await look(rest, true)
  return { places, isCut: isCut() }
}

const readPlace = async (
  source: ContentSource,
  { from, isInRows }: Place,
  next = source.size,
): Promise<string | undefined> => {
  if (isInRows) return undefined
  const packed = await source.piece(from, Math.min(next, from + longestPacked))
  try {
    return (await unpack(packed, { maxOutputLength: longestUnpacked })).toString('latin1')
  } catch {
    // Broken, very long, or packed in a way that no program does.
    return undefined
  }
}

/**
 * What stands in the packed streams of objects of a PDF, where most programs put all but pages and
 * pictures; `undefined` for one that cannot be read.
 * @param plain turns what a PDF writes in several ways into one
 */
export async function* readObjectStreams(
  source: ContentSource,
  plain: (text: string) => string,
): AsyncGenerator<string | undefined> {
  const { places, isCut } = await findPlaces(source, plain)
  for (const [position, place] of places.slice(0, mostStreams).entries()) {
    if (!place.isPacked) continue
    const text = await readPlace(source, place, places[position + 1]?.from)
    yield text === undefined ? undefined : plain(text)
  }
  if (isCut) yield undefined
}
