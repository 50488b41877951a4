import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { ContentSource } from './contentSource.js'

const unpack = promisify(inflate)

/** Characters before the word `stream` that what it is stands in. */
const longestDictionary = 1000
/** Each holds a hundred objects or more. */
const mostStreams = 100
/** Bytes. */
const longestPacked = 1_048_576
const longestUnpacked = 4 * 1_048_576

interface Place {
  /** Of its first byte. */
  readonly from: number
  readonly dictionary: string
}

const findPlaces = async (
  source: ContentSource,
  plain: (text: string) => string,
): Promise<readonly Place[]> => {
  const places: Place[] = []
  let rest = ''
  let begin = 0
  let last = 0
  for await (const chunk of await source.stream()) {
    const text = rest + chunk.toString('latin1')
    for (const { 0: word, index } of text.matchAll(/(?<!end)stream\r?\n/g)) {
      const from = begin + index + word.length
      if (from <= last) continue
      // None reaches back beyond the stream before it: all of them together are read once.
      const least = Math.max(0, index - longestDictionary, last - begin)
      const before = plain(text.slice(least, index))
      const dictionary = before.slice(before.lastIndexOf('endobj') + 1)
      if (/\/ObjStm\b/.test(dictionary)) places.push({ from, dictionary })
      last = from
    }
    rest = text.slice(-longestDictionary)
    begin += text.length - rest.length
    if (places.length > mostStreams) return places
  }
  return places
}

const readPlace = async (
  source: ContentSource,
  { from, dictionary }: Place,
  next = source.size,
): Promise<string | undefined> => {
  // Rows whose letters are told by those above them: nobody writes objects so.
  if (/\/Predictor\b/.test(dictionary)) return undefined
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
  const places = await findPlaces(source, plain)
  for (const [position, place] of places.slice(0, mostStreams).entries()) {
    // What is not packed is read with the rest of the file.
    if (!/\/Filter\b/.test(place.dictionary)) continue
    const text = await readPlace(source, place, places[position + 1]?.from)
    yield text === undefined ? undefined : plain(text)
  }
  if (places.length > mostStreams) yield undefined
}
