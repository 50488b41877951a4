import { constants, inflateSync } from 'node:zlib'
import type { FileWarning } from '../../../shared/careers/applicationChoices.js'
import type { Budget } from './budget.js'
import { isRemote } from './remoteTargets.js'

/* Names in a PDF (ISO 32000-2, 7.3.5), in its bytes and in its object streams (7.5.7). */

const warningsByName: ReadonlyMap<string, FileWarning> = new Map([
  ['JavaScript', 'script'],
  ['Launch', 'script'],
  ['Rendition', 'script'],
  ['XFA', 'script'],
  ['EmbeddedFile', 'embedded'],
  // The type of an embedded file is optional; its entry in the file specification is not.
  ['EF', 'embedded'],
  ['RichMedia', 'embedded'],
  ['Encrypt', 'password'],
])
const streamNames: readonly string[] = ['ObjStm', 'Filter', 'Predictor', 'Image']
const otherFilter = /^(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|RunLengthDecode|Crypt)$/

/** Matches a name, a stream start, or an object end in linear time. */
const tokenPattern =
  /\/([^\0\t\n\f\r ()<>[\]{}/%]{1,60})|(?<!end)stream[^\r\n]{0,20}(?:\r\n?|\n)|endobj/g

/** Names may contain escapes: `/J#61vaScript`. */
const decodeName = (name: string): string =>
  name.replaceAll(/#([0-9a-f]{2})/gi, (_all, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )

/** Returns whether the offset is in a string: a `(` precedes it, without white space or `)` in between. */
const isInString = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 300), at)
  const open = before.lastIndexOf('(')
  return open !== -1 && /^\([^\0\s)]*$/.test(before.slice(open))
}

/** `/F` and `/UF` contain the name in a file specification (7.11). In annotations, `/F` is a number. */
const fileNames: readonly string[] = ['F', 'UF']
const longestFileName = 600
const fileName = /^\s*(?:\(([^()\r\n]+)|<([0-9a-f\s]+)>)/i

const decodeString = (text: string): string =>
  text.replaceAll(/\\(?:([0-7]{1,3})|([^]))/g, (_all, octal?: string, one?: string) =>
    octal === undefined ? (one ?? '') : String.fromCharCode(Number.parseInt(octal, 8)),
  )

/** Whether the name of a remote file follows. To fetch it, readers send credentials to a file server. */
const isRemoteFile = (text: string, at: number): boolean => {
  const [, string, digits] = fileName.exec(text.slice(at, at + longestFileName)) ?? []
  const name =
    digits === undefined
      ? decodeString(string ?? '')
      : Buffer.from(digits.replaceAll(/\s/g, ''), 'hex').toString('latin1')
  // Skips the UTF-16 byte order mark; NULs of ASCII characters are ignored.
  return isRemote(name.replace(/^\u00fe\u00ff/, ''))
}

const inflateWhatIsThere = { finishFlush: constants.Z_SYNC_FLUSH }
/** Number of packed bytes inspected at the start of a stream; they unpack to at most 0.5 MB. */
const peekBytes = 512

const isPacked = (bytes: Buffer): boolean =>
  bytes.length > 2 && (bytes.readUInt8(0) & 15) === 8 && bytes.readUInt16BE(0) % 31 === 0

const mayBeginObjects = /^[\s\0]*(?:[\d%]|$)/

/** Returns whether a stream may start with object numbers. NUL is white space in a PDF. */
const mayHoldObjects = (packed: Buffer, isImage: boolean): boolean => {
  try {
    const head = inflateSync(packed.subarray(0, peekBytes), inflateWhatIsThere).toString('latin1')
    return (isImage ? /^\s*(?:[\d%]|$)/ : mayBeginObjects).test(head)
  } catch {
    return false
  }
}

export const inspectPdf = (content: Buffer, budget: Budget): ReadonlySet<FileWarning> => {
  const warnings = new Set<FileWarning>()
  const dictionary = new Set<string>()

  const noteName = (text: string, at: number, written: string): void => {
    const name = decodeName(written)
    if (streamNames.includes(name) || otherFilter.test(name)) dictionary.add(name)
    if (fileNames.includes(name) && isRemoteFile(text, at + 1 + written.length)) {
      warnings.add('remote')
    }
    const warning = warningsByName.get(name)
    if (warning === undefined || warnings.has(warning) || isInString(text, at)) return
    warnings.add(warning)
  }

  /** Returns whether inflating was enough: an object stream without another filter begins with numbers. */
  const isUnpackedFully = (objects: string): boolean =>
    mayBeginObjects.test(objects) &&
    ![...dictionary].some((name) => name === 'Predictor' || otherFilter.test(name))

  const readStream = (packed: Buffer): void => {
    const isNamed = dictionary.has('ObjStm') && dictionary.has('Filter')
    const isCandidate = isPacked(packed) && mayHoldObjects(packed, dictionary.has('Image'))
    if (!isNamed && !isCandidate) return
    const unpacked = budget.unpack((limit) =>
      inflateSync(packed, { ...limit, ...inflateWhatIsThere }),
    )
    const objects = unpacked?.toString('latin1')
    if (objects === undefined || (isNamed && !isUnpackedFully(objects))) {
      warnings.add('notFullyChecked')
    }
    if (objects !== undefined) readText(objects)
  }

  const readText = (text: string, file?: Buffer): void => {
    let count = 0
    for (const { 0: token, 1: name, index } of text.matchAll(tokenPattern)) {
      count += 1
      if (count % 1000 === 0 && budget.isOutOfTime()) {
        warnings.add('notFullyChecked')
        return
      }
      if (name !== undefined) noteName(text, index, name)
      else if (token === 'endobj') dictionary.clear()
      else if (file !== undefined) readStream(file.subarray(index + token.length))
    }
  }

  readText(content.toString('latin1'), content)
  return warnings
}
