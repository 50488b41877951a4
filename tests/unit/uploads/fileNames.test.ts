import { cleanFileName, kindOf } from '../../../src/services/careers/fileNames.js'
import { formatSize } from '../../../src/shared/careers/fileSize.js'

test('file name › is cleaned in linear time, with its extension', () => {
  const began = performance.now()
  expect(cleanFileName(`a${'. '.repeat(100_000)}b.pdf`)).toMatch(/\.pdf$/)
  expect(performance.now() - began).toBeLessThan(100)
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
  // Windows refuses names that end in a dot or a space.
  ['Pierre Roy Jr.', 'Pierre Roy Jr'],
  ['CV.pdf. .', 'CV.pdf'],
  ['...', 'fichier'],
  ['<img src=x onerror=1>.png', 'img src=x onerror=1.png'],
  ['', 'fichier'],
  ['///', 'fichier'],
  ['\uD800.pdf', '�.pdf'],
])('file name › %j is stored as %j', (given, stored) => {
  expect(cleanFileName(given)).toBe(stored)
})

test.each(['a'.repeat(255), 'é'.repeat(255), '👩🏽‍⚕️'.repeat(100)])(
  'file name › preserves the extension of a very long name',
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
])('file name › the last extension of %s decides its type', (name, kind) => {
  expect(kindOf(name)).toBe(kind)
})

test('file size › is formatted in both languages', () => {
  expect(formatSize(10 * 1_048_576, 'fr')).toBe('10\u00A0Mo')
  expect(formatSize(1_887_437, 'fr')).toBe('1,8\u00A0Mo')
  expect(formatSize(84_000, 'en')).toBe('82\u00A0KB')
  expect(formatSize(12, 'en')).toBe('12\u00A0bytes')
})
