/* Word 97 to 2003 ([MS-CFB] and [MS-DOC]). */

const entryBytes = 128
const encryptedFlag = 0x0100
const directoryEntryTypes = [1, 2, 5]

export interface WordBinary {
  /** Names of the storages and streams. */
  readonly names: ReadonlySet<string>
  readonly isEncrypted: boolean
}

/** Reads the directory entries, which are aligned to their size, wherever they are in the file. */
export const readWordBinary = (content: Buffer): WordBinary => {
  const names = new Set<string>()
  let isEncrypted = false
  for (let at = 4 * entryBytes; at + entryBytes <= content.length; at += entryBytes) {
    const bytes = content.readUInt16LE(at + 64)
    if (bytes < 4 || bytes > 64 || !directoryEntryTypes.includes(content.readUInt8(at + 66))) {
      continue
    }
    const name = content.toString('utf16le', at, at + bytes - 2)
    names.add(name)
    if (name !== 'WordDocument') continue
    const sectorBytes = content.readUInt16LE(30) === 12 ? 4096 : 512
    const flags = (content.readUInt32LE(at + 116) + 1) * sectorBytes + 10
    isEncrypted ||=
      flags + 2 <= content.length && (content.readUInt16LE(flags) & encryptedFlag) !== 0
  }
  return { names, isEncrypted }
}
