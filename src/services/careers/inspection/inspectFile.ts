import { fileTypeFromBuffer } from 'file-type'
import type { FileWarning } from '../../../shared/careers/applicationChoices.js'
import type { FileKind } from '../fileNames.js'
import type { Budget } from './budget.js'
import { inspectPackage, type PackageFormat } from './officePackage.js'
import { inspectPdf } from './pdf.js'
import { isRemote } from './remoteTargets.js'
import { readWordBinary } from './wordBinary.js'
import { holdsZip, isBomb, readZip, textAfterZip } from './zipArchive.js'

/** `mismatch`: wrong extension, or a file in two formats. `locked`: password. `unreadable`: damaged. */
export type Objection = 'mismatch' | 'locked' | 'unreadable'

export type Inspection =
  | { readonly ok: true; readonly warnings: readonly FileWarning[] }
  | { readonly ok: false; readonly objection: Objection }

const object = (objection: Objection): Inspection => ({ ok: false, objection })
const accept = (warnings: Iterable<FileWarning> = []): Inspection => ({
  ok: true,
  warnings: [...warnings],
})

/** Signatures of RAR and 7z, which archive programs accept at any offset. */
const archiveMarks = ['526172211a07', '377abcaf271c'].map((hex) => Buffer.from(hex, 'hex'))

export const inspectFile = async (
  content: Buffer,
  kind: FileKind,
  budget: Budget,
): Promise<Inspection> => {
  if (archiveMarks.some((mark) => content.includes(mark))) return object('mismatch')
  switch (kind) {
    case 'txt':
      return isPlainText(content) ? accept() : object('mismatch')
    case 'pdf':
      return (await isPdf(content)) ? inspectPdfFile(content, budget) : object('mismatch')
    case 'jpg':
    case 'png':
    case 'heic':
      // An archive appended to a picture passes filters for pictures.
      return (await isPicture(content)) && !holdsZip(content) ? accept() : object('mismatch')
    case 'docx':
    case 'odt':
    case 'doc':
    case 'rtf':
      return inspectDocument(content, kind, budget)
  }
}

const headBytes = 65_536

const typeOf = async (content: Buffer): Promise<string | undefined> =>
  (await fileTypeFromBuffer(content.subarray(0, headBytes)))?.mime

const pictureTypes = /^image\/(jpeg|png|apng|hei[cf](-sequence)?)$/

/** Accepts any picture format, as viewers ignore the extension. */
const isPicture = async (content: Buffer): Promise<boolean> =>
  pictureTypes.test((await typeOf(content)) ?? '')

/** Maximum offset of a PDF header (ISO 32000-1, annex H). */
const longestPrefix = 1024
/** Matches formats that other programs would execute or render. */
const otherFormat = /<(?:!doctype|html|head|body|script|svg)|^\s*#!/i

const isPdf = async (content: Buffer): Promise<boolean> => {
  const header = content.subarray(0, longestPrefix + 5).indexOf('%PDF-')
  const type = await typeOf(content)
  if (header === -1 || (type !== undefined && type !== 'application/pdf')) return false
  return !otherFormat.test(content.toString('latin1', 0, header))
}

/** Accepts a ZIP archive in a stream, as LibreOffice embeds documents; elsewhere it is a second format. */
const inspectPdfFile = (content: Buffer, budget: Budget): Inspection => {
  const after = textAfterZip(content, 20)
  if (after === undefined) return accept(inspectPdf(content, budget))
  if (!/^\s*endstream/.test(after)) return object('mismatch')
  return accept(new Set<FileWarning>([...inspectPdf(content, budget), 'embedded']))
}

// Matches control characters, except tabs, line ends, and 7F to 9F, which are letters in older encodings.
const control = /(?![\t-\r\x7f-\x9f])[\p{Cc}\uFFFE\uFFFF]/u

