import { randomBytes } from 'node:crypto'
import { type ZipPart, zipFile } from './zipFile.js'

export const aPdf = (more = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\n${more}\ntrailer << /Root 1 0 R >>\n%%EOF\n`,
  )

const contentTypes = (main: string): ZipPart => ({
  name: '[Content_Types].xml',
  content: `<Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
})
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export const relationships = (name: string, ...tags: readonly string[]): ZipPart => ({
  name,
  content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${tags.join('')}</Relationships>`,
})

/** @param type last segment of its type, such as `image` */
export const relationship = (type: string, target: string, mode = 'Internal'): string =>
  `<Relationship Id="rId1" Type="${officeTypes}/${type}" Target="${target}" TargetMode="${mode}"/>`

const packageParts: readonly ZipPart[] = [
  relationships('_rels/.rels', relationship('officeDocument', 'word/document.xml')),
]
const wordDocument =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const document: ZipPart = { name: 'word/document.xml', content: '<w:document/>' }

export const aDocx = (...more: readonly ZipPart[]): Buffer =>
  zipFile([contentTypes(wordDocument), ...packageParts, document, ...more])

export const aDocxWithMacros = (): Buffer =>
  aDocx(
    relationships(
      'word/_rels/document.xml.rels',
      '<Relationship Id="r1" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/>',
    ),
    { name: 'word/vbaProject.bin', content: randomBytes(64) },
  )

/** Zip bomb: 20 MB of zeros compressed to 20 kB. */
export const aBomb = (): Buffer =>
  aDocx({ name: 'word/media/image1.xml', content: Buffer.alloc(20_000_000) })

/** Returns a document that claims an uncompressed size that would fill a disk. */
export const aBoastfulBomb = (): Buffer =>
  aDocx({ name: 'word/a.xml', content: 'a', claims: 4_000_000_000 })

export const aLockedDocx = (): Buffer =>
  zipFile([contentTypes(wordDocument), { ...document, isEncrypted: true }])

export const aDocm = (): Buffer =>
  zipFile([contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'), document])

export const aSpreadsheet = (): Buffer =>
  zipFile([
    contentTypes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
    { name: 'xl/workbook.xml', content: '<workbook/>' },
  ])

export const anArchive = (): Buffer => zipFile([{ name: 'evil.exe', content: 'MZ' }])

/** Returns an ODT file, whose first entry must be stored uncompressed. */
export const anOdt = (): Buffer => {
  const type = 'application/vnd.oasis.opendocument.text'
  return zipFile([
    { name: 'mimetype', content: type },
    { name: 'content.xml', content: '<office:document-content/>' },
    {
      name: 'META-INF/manifest.xml',
      content: `<manifest:manifest><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/></manifest:manifest>`,
    },
  ])
}

const sector = 512

/** Returns a Word 97 document: header, allocation table, directory and content. */
export const aDoc = ({
  names = ['Root Entry', 'WordDocument', '1Table'],
  isEncrypted = false,
}: {
  readonly names?: readonly string[]
  readonly isEncrypted?: boolean
} = {}): Buffer => {
  const file = Buffer.alloc(sector * 12)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(0x3e, 24)
  file.writeUInt16LE(3, 26)
  file.writeUInt16LE(0xfffe, 28)
  file.writeUInt16LE(9, 30)
  file.writeUInt16LE(6, 32)
  file.writeUInt32LE(1, 44)
  file.writeUInt32LE(1, 48)
  file.fill(0xff, 76, sector)
  file.writeUInt32LE(0, 76)
  const table = sector
  file.fill(0xff, table, table + sector)
  file.writeUInt32LE(0xfffffffd, table)
  file.writeUInt32LE(2, table + 4)
  file.writeUInt32LE(0xfffffffe, table + 8)
  names.forEach((name, place) => {
    const at = sector * 2 + place * 128
    file.write(name, at, 'utf16le')
    file.writeUInt16LE((name.length + 1) * 2, at + 64)
    file.writeUInt8(place === 0 ? 5 : 2, at + 66)
    file.writeUInt32LE(3, at + 116)
    file.writeUInt32LE(4096, at + 120)
  })
  const start = sector * 4
  file.writeUInt16LE(0xa5ec, start)
  file.writeUInt16LE(isEncrypted ? 0x0100 : 0, start + 10)
  return file
}

export const anRtf = (more = ''): Buffer => Buffer.from(`{\\rtf1\\ansi ${more} Bonjour}`)

export const aText = (): Buffer => Buffer.from('Curriculum vitæ\r\n\tÉchographie, 3 ans\r\n')

export const aJpg = (): Buffer =>
  Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    Buffer.alloc(300, 1),
    Buffer.from('ffd9', 'hex'),
  ])

export const aPng = (): Buffer =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

export const aHeic = (): Buffer =>
  Buffer.concat([
    Buffer.from('00000018', 'hex'),
    Buffer.from('ftypheic'),
    Buffer.from('00000000', 'hex'),
    Buffer.from('mif1heic'),
    Buffer.alloc(100),
  ])

export const aProgram = (): Buffer => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])

export const aPage = (): Buffer => Buffer.from('<!doctype html><script>alert(1)</script>')

/** The EICAR test file, split so that no scanner flags this source. */
export const aTrialVirus = (): Buffer =>
  Buffer.from(
    ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
  )
