import { deflateSync } from 'node:zlib'
import type { FileKind } from '../../../src/services/careers/fileNames.js'
import { createBudget } from '../../../src/services/careers/inspection/budget.js'
import { inspectFile } from '../../../src/services/careers/inspection/inspectFile.js'
import { isRemote } from '../../../src/services/careers/inspection/remoteTargets.js'
import { producerFiles } from '../../support/careers/producerFiles.js'
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
  anRtf,
  aPage,
  aPdf,
  aPng,
  aProgram,
  aSpreadsheet,
  aText,
  relationship,
  relationships,
} from '../../support/careers/someFiles.js'
import { zipFile, type ZipPart } from '../../support/careers/zipFile.js'

const inspect = (content: Buffer, kind: FileKind, budget = createBudget()) =>
  inspectFile(content, kind, budget)

const accepted = (...warnings: readonly string[]) => ({ ok: true, warnings })
const refused = (objection: string) => ({ ok: false, objection })

const aDocxWith = (...tags: readonly string[]): Buffer =>
  aDocx(relationships('word/_rels/document.xml.rels', ...tags))

const linked = (type: string, target: string): Buffer =>
  aDocxWith(relationship(type, target, 'External'))

const template = 'Type="http://x/attachedTemplate" TargetMode="External"'
const elsewhere = 'https://evil.example/a.dotm'

