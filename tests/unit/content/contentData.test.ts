import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { dateErrors } from '../../../scripts/words/contentDates.js'
import { jobErrors } from '../../../scripts/words/jobData.js'
import { withLines } from '../../../scripts/words/withLines.js'
import { pictureErrors } from '../../../scripts/words/pictureData.js'
import { jobs } from '../../../src/content/jobs/jobCatalogue.js'
import { type PictureSource, pictures } from '../../../src/content/pictures/pictureCatalogue.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

describe('job offer data', () => {
  const [shipped] = jobs
  const file = 'src/content/jobs/nurse.ts'
  const check = (changes: object, ...others: readonly object[]) =>
    jobErrors([
      ...others.map((other) => ({ file: 'src/content/jobs/other.ts', exports: { other } })),
      { file, exports: { nurse: { ...shipped, ...changes } } },
    ]).map(({ key, error }) => `${key} ${error}`)

  test('that the site ships has no error', () => {
    expect(check({})).toEqual([])
  })

  test.each<[object, string]>([
    [{ closes: '2027-1-31' }, 'nurse.closes must be a date written like 2027-01-31'],
    [{ closes: '2027-02-30' }, 'nurse.closes must be a date written like 2027-01-31'],
    [
      { posted: '2026-11-16', closes: '2026-11-15' },
      'nurse.closes must not be before the day it was posted',
    ],
    [
      { slug: { fr: 'infirmière', en: 'nurse' } },
      'nurse.slug.fr must be lower-case letters without accent and digits, joined by hyphens',
    ],
    [
      { slug: { fr: 'infirmiere', en: 'The Nurse' } },
      'nurse.slug.en must be lower-case letters without accent and digits, joined by hyphens',
    ],
    [{ salary: [49, 37] }, 'nurse.salary must go from the smaller to the larger number'],
    [{ salary: [3700, 4900] }, 'nurse.salary[0] '],
    [{ duties: [] }, 'nurse.duties must hold at least 1'],
  ])('is refused with %j', (changes, error) => {
    expect(check(changes)[0]).toContain(error)
  })

  test('is rejected with the address of another offer', () => {
    const other = { ...shipped, id: 'other', slug: { fr: 'autre', en: 'nurse' } }
    expect(check({ id: 'nurse', slug: { fr: 'infirmiere', en: 'nurse' } }, other)).toEqual([
      'nurse.slug.en is the same as in src/content/jobs/other.ts',
    ])
  })
})

test('content dates › an invalid date is found anywhere in a page', () => {
  const errors = dateErrors([
    {
      file: 'src/content/exams/mri.ts',
      exports: { mri: { updated: '2026-11-21', update: { on: '21-11-2026' } } },
    },
    { file: 'src/content/pages/terms.ts', exports: { terms: { since: '2026-13-01' } } },
  ])
  expect(errors.map(({ file, key }) => `${file} ${key}`)).toEqual([
    'src/content/exams/mri.ts mri.update.on',
    'src/content/pages/terms.ts terms.since',
  ])
})

describe('picture data', () => {
  const check = async (changes: Partial<PictureSource> = {}) => {
    const source: PictureSource = { ...pictures.reception, width: 40, height: 30, ...changes }
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
    expect(await check()).toEqual([
      'pictures.room.file names public/images/room.png, which is not there',
    ])
    await write(40, 30)
    expect(await check()).toEqual([])
    expect(await check({ width: 41 })).toEqual([
      'pictures.room.width is 41, but public/images/room.png has 40',
    ])
  })

  test('is reported with its size when it is too large', async () => {
    await write(8000, 5001)
    expect(await check()).toEqual([
      'pictures.room.file names public/images/room.png of 8000 × 5001: at most 40 million pixels, make it smaller',
    ])
    writeFileSync(join(folder.path, 'public/images/room.png'), Buffer.alloc(41 * 1024 * 1024))
    expect(await check()).toEqual([
      'pictures.room.file names public/images/room.png of 41.0 MB: at most 40.0 MB, make it smaller',
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
    // What is not written out is where its object is.
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
