import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wordTreeFile, wordTreeSource, writeWordTypes } from '../../scripts/words/writeWordTypes.js'

const root = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'word-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The words of a small site, in French. */
const french = {
  title: 'Titre',
  left: 'Il reste {{points}} points avant {{time}}.',
  group: { inner: { deep: 'Au fond', other: 'Par {{name}}' } },
  files_one: 'un fichier de {{name}}',
  files_many: '{{count}} de fichiers de {{name}}',
  files_other: '{{count}} fichiers de {{name}}',
}

/** What views may write, and what the compiler must refuse. */
const accepted = [
  "t('a:title')",
  "t('a:group.inner.deep')",
  "t('a:left', { points: 3, time: '9 h' })",
  "t('a:files', { count: 2, name: 'Ann' })",
  "t('b:title')",
  "t(`a:group.inner.${which}`, { name: 'Ann' })",
  "t({ key: 'a:left', values: { points: 3, time: '9 h' } })",
  "t({ key: 'a:title' })",
  "const key: PlainWordKey = 'a:title'",
  "const inFile: KeyIn<'a'> = 'group.inner.deep'",
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
  "const key: PlainWordKey = 'a:left'",
  "const inFile: KeyIn<'a'> = 'group.inner.other'",
]

/** Compiles one statement a line with the words above; gives the lines that have an error. */
const brokenLines = (statements: readonly string[]): readonly number[] => {
  const head = [
    `import type { KeyIn, PlainWordKey, Translate } from './${wordsFile.replace('.ts', '.js')}'`,
    "declare const t: Translate, someText: string, which: 'deep' | 'other'",
  ]
  const lines = [...head, ...statements.map((statement) => `{ ${statement} }`), '']
  writeFileSync(join(folder, 'program.ts'), lines.join('\n'))
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], {
    encoding: 'utf8',
  })
  const found = [...stdout.matchAll(/^(\S+)\((\d+),\d+\): error/gm)]
  expect(found.map(([, file]) => file).filter((file) => !file?.endsWith('program.ts'))).toEqual([])
  return [...new Set(found.map(([, , line]) => Number(line) - head.length))]
}

const wordsFile = 'src/services/language/words.ts'

beforeAll(() => {
  mkdirSync(join(folder, 'locales/fr'), { recursive: true })
  mkdirSync(join(folder, 'src/services/language'), { recursive: true })
  const files = { a: french, b: { title: 'B' }, common: { skip: 'Aller au contenu' } }
  for (const [name, words] of Object.entries(files)) {
    writeFileSync(join(folder, `locales/fr/${name}.json`), JSON.stringify(words))
  }
  writeFileSync(join(folder, wordsFile), readFileSync(join(root, wordsFile)))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        rootDir: '/',
        noEmit: true,
        incremental: false,
        noUnusedLocals: false,
        types: [],
        paths: { i18next: [join(root, 'node_modules/i18next')] },
      },
      include: ['program.ts'],
    }),
  )
})

test('the types follow the French files', () => {
  expect(writeWordTypes(folder)).toBe(true)
  expect(writeWordTypes(folder)).toBe(false)
  const source = readFileSync(join(folder, wordTreeFile), 'utf8')
  expect(source).toContain("  readonly left: '{{points}}{{time}}'\n")
  writeFileSync(join(folder, 'locales/fr/b.json'), JSON.stringify({ title: 'Bonjour {{name}}' }))
  expect(wordTreeSource(folder)).not.toBe(source)
  writeFileSync(join(folder, 'locales/fr/b.json'), JSON.stringify({ title: 'B' }))
  expect(wordTreeSource(folder)).toBe(source)
})

test('a missing key or a missing value does not compile', () => {
  writeWordTypes(folder)
  const broken = brokenLines([...accepted, ...refused])
  const statements = [...accepted, ...refused]
  expect(broken.map((line) => statements[line - 1])).toEqual(refused)
})