describe('file inspection', () => {
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
    ['jpg', aJpg()],
    ['png', aPng()],
    ['heic', aHeic()],
  ])('accepts a plain %s', async (kind, content) => {
    expect(await inspect(content, kind)).toEqual(accepted())
  })

  test.each(producerFiles)(
    'accepts what other programs write: %s (%s)',
    async (_what, kind, content) => {
      expect(await inspect(content, kind)).toEqual(accepted())
    },
  )

  const afterMark = (mark: string): Buffer => Buffer.concat([Buffer.from(mark, 'hex'), aProgram()])
  const elf = Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(200)])

  test.each<[string, FileKind, Buffer, string]>([
    ['a program named .pdf', 'pdf', aProgram(), 'mismatch'],
    ['a program named .doc', 'doc', aProgram(), 'mismatch'],
    ['a program named .docx', 'docx', elf, 'mismatch'],
    ['a program named .jpg', 'jpg', elf, 'mismatch'],
    ['a program named .txt', 'txt', aProgram(), 'mismatch'],
    ['a program before a PDF', 'pdf', Buffer.concat([aProgram(), aPdf()]), 'mismatch'],
    [
      'a shell script before a PDF',
      'pdf',
      Buffer.concat([Buffer.from('#!/bin/sh\n'), aPdf()]),
      'mismatch',
    ],
    ['a picture before a PDF', 'pdf', Buffer.concat([aPng(), aPdf()]), 'mismatch'],
    ['an HTML page named .pdf', 'pdf', aPage(), 'mismatch'],
    ['an HTML page named .doc', 'doc', aPage(), 'mismatch'],
    ['an HTML page before a PDF', 'pdf', Buffer.concat([aPage(), aPdf()]), 'mismatch'],
    [
      'a PDF header after 1024 bytes',
      'pdf',
      Buffer.concat([Buffer.alloc(1025, 'x'), aPdf()]),
      'mismatch',
    ],
    ['a PDF that is also an archive', 'pdf', Buffer.concat([aPdf(), anArchive()]), 'mismatch'],
    [
      'a PDF followed by an archive and other data',
      'pdf',
      Buffer.concat([aPdf(), anArchive(), Buffer.from('\n%%EOF\n')]),
      'mismatch',
    ],
    ['a picture that is also an archive', 'jpg', Buffer.concat([aJpg(), anArchive()]), 'mismatch'],
    [
      'a picture followed by an archive and other data',
      'jpg',
      Buffer.concat([aJpg(), anArchive(), Buffer.alloc(100_000)]),
      'mismatch',
    ],
    [
      'a picture followed by a zip64 archive',
      'png',
      Buffer.concat([
        aPng(),
        zipFile([{ name: 'a.exe', content: 'MZ', isZip64: true }], { isZip64: true }),
      ]),
      'mismatch',
    ],
    [
      'a picture followed by an archive whose comment contains an end record',
      'jpg',
      Buffer.concat([
        aJpg(),
        zipFile([{ name: 'evil.exe', content: 'MZ' }], {
          comment: 'PK\u0005\u0006, which begins an end record',
        }),
      ]),
      'mismatch',
    ],
    ['rich text followed by an archive', 'rtf', Buffer.concat([anRtf(), anArchive()]), 'mismatch'],
    ['a program after the byte order mark of UTF-16LE', 'txt', afterMark('fffe'), 'mismatch'],
    ['a program after the byte order mark of UTF-16BE', 'txt', afterMark('feff'), 'mismatch'],
    ['a program after the byte order mark of UTF-8', 'txt', afterMark('efbbbf'), 'mismatch'],
    ['a picture named .pdf', 'pdf', aJpg(), 'mismatch'],
    ['a PDF named .jpg', 'jpg', aPdf(), 'mismatch'],
    ['an archive named .docx', 'docx', anArchive(), 'mismatch'],
    ['a spreadsheet named .docx', 'docx', aSpreadsheet(), 'mismatch'],
    ['a document with macros named .docx', 'docx', aDocm(), 'mismatch'],
    ['a Word document named .odt', 'odt', aDocx(), 'mismatch'],
    ['a Word 97 document named .docx', 'docx', aDoc(), 'mismatch'],
    ['a document named .txt', 'txt', aDocx(), 'mismatch'],
    ['binary data named .txt', 'txt', Buffer.from([72, 0, 1, 2]), 'mismatch'],
    [
      'another compound file named .doc',
      'doc',
      aDoc({ names: ['Root Entry', 'Workbook'] }),
      'mismatch',
    ],
    ['only the header of a .doc', 'doc', aDoc().subarray(0, 20), 'mismatch'],
    ['an encrypted archive', 'docx', aLockedDocx(), 'locked'],
    ['a Word 97 document with a password', 'doc', aDoc({ isEncrypted: true }), 'locked'],
    [
      'a Word document with a password',
      'docx',
      aDoc({ names: ['Root Entry', 'EncryptionInfo', 'EncryptedPackage'] }),
      'locked',
    ],
    [
      'an OpenDocument text with a password',
      'odt',
      zipFile([
        { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
        {
          name: 'META-INF/manifest.xml',
          content:
            '<m:manifest><m:file-entry m:full-path="content.xml"><m:encryption-data/></m:file-entry></m:manifest>',
        },
      ]),
      'locked',
    ],
    ['a zip bomb', 'docx', aBomb(), 'unreadable'],
    ['a zip bomb that declares its size', 'docx', aBoastfulBomb(), 'unreadable'],
    ['a truncated document', 'docx', aDocx().subarray(0, -30), 'unreadable'],
  ])('refuses %s', async (_what, kind, content, objection) => {
    expect(await inspect(content, kind)).toEqual(refused(objection))
  })

  test.each<[string, FileKind, Buffer, string]>([
    ['macros', 'docx', aDocxWithMacros(), 'macros'],
    [
      'macros in a part with another name',
      'docx',
      aDocxWith(relationship('vbaProject', 'theme/theme7.xml')),
      'macros',
    ],
    [
      'macros in Word 97',
      'doc',
      aDoc({ names: ['Root Entry', 'WordDocument', 'Macros'] }),
      'macros',
    ],
    [
      'macros in OpenDocument',
      'odt',
      zipFile([
        { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
        { name: 'Basic/Standard/Module1.xml', content: '<script/>' },
      ]),
      'macros',
    ],
    ['an embedded file', 'docx', aDocxWith(relationship('oleObject', 'other/a.bin')), 'embedded'],
    ['an embedded workbook', 'docx', aDocxWith(relationship('package', 'a.xlsx')), 'embedded'],
    ['an ActiveX control', 'docx', aDocxWith(relationship('control', 'a.xml')), 'embedded'],
    ['an imported document', 'docx', aDocxWith(relationship('aFChunk', 'a.html')), 'embedded'],
    [
      'an embedded file in OpenDocument',
      'odt',
      zipFile([
        { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
        {
          name: 'META-INF/manifest.xml',
          content:
            '<m:manifest><m:file-entry m:full-path="Object 1" m:media-type="application/vnd.sun.star.oleobject"/></m:manifest>',
        },
      ]),
      'embedded',
    ],
    [
      'an embedded file in Word 97',
      'doc',
      aDoc({ names: ['Root Entry', 'WordDocument', 'ObjectPool', '_1234567890'] }),
      'embedded',
    ],
    ['an embedded file in rich text', 'rtf', anRtf('{\\object\\objemb}'), 'embedded'],
    ['a template from the internet', 'docx', linked('attachedTemplate', elsewhere), 'remote'],
    ['a linked object', 'docx', linked('oleObject', 'file://evil.example/a'), 'remote'],
    [
      'a linked picture, which signs in to a file server',
      'docx',
      linked('image', '\\\\evil.example\\a.png'),
      'remote',
    ],
    [
      'a strict template from the internet',
      'docx',
      aDocxWith(
        `<Relationship Type="http://purl.oclc.org/ooxml/officeDocument/relationships/attachedTemplate" Target="${elsewhere}" TargetMode="External"/>`,
      ),
      'remote',
    ],
    [
      'a template written in character references',
      'docx',
      aDocxWith(
        `<Relationship Type="x/attachedT&#101;mplate" Target="${elsewhere}" TargetMode="&#x45;xternal"/>`,
      ),
      'remote',
    ],
    [
      'a template whose address ends like a hyperlink',
      'docx',
      aDocxWith(`<Relationship ${template} Target="https://evil.example/hyperlink"/>`),
      'remote',
    ],
    [
      'a template whose address has the type of a hyperlink',
      'docx',
      aDocxWith(`<Relationship ${template} Target="${elsewhere}?Type='/hyperlink'"/>`),
      'remote',
    ],
    [
      'a template after a value with quotes as references',
      'docx',
      aDocxWith(
        `<Relationship Id="r&#34; Type=&#34;x/hyperlink" ${template} Target="${elsewhere}"/>`,
      ),
      'remote',
    ],
    [
      'a template beside a prefixed attribute',
      'docx',
      aDocxWith(`<Relationship x:Type="a/hyperlink" ${template} Target="${elsewhere}"/>`),
      'remote',
    ],
    [
      'a template in a tag with a long prefix',
      'docx',
      aDocxWith(`<${'très-'.repeat(20)}p:Relationship ${template} Target="${elsewhere}"/>`),
      'remote',
    ],
    [
      'a template in UTF-16 without a byte order mark',
      'docx',
      aDocx({
        name: 'word/_rels/a.rels',
        content: Buffer.from(`<Relationship ${template} Target="${elsewhere}"/>`, 'utf16le'),
      }),
      'remote',
    ],
    [
      'a picture from the internet in OpenDocument',
      'odt',
      zipFile([
        { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
        {
          name: 'content.xml',
          content: '<x><draw:image l:href="https://evil.example/a.png"/></x>',
        },
      ]),
      'remote',
    ],
    [
      'a template from the internet in rich text',
      'rtf',
      anRtf(`{\\*\\template ${elsewhere}}`),
      'remote',
    ],
    [
      'a template on a file server in rich text',
      'rtf',
      anRtf('{\\*\\template \\\\\\\\evil.example\\\\a.dotm}'),
      'remote',
    ],
    [
      'a template in escapes in rich text',
      'rtf',
      anRtf("{\\*\\template \\'68ttps://evil.example/a.dotm}"),
      'remote',
    ],
    [
      'a picture from the internet in rich text',
      'rtf',
      anRtf('{\\field{\\*\\fldinst INCLUDEPICTURE "https://evil.example/a.png" \\\\d}}'),
      'remote',
    ],
    ['a script', 'pdf', aPdf('<< /S /JavaScript /JS (app.alert(1)) >>'), 'script'],
    ['a script without spaces', 'pdf', aPdf('<</S/JavaScript/JS(app.alert(1))>>'), 'script'],
    ['a script in escapes', 'pdf', aPdf('<< /S /J#61va#53cript /J#53 (app.alert(1)) >>'), 'script'],
    [
      'a launch action',
      'pdf',
      aPdf('<< /#4f#70#65#6e#41#63#74#69#6f#6e << /S /L#61unch >> >>'),
      'script',
    ],
    ['an XFA form', 'pdf', aPdf('<< /XFA 12 0 R >>'), 'script'],
    ['a script after a string', 'pdf', aPdf('<< /A (x)/S/JavaScript >>'), 'script'],
    ['an embedded file', 'pdf', aPdf('<< /Type /EmbeddedFile >>'), 'embedded'],
    [
      'a script before the header',
      'pdf',
      Buffer.concat([Buffer.from('\n'), aPdf('/S /JavaScript')]),
      'script',
    ],
    [
      'the document of a hybrid PDF (LibreOffice)',
      'pdf',
      Buffer.concat([aPdf('5 0 obj\n<< >>\nstream\n'), anOdt(), Buffer.from('\nendstream\n')]),
      'embedded',
    ],
    ['encryption', 'pdf', aPdf('trailer << /Encrypt 5 0 R >>'), 'password'],
  ])('flags %s (%s)', async (_what, kind, content, warning) => {
    expect(await inspect(content, kind)).toEqual(accepted(warning))
  })

  test('flags neither hyperlinks nor local files', async () => {
    const content = aDocxWith(
      relationship('hyperlink', 'https://example.com', 'External'),
      relationship('image', 'media/image1.png'),
      relationship('image', 'C:\\Users\\Ana\\photo.png', 'External'),
    )
    expect(await inspect(content, 'docx')).toEqual(accepted())
    const richText = anRtf(
      '{\\*\\template C:\\\\Users\\\\Ana\\\\Normal.dotm}{\\fldinst INCLUDEPICTURE "photo.png"}',
    )
    expect(await inspect(richText, 'rtf')).toEqual(accepted())
  })

  test.each([
    ['file:///C:\\Users\\x\\Moderne.dotx', false],
    ['file:///Users/ana/Normal.dotm', false],
    ['file://localhost/Users/ana/Normal.dotm', false],
    ['C:\\Users\\x\\Moderne.dotx', false],
    ['Normal.dotm', false],
    ['Macintosh%20HD:Users:ana:Normal.dotm', false],
    ['http:evil.example', true],
    ['../media/image1.png', false],
    ['/Users/ana/Normal.dotm', false],
    ['#bookmark', false],
    ['', false],
    ['http://evil.example/a', true],
    ['HTTPS://evil.example/a', true],
    ['ht\ttp://evil.example/a', true],
    ['\\\\evil.example\\share\\a.dotm', true],
    ['//evil.example/a', true],
    ['file://evil.example/a', true],
    ['file:\\\\evil.example\\a', true],
    ['file://///evil.example/a', true],
    ['file:%5C%5Cevil.example/a', true],
    ['mhtml:https://evil.example/a', true],
    ['ms-word:ofe|u|https://evil.example/a', true],
  ])('the link target %j is remote: %s', (target, remote) => {
    expect(isRemote(target)).toBe(remote)
  })
})

const endRecordBytes = 22

const withEndRecord = (content: Buffer, change: (endRecord: Buffer) => void): Buffer => {
  const copy = Buffer.from(content)
  change(copy.subarray(-endRecordBytes))
  return copy
}

const rar = Buffer.concat([Buffer.from('Rar!\u001a\u0007\u0001\0'), Buffer.alloc(200)])
const sevenZip = Buffer.concat([Buffer.from('377abcaf271c0004', 'hex'), Buffer.alloc(200)])

describe('archive of another format', () => {
  test.each<[string, FileKind, Buffer]>([
    ['RAR after a JPEG', 'jpg', Buffer.concat([aJpg(), rar])],
    ['7z after a PNG', 'png', Buffer.concat([aPng(), sevenZip])],
    ['7z after a HEIC', 'heic', Buffer.concat([aHeic(), sevenZip])],
    ['RAR after a PDF', 'pdf', Buffer.concat([aPdf(), rar])],
    ['RAR after a Word document', 'docx', Buffer.concat([aDocx(), rar])],
    ['RAR after a Word 97 document', 'doc', Buffer.concat([aDoc(), rar])],
    ['7z after rich text', 'rtf', Buffer.concat([anRtf(), sevenZip])],
  ])('is refused: %s', async (_what, kind, content) => {
    expect(await inspect(content, kind)).toEqual(refused('mismatch'))
  })
})

const anOdtWith = (content: string, name = 'styles.xml'): Buffer => {
  const type = 'application/vnd.oasis.opendocument.text'
  return zipFile([
    { name: 'mimetype', content: type },
    { name, content },
  ])
}

describe('active content of an OpenDocument text', () => {
  test.each<[string, string, string]>([
    [
      'a macro of the office program',
      '<script:event-listener xlink:href="vnd.sun.star.script:Tools.Debug.Main"/>',
      'macros',
    ],
    ['an embedded object', '<draw:object-ole xlink:href="./Object 1"/>', 'embedded'],
    ['a link to a program', '<text:dde-connection-decl office:dde-topic="/c calc"/>', 'script'],
    [
      'a section linked to a program (DDE)',
      '<office:dde-source office:dde-topic="/c calc"/>',
      'script',
    ],
  ])('is flagged: %s', async (_what, tag, warning) => {
    expect(await inspect(anOdtWith(tag), 'odt')).toEqual(accepted(warning))
  })

  test('is flagged in an embedded object', async () => {
    const picture = '<draw:image xlink:href="https://evil.example/a.png"/>'
    const content = anOdtWith(picture, 'Object 1/content.xml')
    expect(await inspect(content, 'odt')).toEqual(accepted('remote'))
  })
})

describe('file reference of a PDF', () => {
  test.each([
    ['/S /GoToR /F (\\\\\\\\evil.example\\\\a)'],
    ['/S /GoToE /F (\\134\\134evil.example\\134a.pdf)'],
    ['/S /GoToR /F <5c5c6576696c2e6578616d706c655c61>'],
    ['/S /GoToR /F 4 0 R /UF (\u00fe\u00ff\0/\0/\0e\0v\0i\0l\0/\0a)'],
    ['/S /SubmitForm /F << /FS /URL /F (https://evil.example/a) >>'],
    ['/S /ImportData /F(//evil.example/a.fdf)'],
    ['/Length 0 /F (//evil.example/a)'],
  ])('is flagged when it is on another computer: %s', async (action) => {
    const content = Buffer.from(aPdf().toString('latin1').replace('<<', `<< ${action}`), 'latin1')
    expect(await inspect(content, 'pdf')).toEqual(accepted('remote'))
  })

  test.each([
    ['/S /GoToR /F (annexe.pdf) /D [0 /Fit]'],
    ['/S /GoToR /F (/C/Users/Ana/annexe.pdf)'],
    ['/S /URI /URI (https://ana.example/)'],
    ['/Subtype /Link /F 4 /Contents (https://ana.example/)'],
  ])('is accepted when it is not: %s', async (action) => {
    expect(await inspect(aPdf(`<< ${action} >>`), 'pdf')).toEqual(accepted())
  })

  test('is flagged when it embeds a file without a type', async () => {
    const content = aPdf('<< /Type /Filespec /F (a.exe) /EF << /F 9 0 R >> >>')
    expect(await inspect(content, 'pdf')).toEqual(accepted('embedded'))
  })
})

describe('rich text', () => {
  test('is flagged for a link to a program', async () => {
    const content = anRtf('{\\field{\\*\\fldinst {DDEAUTO c:\\\\cmd.exe "/k calc"}}}')
    expect(await inspect(content, 'rtf')).toEqual(accepted('script'))
  })

  test.each([
    ['C:\\\\objdata et C:\\\\objects'],
    ['C:\\\\template http://ana.example/'],
    ['DDE 2019'],
  ])('is accepted with the text %s', async (text) => {
    expect(await inspect(anRtf(text), 'rtf')).toEqual(accepted())
  })
})

describe('archive with a false directory', () => {
  test.each<[string, Buffer]>([
    ['counts fewer entries', withEndRecord(aDocxWithMacros(), (end) => end.writeUInt16LE(1, 10))],
    ['counts more entries', withEndRecord(aDocx(), (end) => end.writeUInt16LE(40, 10))],
    ['has no zip64 record', withEndRecord(aDocx(), (end) => end.fill(0xff, 8, 20))],
    ['is larger than the file', withEndRecord(aDocx(), (end) => end.writeUInt32LE(1_000_000, 12))],
    ['has a wrong offset', withEndRecord(aDocx(), (end) => end.writeUInt32LE(0, 16))],
  ])('is refused when the directory %s', async (_what, content) => {
    expect(await inspect(content, 'docx')).toEqual(refused('unreadable'))
  })

  test('cannot hide macros behind a second name', async () => {
    const renamed: ZipPart = {
      ...relationships('word/_rels/a.rels', relationship('vbaProject', 'a')),
      unicodeName: 'word/theme.xml',
    }
    expect(await inspect(aDocx(renamed), 'docx')).toEqual(accepted('macros'))
  })

  test('is flagged when an entry declares two compression methods', async () => {
    const list = relationships(
      'word/_rels/a.rels',
      relationship('attachedTemplate', elsewhere, 'External'),
    )
    const content = aDocx(list)
    content.writeUInt16LE(0, content.indexOf(list.name) - 30 + 8)
    expect(await inspect(content, 'docx')).toEqual(accepted('notFullyChecked'))
  })
})

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

describe('compressed stream of a PDF', () => {
  test.each<[string, Buffer, string[]]>([
    ['accepts plain objects', aPackedPdf('6 0 << /Type /Font >>'), []],
    ['flags a script', aPackedPdf(aScript), ['script']],
    [
      'flags a script with names in escapes',
      aPackedPdf('6 0 << /S /J#61vaScript >>', '/Type /Obj#53tm /Filter [/FlateDecode]'),
      ['script'],
    ],
    [
      'flags a script after a long dictionary',
      aPackedPdf(aScript, `/Type /ObjStm /Filter /FlateDecode /Note (${'a'.repeat(20_000)})`),
      ['script'],
    ],
    [
      'flags a script after a comment with a keyword',
      aPackedPdf(aScript, '/Type /ObjStm % stream\n/Filter /FlateDecode'),
      ['script'],
    ],
    [
      'flags a script after a comment with an end marker',
      aPackedPdf(aScript, '/Type /ObjStm % endobj\n/Filter /FlateDecode'),
      ['script'],
    ],
    [
      'flags a script in a stream without a type',
      aPackedPdf(aScript, '/Filter /FlateDecode'),
      ['script'],
    ],
    [
      'flags a script after a keyword and a space',
      aPackedPdf(aScript, '/Type /ObjStm /Filter /FlateDecode', 'stream \n'),
      ['script'],
    ],
    [
      'flags a script after a keyword and a carriage return',
      aPackedPdf(aScript, '/Type /ObjStm /Filter /FlateDecode', 'stream\r'),
      ['script'],
    ],
    [
      'accepts the content of a page',
      aPackedPdf('1 0 0 1 72 720 cm BT (HTML/CSS/JavaScript) Tj ET', '/Filter /FlateDecode'),
      [],
    ],
    [
      'flags a stream that it cannot decompress',
      aPackedPdf('6 0', '/Type /ObjStm /Filter [/ASCII85Decode /FlateDecode] /Predictor 12'),
      ['notFullyChecked'],
    ],
    [
      'flags encrypted objects',
      aPdf('/Encrypt 5 0 R\n<< /Type /ObjStm /Filter /FlateDecode >> stream\nxyz'),
      ['password', 'notFullyChecked'],
    ],
    [
      'flags a stream that is compressed twice',
      aPackedPdf(
        deflateSync(aScript).toString('latin1'),
        '/Type /ObjStm /Filter [/FlateDecode /FlateDecode]',
      ),
      ['notFullyChecked'],
    ],
    [
      'flags a stream that is compressed and hexadecimal',
      aPackedPdf(
        Buffer.from(aScript).toString('hex'),
        '/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]',
      ),
      ['notFullyChecked'],
    ],
    [
      'flags a stream that exceeds the budget',
      aPackedPdf(' '.repeat(20_000_000)),
      ['notFullyChecked'],
    ],
    [
      'accepts pages that draw large black pictures',
      Buffer.concat(
        Array.from({ length: 10 }, () =>
          aPackedPdf('\0'.repeat(8_000_000), '/Subtype /Image /Filter /FlateDecode'),
        ),
      ),
      [],
    ],
  ])('%s', async (_what, content, warnings) => {
    expect(await inspect(content, 'pdf')).toEqual(accepted(...warnings))
  })
})

const processorTime = async (work: () => Promise<unknown>): Promise<number> => {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000_000
}

const packedStream = (content: string, dictionary = '/Type /ObjStm /Filter /FlateDecode'): Buffer =>
  Buffer.concat([
    Buffer.from(`\n<< ${dictionary} >>\nstream\n`),
    deflateSync(content),
    Buffer.from('\nendstream\nendobj\n'),
  ])

const many = (count: number, piece: Buffer): Buffer =>
  Buffer.concat([aPdf(), ...Array<Buffer>(count).fill(piece)])

const endlessList = (piece: string): Buffer =>
  aDocx(
    ...Array.from({ length: 40 }, (_, list) => ({
      name: `word/_rels/${list}.rels`,
      content: piece.repeat(Math.floor(1_000_000 / piece.length)),
    })),
  )

describe('inspection budget', () => {
  test.each<[string, FileKind, Buffer]>([
    ['object streams of escapes', 'pdf', many(100, packedStream('#61'.repeat(1_300_000)))],
    [
      'object streams of names in escapes',
      'pdf',
      many(100, packedStream('/#61'.repeat(1_000_000))),
    ],
    [
      'object streams of dictionary keys',
      'pdf',
      many(100, packedStream('/Encrypt '.repeat(400_000))),
    ],
    ['streams of numbers', 'pdf', many(10_000, packedStream(`${'11 '.repeat(40)}x`, ''))],
    ['beginnings of streams', 'pdf', aPdf('stream\n'.repeat(1_400_000))],
    ['beginnings of compressed streams', 'pdf', aPdf('stream\nx\u009c'.repeat(1_000_000))],
    ['PDF names', 'pdf', aPdf('/'.repeat(10_000_000))],
    ['PDF names in strings', 'pdf', aPdf(`(${'/Launch'.repeat(1_400_000)}`)],
    [
      'end records of archives',
      'jpg',
      Buffer.concat([aJpg(), Buffer.from('PK\u0005\u0006'.repeat(2_500_000))]),
    ],
    [
      'lists of parts',
      'docx',
      endlessList('<Relationship TargetMode="External" Type="x" Target="y"/>'),
    ],
    ['unfinished tags', 'docx', endlessList('<Relationship ')],
    ['unfinished attributes', 'docx', endlessList('<Relationship a="')],
    ['an unclosed tag', 'docx', endlessList('a="b" ')],
    ['spaces in a tag', 'docx', endlessList(' ')],
    ['rich text commands', 'rtf', anRtf(`\\template ${'\\template '.repeat(1_000_000)}`)],
    ['spaces in rich text', 'rtf', anRtf(`INCLUDEPICTURE ${' '.repeat(10_000_000)}`)],
  ])('bounds the processor time of a file of %s', async (_what, kind, content) => {
    // The budget is one second; garbage collection adds to it, and busy machines multiply it.
    expect(await processorTime(() => inspect(content, kind))).toBeLessThan(5)
  })

  test('is shared by all files of an application', async () => {
    const budget = createBudget()
    const large = many(1, packedStream(`6 0 ${' '.repeat(12_000_000)}`))
    expect(await inspect(large, 'pdf', budget)).toEqual(accepted())
    expect(await inspect(large, 'pdf', budget)).toEqual(accepted('notFullyChecked'))
    // Cheap checks still run when the budget is used up.
    expect(await inspect(aDocx(), 'docx', budget)).toEqual(accepted('notFullyChecked'))
    expect(await inspect(anArchive(), 'docx', budget)).toEqual(refused('mismatch'))
    expect(await inspect(aPdf('/S /JavaScript'), 'pdf', budget)).toEqual(accepted('script'))
    expect(await inspect(aProgram(), 'pdf', budget)).toEqual(refused('mismatch'))
  })
})
