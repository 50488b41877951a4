import { fileTypeFromBuffer } from 'file-type'
import type { FileWarning } from '../application.js'
import { type FileKind, kindFacts } from '../fileKinds.js'
import { readCompoundFile } from './compoundFile.js'
import type { ContentSource } from './contentSource.js'
import { inspectParts } from './documentParts.js'
import { readObjectStreams } from './pdfStreams.js'
import { findPatterns, isPlainText, matching } from './textPatterns.js'
import { holdsZip, isBomb, readZipDirectory } from './zipDirectory.js'

/**
 * `mismatch`: the content is not what the name says, or is two formats at once. `locked`: it opens
 * with a password only. `unreadable`: it is broken, or an archive that unpacks to far too much.
 */
export type Objection = 'mismatch' | 'locked' | 'unreadable'

export type Inspection =
  | { readonly ok: true; readonly warnings: readonly FileWarning[] }
  | { readonly ok: false; readonly objection: Objection }

const object = (objection: Objection): Inspection => ({ ok: false, objection })
const accept = (...warnings: readonly (FileWarning | false)[]): Inspection => ({
  ok: true,
  warnings: warnings.filter((warning) => warning !== false),
})

/** Inspects a stored file: nothing is run, and what is read or unpacked at a time is bounded. */
export const inspectFile = async (source: ContentSource, kind: FileKind): Promise<Inspection> => {
  if (!(await isWhatItSays(source, kind))) return object('mismatch')
  switch (kind) {
    case 'docx':
      return inspectArchive(source, 'word/document.xml')
    case 'odt':
      return inspectArchive(source, 'content.xml')
    case 'doc':
      return inspectWord(source)
    case 'pdf':
      return (await holdsZip(source)) ? object('mismatch') : inspectPdf(source)
    case 'rtf':
      return inspectRichText(source)
    case 'txt':
    case 'jpg':
    case 'png':
    case 'heic':
      // An archive behind a picture is a way to smuggle it past those who look at pictures.
      return (await holdsZip(source)) ? object('mismatch') : accept()
  }
}

/** Bytes: most formats are recognised by their beginning. */
const longestHead = 65_536
/** Bytes: what makes an archive a document may be its last entry. */
const longestArchive = 16 * 1_048_576

const isWhatItSays = async (source: ContentSource, kind: FileKind): Promise<boolean> => {
  const isArchive = kind === 'docx' || kind === 'odt'
  const head = await source.piece(0, isArchive ? longestArchive : longestHead)
  const found = await fileTypeFromBuffer(head)
  if (kind === 'txt') return found === undefined && (await isPlainText(source))
  return found !== undefined && kindFacts[kind].contents.includes(found.mime)
}

const inspectArchive = async (source: ContentSource, main: string): Promise<Inspection> => {
  const entries = await readZipDirectory(source)
  if (entries === undefined) return object('unreadable')
  if (entries.some(({ isEncrypted }) => isEncrypted)) return object('locked')
  if (isBomb(entries, source.size)) return object('unreadable')
  const names = entries.map(({ name }) => name)
  if (!names.includes(main)) return object('mismatch')
  const parts = await inspectParts(source, entries)
  const hasMacros = names.some((name) => /vbaProject\.bin$|^Basic\/|^Scripts\//i.test(name))
  const isEmbedded = names.some((name) => /^word\/(embeddings|activeX)\/|^Object \d/i.test(name))
  return accept(
    (hasMacros || parts.has('macros')) && 'macros',
    (isEmbedded || parts.has('embedded')) && 'embedded',
    parts.has('remote') && 'remote',
  )
}

const inspectWord = async (source: ContentSource): Promise<Inspection> => {
  const file = await readCompoundFile(source)
  if (file === undefined) return object('unreadable')
  // A new document with a password is wrapped in the old format.
  if (file.isEncrypted || file.names.includes('EncryptedPackage')) return object('locked')
  if (!file.names.includes('WordDocument')) return object('mismatch')
  return accept(
    file.names.some((name) => name === 'Macros' || name === '_VBA_PROJECT') && 'macros',
    file.names.includes('ObjectPool') && 'embedded',
  )
}

const pdfPatterns = {
  password: /\/Encrypt\s{0,20}(\d{1,10}\s{1,20}\d{1,5}\s{1,20}R|<<)/,
  script: /\/(JavaScript|JS|Launch|OpenAction\s{0,20}<<\s{0,20}\/S\s{0,20}\/(JavaScript|Launch))\b/,
  embedded: /\/(EmbeddedFile|RichMedia)\b/,
}

/** The letters of a name may be written as numbers: `/J#61vaScript`. */
const withoutEscapes = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_all, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )

/** What is packed; a stream that cannot be read is taken for one that hides a script. */
const findPacked = async (source: ContentSource): Promise<ReadonlySet<string>> => {
  const found = new Set<string>()
  for await (const text of readObjectStreams(source, withoutEscapes)) {
    for (const name of text === undefined ? ['script'] : matching(text, pdfPatterns))
      found.add(name)
  }
  return found
}

/** A PDF that forbids printing is encrypted too and opens freely: it is flagged, not refused. */
const inspectPdf = async (source: ContentSource): Promise<Inspection> => {
  const open = await findPatterns(source, pdfPatterns, withoutEscapes)
  // Of one that is encrypted nothing can be unpacked.
  const found = open.has('password') ? open : new Set([...open, ...(await findPacked(source))])
  return accept(
    found.has('script') && 'script',
    found.has('embedded') && 'embedded',
    found.has('password') && 'password',
  )
}

// Template and pictures of an honest document are files of its writer's disk, in letters as they are.
const textPatterns = {
  embedded: /\\obj(ect|data|update|link|ocx)/,
  remote:
    /(\\template|INCLUDE(PICTURE|TEXT))\s{0,20}["{]?\s{0,20}((https?|ftp|file):|\\{4}|\\u-?\d|\\'[0-9a-f]{2})/i,
}

const inspectRichText = async (source: ContentSource): Promise<Inspection> => {
  const found = await findPatterns(source, textPatterns)
  return accept(found.has('embedded') && 'embedded', found.has('remote') && 'remote')
}