/** Accepts UTF-8, older one-byte encodings, and UTF-16 with a byte order mark. */
const isPlainText = (content: Buffer): boolean => {
  const mark = content.toString('hex', 0, 2)
  if (mark !== 'fffe' && mark !== 'feff') return !control.test(content.toString('latin1'))
  const encoding = mark === 'feff' ? 'utf-16be' : 'utf-16le'
  try {
    return !control.test(new TextDecoder(encoding, { fatal: true }).decode(content))
  } catch {
    return false
  }
}

type DocumentKind = 'doc' | 'docx' | 'odt' | 'rtf'

/** Word and LibreOffice detect older formats by content, newer ones by extension. */
const contentsOf: Readonly<Record<DocumentKind, readonly (PackageFormat | 'word97' | 'rtf')[]>> = {
  doc: ['word97', 'rtf', 'docx'],
  rtf: ['word97', 'rtf', 'docx'],
  docx: ['docx'],
  odt: ['odt'],
}

const inspectDocument = async (
  content: Buffer,
  kind: DocumentKind,
  budget: Budget,
): Promise<Inspection> => {
  const contents = contentsOf[kind]
  if (content.toString('latin1', 0, 4) === 'PK\u0003\u0004') {
    return inspectArchive(content, contents, budget)
  }
  const type = await typeOf(content)
  if (type === 'application/x-cfb') return inspectWord97(content, contents.includes('word97'))
  return type === 'application/rtf' && contents.includes('rtf') && !holdsZip(content)
    ? accept(inspectRichText(content))
    : object('mismatch')
}

const inspectArchive = (
  content: Buffer,
  contents: readonly string[],
  budget: Budget,
): Inspection => {
  const entries = readZip(content)
  if (entries === undefined || isBomb(entries)) return object('unreadable')
  const { format, isLocked, warnings } = inspectPackage({ content, entries }, budget)
  if (isLocked) return object('locked')
  return format !== undefined && contents.includes(format) ? accept(warnings) : object('mismatch')
}

const inspectWord97 = (content: Buffer, isAccepted: boolean): Inspection => {
  const { names, isEncrypted } = readWordBinary(content)
  // Password-protected OOXML is wrapped in the older format.
  if (names.has('encryptedpackage')) return object('locked')
  if (!isAccepted || !names.has('worddocument')) return object('mismatch')
  if (isEncrypted) return object('locked')
  const warnings = new Set<FileWarning>()
  if (names.has('macros') || names.has('_vba_project')) warnings.add('macros')
  // Only storages inside the object pool are embedded objects: Word also writes an empty pool.
  if ([...names].some((name) => /^_\d+$/.test(name))) warnings.add('embedded')
  return accept(warnings)
}

const embeddedObject = /(?<!\\)(?:\\\\)*\\obj(ect|data|update|link|ocx)/
/** Matches a field that starts a program on the reader's computer. */
const programLink = /\\fldinst[^"\r\n]{0,100}\bDDE(?:AUTO)?\b/i
const linkedFile =
  /(?:(?<!\\)(?:\\\\)*\\template|INCLUDE(?:PICTURE|TEXT))\s{0,20}["{]?\s{0,20}([^"{}\r\n]{0,300})/gi

const decodeRichText = (text: string): string =>
  text
    .replaceAll(/\\'([0-9a-f]{2})/gi, (_all, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    )
    .replaceAll(/\\u(-?\d{1,6}) ?\??/g, (_all, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 10)),
    )
    .replaceAll('\\\\', '\\')

const inspectRichText = (content: Buffer): ReadonlySet<FileWarning> => {
  const text = content.toString('latin1')
  const warnings = new Set<FileWarning>()
  if (embeddedObject.test(text)) warnings.add('embedded')
  if (programLink.test(text)) warnings.add('script')
  for (const [, target = ''] of text.matchAll(linkedFile)) {
    if (isRemote(decodeRichText(target))) warnings.add('remote')
  }
  return warnings
}
