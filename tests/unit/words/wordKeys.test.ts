import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messageTreeFile, writeWordTypes } from '../../../scripts/words/writeWordTypes.js'
import { refusedStatements } from '../../support/types/compile.js'

const root = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'word-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

const french = {
  title: 'Titre',
  left: 'Il reste {{points}} points avant {{time}}.',
  group: { inner: { deep: 'Au fond', other: 'Par {{name}}' } },
  files_one: 'un fichier de {{name}}',
  files_many: '{{count}} de fichiers de {{name}}',
  files_other: '{{count}} fichiers de {{name}}',
}

const accepted = [
  "t('a:title')",
  "t('a:group.inner.deep')",
  "t('a:left', { points: 3, time: '9 h' })",
  "t('a:files', { count: 2, name: 'Ann' })",
  "t('b:title')",
  "t(`a:group.inner.${which}`, { name: 'Ann' })",
  "t({ key: 'a:left', values: { points: 3, time: '9 h' } })",
  "t({ key: 'a:title' })",
  "const key: PlainMessageKey = 'a:title'",
  "const text: string = words('a:group').inner.deep",
  "const text: string = words('a:group.inner', { name: 'Ann' }).other",
]
const refused = [
  "t('a:titel')",
  "t('title')",
  "t('c:title')",
  "t('a:group.inner')",
  "t('a:group.inner.none')",
  "t('a:left')",
  "t('a:left', { points: 3 })",
  "t('a:left', { points: 3, times: '9 h' })",
  "t('a:left', { points: 3, time: undefined })",
  "t('a:files', { name: 'Ann' })",
  "t('a:files', { count: '2', name: 'Ann' })",
  "t('a:files', { count: 2 })",
  't(`a:group.inner.${which}`)',
  't(someText)',
  "t({ key: 'a:left' })",
  "t({ key: 'a:left', values: { points: 3 } })",
  "t({ key: 'a:titel' })",
  "const key: PlainMessageKey = 'a:left'",
  "words('a:groups')",
  "words('a:title')",
  "words('a:group.inner').none",
  "words('a:group.inner', { nom: 'Ann' })",
]

const wordsFile = 'src/services/language/messages.ts'

beforeAll(() => {
  mkdirSync(join(folder, 'locales/fr'), { recursive: true })
  mkdirSync(join(folder, 'src/services/language'), { recursive: true })
  const files = { a: french, b: { title: 'B' }, common: { skip: 'Aller au contenu' } }
  for (const [name, words] of Object.entries(files)) {
    writeFileSync(join(folder, `locales/fr/${name}.json`), JSON.stringify(words))
  }
  writeFileSync(join(folder, wordsFile), readFileSync(join(root, wordsFile)))
})

test('translation keys › types follow the French files', () => {
  expect(writeWordTypes(folder)).toBe(true)
  expect(writeWordTypes(folder)).toBe(false)
  const types = () => readFileSync(join(folder, messageTreeFile), 'utf8')
  const before = types()
  expect(before).toContain("  readonly left: '{{points}}{{time}}'\n")
  writeFileSync(join(folder, 'locales/fr/b.json'), JSON.stringify({ title: 'Bonjour {{name}}' }))
  expect(writeWordTypes(folder)).toBe(true)
  expect(types()).toContain("  readonly title: '{{name}}'\n")
  writeFileSync(join(folder, 'locales/fr/b.json'), JSON.stringify({ title: 'B' }))
  expect(writeWordTypes(folder)).toBe(true)
  expect(types()).toBe(before)
})

test('translation keys › do not compile without key or values', () => {
  writeWordTypes(folder)
  const head = [
    `import type { PlainMessageKey, Translate, TranslateGroup } from './${wordsFile.replace('.ts', '.js')}'`,
    "declare const t: Translate, words: TranslateGroup, someText: string, which: 'deep' | 'other'",
  ]
  expect(refusedStatements(folder, head, [...accepted, ...refused])).toEqual(refused)
})
