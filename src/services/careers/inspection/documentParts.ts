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

/** Letters as a reader of XML sees them: also those in UTF-16, whether its mark stands before them or not. */
const textOf = (list: Buffer): string => {
  const isWide = list.length > 1 && [0xfffe, 0xfeff].includes(list.readUInt16BE(0))
  const isBigEndian = isWide && list[0] === 0xfe
  const bytes = isBigEndian ? Buffer.from(list.subarray(0, list.length & ~1)).swap16() : list
  return bytes.toString(isWide ? 'utf16le' : 'utf8').replaceAll('\0', '')
}

/** With the characters that are written as numbers. */
const plain = (text: string): string =>
  text
    .replaceAll(/&#x([0-9a-f]{1,6});/gi, (_all, digits: string) => codePoint(digits, 16))
    .replaceAll(/&#(\d{1,7});/g, (_all, digits: string) => codePoint(digits, 10))

const macros = /vbaProject|macroEnabled/i
// Whoever sends a file writes its lists: none of these reads a character more than a few times.
const relationshipStart = /<(?:[^\s<>:=/"']+:)?Relationship\b/gi
// Links that a reader follows by hand are external too. A linked picture is fetched as the document
// opens: it tells its sender who reads it, and a server of files the reader's name and a proof of the password.
const harmless = /\/hyperlink$/

/**
 * The attributes of a relationship: one value may hold what reads like another.
 * @param rest of its tag, after the name, up to the next tag
 * @returns undefined when that is no tag
 */
const attributesOf = (rest: string): ReadonlyMap<string, string> | undefined => {
  const attribute = /\s*([^\s"'<>=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
  const found = new Map<string, string>()
  let end = 0
  for (let one = attribute.exec(rest); one !== null; one = attribute.exec(rest)) {
    end = attribute.lastIndex
    found.set(one[1] ?? '', plain(one[2] ?? one[3] ?? ''))
  }
  return /^\s*\/?>/.test(rest.slice(end)) ? found : undefined
}

/** Whether a list leads to something that a reader would fetch, or to what cannot be read. */
const leadsElsewhere = (list: string): boolean => {
  // Up to the next tag: a value holds no `<`.
  const rests = [...list.matchAll(relationshipStart)].map(({ 0: start, index }) => {
    const next = list.indexOf('<', index + 1)
    return list.slice(index + start.length, next === -1 ? undefined : next)
  })
  return rests.some((rest) => {
    const attributes = attributesOf(rest)
    if (attributes === undefined) return true
    const isExternal = /external/i.test(attributes.get('TargetMode') ?? '')
    return isExternal && !harmless.test(attributes.get('Type') ?? '')
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
    if (list === undefined || macros.test(plain(text))) found.add('macros')
    if (leadsElsewhere(text)) found.add('remote')
  }
  return found
}
