import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { withLines } from '../../../scripts/words/withLines.js'
import { pictureErrors } from '../../../scripts/words/pictureData.js'
import type { PictureSource } from '../../../src/services/content/schemas/picture.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

describe('picture data', () => {
  const check = async (changes: Partial<PictureSource> = {}) => {
    const alt = { fr: 'Salle', en: 'Room' }
    const source = { file: '', alt, colour: '#fff', width: 40, height: 30, ...changes }
    const errors = await pictureErrors(folder.path, { room: { ...source, file: 'room.png' } })
    return errors.map(({ key, error }) => `${key} ${error}`)
  }
  const write = async (width: number, height: number) => {
    mkdirSync(join(folder.path, 'public/images'), { recursive: true })
    await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toFile(join(folder.path, 'public/images/room.png'))
  }

  test('matches the size of its file', async () => {
    expect(await check()).toEqual(['file names public/images/room.png, which does not exist'])
    await write(40, 30)
    expect(await check()).toEqual([])
    expect(await check({ width: 41 })).toEqual(['width is 41, but public/images/room.png has 40'])
  })

  test('is reported with its size when it is too large', async () => {
    await write(8000, 5001)
    expect(await check()).toEqual([
      'file names public/images/room.png of 8000 × 5001: at most 40 million pixels, make it smaller',
    ])
    writeFileSync(join(folder.path, 'public/images/room.png'), Buffer.alloc(41 * 1024 * 1024))
    expect(await check()).toEqual([
      'file names public/images/room.png of 41.0 MB: at most 40.0 MB, make it smaller',
    ])
  })
})

describe('error location', () => {
  const lineOfKey = (file: string, text: string, key: string) => {
    writeFileSync(join(folder.path, file), text)
    return withLines(folder.path, [{ file, key, error: 'is wrong' }])[0]?.line
  }
  const source = [
    "import { other } from '../other.js'",
    '/** About `nurse: {`. */',
    'export const nurse: JobContent = {',
    "  ...other, // slug: { fr: 'x' }",
    "  title: { fr: 'Infirmière, « soins » {', en: 'Nurse' },",
    '  terms: [',
    "    { fr: 'a', en: 'a' },",
    '    {',
    "      fr: 'b',",
    '    },',
    '  ],',
    "  closes: '2027-1-31',",
    '}',
  ].join('\n')

  test.each([
    ['nurse.title.en', 5],
    ['nurse.terms[1].fr', 9],
    ['nurse.closes', 12],
    // A computed value is reported at the line of its object.
    ['nurse.slug.fr', 3],
    ['someone.closes', 1],
  ])('in a source, %s is on line %i', (key, line) => {
    expect(lineOfKey('nurse.ts', source, key)).toBe(line)
  })

  test('in JSON is the line of the value, or of the parent of a missing one', () => {
    const text = JSON.stringify({ a: 1, group: { b: ['x', 'y'] } }, null, 2)
    const lines = ['group.b[1]', 'group.c'].map((key) => lineOfKey('words.json', text, key))
    expect(lines).toEqual([6, 3])
  })
})
