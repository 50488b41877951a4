import { deflateSync } from 'node:zlib'
import type { FileKind } from '../../../src/services/careers/fileNames.js'
import { aDoc, aDocx, aHeic, aJpg, anOdt, anRtf, aPdf, aPng, relationships } from './someFiles.js'
import { zipFile, type ZipOptions, type ZipPart } from './zipFile.js'

/* Valid files as programs other than Word and Acrobat write them. */

const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const transitional = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006'

const typesXml = (part: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${packageNamespace}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="${part}" ContentType="${wordMain}"/></Types>`

interface Word {
  readonly main?: string
  readonly target?: string
  readonly types?: Buffer | string
  readonly root?: Buffer | string
  readonly entry?: Partial<ZipPart>
  readonly more?: readonly ZipPart[]
  readonly archive?: ZipOptions
}

const aWord = ({
  main = 'word/document.xml',
  target = main,
  types = typesXml(`/${main}`),
  root,
  entry = {},
  more = [],
  archive = {},
}: Word = {}): Buffer => {
  const rels = relationships(
    '_rels/.rels',
    `<Relationship Id="rId1" Type="${transitional}/officeDocument" Target="${target}"/>`,
  )
  const parts: readonly ZipPart[] = [
    { name: '[Content_Types].xml', content: types },
    { ...rels, ...(root === undefined ? {} : { content: root }) },
    { name: main, content: '<w:document/>' },
    ...more,
  ]
  return zipFile(
    parts.map((part) => ({ ...part, ...entry })),
    archive,
  )
}

const inUtf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le')

const openDocument = 'application/vnd.oasis.opendocument.text'
const manifest = (type: string, prefix = 'manifest'): string =>
  `<${prefix}:manifest xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><${prefix}:file-entry ${prefix}:full-path="/" ${prefix}:media-type="${type}"/></${prefix}:manifest>`

const before = (prefix: string | Buffer, content = aPdf()): Buffer =>
  Buffer.concat([Buffer.from(prefix), content])

/** Returns a PDF with object and cross-reference streams (PDF 1.5). */
const aPackedPdf = (): Buffer => {
  const stream = (dictionary: string, content: string): Buffer => {
    const packed = deflateSync(content)
    return Buffer.concat([
      Buffer.from(`<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\r\n`),
      packed,
      Buffer.from('\r\nendstream\nendobj\n'),
    ])
  }
  return Buffer.concat([
    Buffer.from('%PDF-1.5\r%âãÏÓ\r\n5 0 obj\n'),
    stream('/Type /ObjStm /N 1 /First 4', '6 0 << /Type /Catalog /Pages 7 0 R >>'),
    Buffer.from('8 0 obj\n'),
    stream('/Type /XRef /DecodeParms << /Predictor 12 /Columns 4 >>', '\u0002\u0001\u0000'),
    Buffer.from('9 0 obj\n'),
    stream('/Type /XObject /Subtype /Image', '\0'.repeat(100_000)),
    Buffer.from('startxref\n0\n%%EOF\n'),
  ])
}

export const producerFiles: readonly (readonly [string, FileKind, Buffer])[] = [
  ['main part with another name (Word Online)', 'docx', aWord({ main: 'word/document2.xml' })],
  ['main part in another folder', 'docx', aWord({ main: 'docs/main.xml' })],
  ['absolute target', 'docx', aWord({ target: '/word/document.xml' })],
  [
    'main type as the default of an extension',
    'docx',
    aWord({ types: `<Types><Default Extension="xml" ContentType="${wordMain}"/></Types>` }),
  ],
  [
    'part names in another case',
    'docx',
    aWord({ main: 'Word/Document.xml', types: typesXml('/word/document.xml') }),
  ],
  [
    'strict Office Open XML',
    'docx',
    aWord({
      root: `<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${strict}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${strict}/extendedProperties" Target="docProps/app.xml"/></Relationships>`,
    }),
  ],
  [
    'prefixed namespace and single quotes',
    'docx',
    aWord({
      types: `<ct:Types xmlns:ct='${packageNamespace}/content-types'>\n  <ct:Override\n    ContentType = '${wordMain}'\n    PartName = '/word/document.xml' />\n</ct:Types>`,
    }),
  ],
  ['XML in UTF-16', 'docx', aWord({ types: inUtf16(typesXml('/word/document.xml')) })],
  [
    'XML with a byte order mark',
    'docx',
    aWord({ types: `\uFEFF${typesXml('/word/document.xml')}` }),
  ],
  [
    'XML with comments',
    'docx',
    aWord({ types: typesXml('/word/document.xml').replace('<Types', '<!-- a < b -->\n<Types') }),
  ],
  ['stored entries', 'docx', aWord({ entry: { isStored: true } })],
  ['data descriptors (Google Docs)', 'docx', aWord({ entry: { hasDescriptor: true } })],
  ['zip64 end record', 'docx', aWord({ archive: { isZip64: true } })],
  ['zip64 entries', 'docx', aWord({ entry: { isZip64: true }, archive: { isZip64: true } })],
  [
    'directory entries',
    'docx',
    aWord({
      more: [
        { name: 'word/', content: '', isStored: true },
        { name: '_rels/', content: '' },
      ],
    }),
  ],
  ['archive comment', 'docx', aWord({ archive: { comment: 'WPS' } })],
  ['bytes after the archive', 'docx', Buffer.concat([aWord(), Buffer.from('\r\n')])],
  [
    'blank bitmap that compresses well',
    'docx',
    aWord({ more: [{ name: 'word/media/image1.emf', content: Buffer.alloc(6_000_000) }] }),
  ],
  [
    'local template',
    'docx',
    aWord({
      more: [
        relationships(
          'word/_rels/settings.xml.rels',
          `<Relationship Id="rId1" Type="${transitional}/attachedTemplate" Target="file:///C:\\Users\\Ana\\Moderne.dotx" TargetMode="External"/>`,
        ),
      ],
    }),
  ],
  [
    'Word 97 document with an empty object pool, in upper case',
    'doc',
    aDoc({ names: ['ROOT ENTRY', 'WORDDOCUMENT', 'OBJECTPOOL'] }),
  ],
  ['Word document named .doc', 'doc', aDocx()],
  ['rich text named .doc', 'doc', anRtf()],
  ['Word 97 document named .rtf', 'rtf', aDoc()],
  [
    'compressed mimetype entry',
    'odt',
    zipFile([
      { name: 'content.xml', content: '<office:document-content/>' },
      { name: 'mimetype', content: `${openDocument}\n` },
    ]),
  ],
  [
    'manifest alone, with another prefix',
    'odt',
    zipFile([
      { name: 'META-INF/manifest.xml', content: manifest(openDocument, 'm') },
      { name: 'content.xml', content: '<office:document-content/>' },
    ]),
  ],
  [
    'links and an empty macro library (LibreOffice)',
    'odt',
    zipFile([
      { name: 'mimetype', content: openDocument, isStored: true },
      {
        name: 'content.xml',
        content:
          '<office:document-content><text:a xlink:href="https://exemple.ca/">site</text:a><draw:image xlink:href="Pictures/1.png"/></office:document-content>',
      },
      { name: 'Basic/Standard/script-lb.xml', content: '<library/>' },
      { name: 'META-INF/manifest.xml', content: manifest(openDocument) },
    ]),
  ],
  ['LibreOffice document', 'odt', anOdt()],
  ['blank lines before the header', 'pdf', before('\r\n\r\n')],
  ['byte order mark before the header', 'pdf', before('\uFEFF')],
  [
    'printer commands before the header',
    'pdf',
    before('\u001B%-12345X@PJL ENTER LANGUAGE=PDF\r\n'),
  ],
  ['MIME headers before the header', 'pdf', before('Content-Type: application/pdf\r\n\r\n')],
  ['1000 bytes before the header', 'pdf', before('x'.repeat(1000))],
  ['PHP warning before the header', 'pdf', before('<br />\n<b>Warning</b>: date()\n')],
  [
    'lines that end with a carriage return',
    'pdf',
    Buffer.from(aPdf().toString('latin1').replaceAll('\n', '\r'), 'latin1'),
  ],
  ['linearised', 'pdf', aPdf('2 0 obj\n<< /Linearized 1 /L 1234 /H [ 1 2 ] /O 4 >>\nendobj\n')],
  ['packed objects', 'pdf', aPackedPdf()],
  [
    'several revisions',
    'pdf',
    Buffer.concat([aPdf(), Buffer.from('3 0 obj\n<< >>\nendobj\n%%EOF\n')]),
  ],
  ['bytes after the end', 'pdf', Buffer.concat([aPdf(), Buffer.alloc(2000)])],
  [
    'link to a page about JavaScript',
    'pdf',
    aPdf('<< /S /URI /URI (https://developer.mozilla.org/docs/Web/JavaScript) >>'),
  ],
  ['PNG named .jpg', 'jpg', aPng()],
  ['JPEG named .heic', 'heic', aJpg()],
  ['HEIC named .jpg', 'jpg', aHeic()],
  [
    'JPEG with bytes after its end (motion photo)',
    'jpg',
    Buffer.concat([aJpg(), Buffer.from('SEFT')]),
  ],
  ['text that begins with BM', 'txt', Buffer.from('BM Santé inc.\r\nTechnologue, 2019 à 2024\r\n')],
  ['text that begins with MZ', 'txt', Buffer.from('MZ Imagerie\r\nExpérience\r\n')],
  ['text that begins with %!PS', 'txt', Buffer.from('%!PS et autres langages\n')],
]
