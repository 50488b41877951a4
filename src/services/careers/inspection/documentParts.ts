import type { FileWarning } from '../application.js'
import type { ContentSource } from './contentSource.js'
import { unpackEntry, type ZipEntry } from './zipDirectory.js'

/** Bytes of a list of parts: that of a long document has some thousands. */
const longestList = 1_048_576
/** A document has one list for each part that leads to others. */
const mostLists = 50

/** The lists that say what each part is, and what the parts lead to. */
const isList = ({ name }: ZipEntry): boolean =>
  name === '[Content_Types].xml' || /(^|\/)_rels\/[^/]+\.rels$/i.test(name)

const codePoint = (digits: string, base: number): string => {
  const code = Number.parseInt(digits, base)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Text as a reader of XML sees it: in UTF-16 too, with its characters written as numbers. */
const textOf = (list: Buffer): string => {
  const isWide = list.length > 1 && [0xfffe, 0xfeff].includes(list.readUInt16BE(0))
  const isBigEndian = isWide && list[0] === 0xfe
  const bytes = isBigEndian ? Buffer.from(list.subarray(0, list.length & ~1)).swap16() : list
  return bytes
    .toString(isWide ? 'utf16le' : 'utf8')
    .replaceAll(/&#x([0-9a-f]{1,6});/gi, (_all, digits: string) => codePoint(digits, 16))
    .replaceAll(/&#(\d{1,7});/g, (_all, digits: string) => codePoint(digits, 10))
}

const macros = /vbaProject|macroEnabled/i
// Whoever sends a file writes its lists: none of these reads a character more than a few times.
const relationshipStart = /<(?:\w{1,40}:)?Relationship\b/gi
const relationship = /^<[\w:]+(?:[^<>"']|"[^<"]*"|'[^<']*')*>/
const external = /\bTargetMode\s{0,9}=\s{0,9}["']External/i
// Links that a reader follows by hand are external too, and pictures show an address at most.
const harmless = /\bType\s{0,9}=\s{0,9}["'][^"'<]{0,300}\/(?:hyperlink|image)["']/i

/** Whether a list leads to something that a reader would fetch, or to what cannot be read. */
const leadsElsewhere = (list: string): boolean => {
  // Up to the next tag: a value holds no `<`.
  const tags = [...list.matchAll(relationshipStart)].map(({ index }) => {
    const next = list.indexOf('<', index + 1)
    return list.slice(index, next === -1 ? undefined : next)
  })
  return tags.some((text) => {
    const tag = relationship.exec(text)?.[0]
    return tag === undefined || (external.test(tag) && !harmless.test(tag))
  })
}

/**
 * What the lists of parts say of a Word document, whatever its parts are called. A list that cannot
 * be read is taken for one that hides something.
 */
export const inspectParts = async (
  source: ContentSource,
  entries: readonly ZipEntry[],
): Promise<ReadonlySet<FileWarning>> => {
  const found = new Set<FileWarning>()
  const lists = entries.filter(isList)
  if (lists.length > mostLists) found.add('embedded')
  for (const entry of lists.slice(0, mostLists)) {
    const list = await unpackEntry(source, entry, longestList)
    const text = list === undefined ? '' : textOf(list)
    if (list === undefined || macros.test(text)) found.add('macros')
    if (leadsElsewhere(text)) found.add('remote')
  }
  return found
}
