/* Word 97 to 2003 ([MS-CFB] and [MS-DOC]). */

const entryBytes = 128
/** First bytes of the main stream, by version. Streams below 4 kB are stored elsewhere and not read. */
const mainStreamMarks = [0xa5ec, 0xa5dc]
const encryptedFlag = 0x0100
const directoryEntryTypes = [1, 2, 5]

export interface WordBinary {
  readonly names: ReadonlySet<string>
  readonly isEncrypted: boolean
}

/** Finds directory entries by their alignment, wherever they are in the file. */
export const readWordBinary = (content: Buffer): WordBinary => {
  const names = new Set<string>()
  let isEncrypted = false
  for (let at = 4 * entryBytes; at + entryBytes <= content.length; at += entryBytes) {
    const bytes = content.readUInt16LE(at + 64)
    if (bytes < 4 || bytes > 64 || !directoryEntryTypes.includes(content.readUInt8(at + 66))) {
      continue
    }
    const name = content.toString('utf16le', at, at + bytes - 2).toLowerCase()
    names.add(name)
    const sectorBytes = content.readUInt16LE(30) === 12 ? 4096 : 512
    const start = (content.readUInt32LE(at + 116) + 1) * sectorBytes
    if (name === 'worddocument' && start + 12 <= content.length) {
      isEncrypted ||=
        mainStreamMarks.includes(content.readUInt16LE(start)) &&
        (content.readUInt16LE(start + 10) & encryptedFlag) !== 0
    }
  }
  return { names, isEncrypted }
}
