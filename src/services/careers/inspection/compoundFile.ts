import type { ContentSource } from './contentSource.js'

/** The directory of an old Word document, whose format is a small file system. */
export interface CompoundFile {
  readonly names: readonly string[]
  /** By a flag in the first bytes of the document. */
  readonly isEncrypted: boolean
}

const headerSize = 512
const entrySize = 128
/** More than the directory of any document has: a chain that loops is not followed for ever. */
const mostSectors = 256
const endOfChain = 0xfffffffa
const encryptedFlag = 0x0100

interface Layout {
  readonly sectorSize: number
  readonly directory: number
  /** The sectors of the tables that chain the sectors. */
  readonly tables: readonly number[]
}

const readLayout = (header: Buffer): Layout | undefined => {
  if (header.length < headerSize) return undefined
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return undefined
  const places = Array.from({ length: 109 }, (_, place) => header.readUInt32LE(76 + place * 4))
  return {
    sectorSize: 1 << shift,
    directory: header.readUInt32LE(48),
    tables: places.filter((place) => place < endOfChain),
  }
}

const placeOf = (sector: number, { sectorSize }: Layout): number => (sector + 1) * sectorSize

/** The sector that follows in the chain. */
const nextSector = async (
  source: ContentSource,
  layout: Layout,
  sector: number,
): Promise<number> => {
  const perTable = layout.sectorSize / 4
  const table = layout.tables[Math.floor(sector / perTable)]
  if (table === undefined) return endOfChain
  const at = placeOf(table, layout) + (sector % perTable) * 4
  const link = await source.piece(at, at + 4)
  return link.length === 4 ? link.readUInt32LE(0) : endOfChain
}

interface Entry {
  readonly name: string
  readonly start: number
}

const readEntries = (sector: Buffer): readonly Entry[] =>
  Array.from({ length: Math.floor(sector.length / entrySize) }, (_, place) => {
    const at = place * entrySize
    const length = Math.min(64, sector.readUInt16LE(at + 64))
    return {
      name: sector.toString('utf16le', at, at + Math.max(0, length - 2)),
      start: sector.readUInt32LE(at + 116),
    }
  }).filter(({ name }) => name !== '')

/** Reads the directory and the first bytes of the document; `undefined` when it is broken. */
export const readCompoundFile = async (
  source: ContentSource,
): Promise<CompoundFile | undefined> => {
  const layout = readLayout(await source.piece(0, headerSize))
  if (layout === undefined) return undefined
  const entries: Entry[] = []
  let sector = layout.directory
  for (let read = 0; read < mostSectors && sector < endOfChain; read += 1) {
    const at = placeOf(sector, layout)
    entries.push(...readEntries(await source.piece(at, at + layout.sectorSize)))
    sector = await nextSector(source, layout, sector)
  }
  const document = entries.find(({ name }) => name === 'WordDocument')
  const start = document === undefined ? 0 : placeOf(document.start, layout)
  const first = document === undefined ? Buffer.alloc(0) : await source.piece(start, start + 12)
  return {
    names: entries.map(({ name }) => name),
    isEncrypted: first.length === 12 && (first.readUInt16LE(10) & encryptedFlag) !== 0,
  }
}
