import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  missingPictures,
  repeatedSlugs,
} from '../../../src/services/content/checks/documentErrors.js'
import { documentFile, readDocumentName } from '../../../src/services/content/contentDocument.js'
import {
  ContentError,
  contentFolder,
  loadContent,
} from '../../../src/services/content/loadContent.js'
import { resolveUses, sharedValues } from '../../../src/services/content/resolveUses.js'
import { broken } from '../../../src/services/schema/brokenRule.js'
import { validateDocument } from '../../../src/services/content/validateDocument.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'
import { testProject } from '../../support/site/testProject.js'

const shippedFolder = join(testProject, contentFolder)
const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(shippedFolder, file), 'utf8'))

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
  cpSync(shippedFolder, folder.path, { recursive: true })
})
afterEach(() => folder.remove())

const errorsOf = (): readonly string[] => {
  try {
    loadContent(folder.path)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.errors
    throw error
  }
}

const replace = (file: string, from: string, to: string): void => {
  const text = readFileSync(join(folder.path, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder.path, file), text.replace(from, to))
}

describe('loading the content', () => {
  test('accepts the shipped content', () => {
    expect(errorsOf()).toEqual([])
  })

  test('reports file, line, key and rule of each error', () => {
    replace('exams/mri.json', '"fr": "IRM",', '"fr": 3,')
    replace('jobs/sonographer.json', '"closes": "2027-01-31"', '"closes": "2027-1-31"')
    expect(errorsOf()).toEqual([
      expect.stringMatching(
        /^jobs\/sonographer\.json: line \d+: closes: Enter the date .* Found: "2027-1-31"$/,
      ),
      'exams/mri.json: line 13: shortName.fr: Enter a text. Found: 3',
    ])
  })

  test('reports an error of a shared value once, in the common document', () => {
    replace('common.json', '"fr": "Ordonnance nécessaire"', '"fr": ""')
    expect(errorsOf()).toEqual([
      expect.stringMatching(
        /^common\.json: line \d+: texts\.prescriptionNeeded\.fr: A text is missing\./,
      ),
    ])
  })

  test('reports an unknown shared value, an unknown key and a missing document', () => {
    replace('exams/mri.json', '"use": "reportFact"', '"use": "reportFax"')
    replace('pages/terms.json', '"since"', '"sinse"')
    rmSync(join(folder.path, 'exams/prp.json'))
    const errors = errorsOf().join('\n')
    expect(errors).toMatch(
      /exams\/mri\.json: line \d+: .*: The shared text “reportFax” does not exist/,
    )
    expect(errors).toMatch(/pages\/terms\.json: line \d+: sinse: This document has no such field/)
    expect(errors).toMatch(/exams\/prp\.json: line 1: An answer is missing/)
  })

  test('reports a file that is not JSON with its line', () => {
    writeFileSync(join(folder.path, 'phrases.json'), '{\n  "fetal": {,\n')
    expect(errorsOf()).toEqual([expect.stringMatching(/^phrases\.json: line 2: column 13: /)])
  })
})

describe('shared values', () => {
  const shared = sharedValues({
    texts: { one: { fr: 'un', en: 'one' } },
    questions: { two: { question: { use: 'one' } }, loop: { question: { use: 'loop' } } },
  })

  test('replace their names at any depth', () => {
    expect(resolveUses({ list: [{ use: 'two' }] }, shared)).toEqual({
      value: { list: [{ question: { fr: 'un', en: 'one' } }] },
      errors: [],
    })
  })

  test('are rejected if they refer to themselves', () => {
    expect(resolveUses({ use: 'loop' }, shared).errors).toEqual([
      { path: ['question'], ...broken('sharedLoop', { name: 'loop' }) },
    ])
  })
})

describe('job offer', () => {
  const shipped = read('jobs/sonographer.json')
  const check = (changes: object): readonly string[] => {
    const { errors = [] } = validateDocument(
      { type: 'job', id: 'nurse', value: { ...shipped, ...changes } },
      new Map(),
    )
    return errors.map(({ path, rule }) => `${path.join('.')} ${rule}`)
  }

  test.each<[object, string]>([
    [{ closes: '2027-02-30' }, 'closes date'],
    [{ posted: '2026-11-16', closes: '2026-11-15' }, 'closes closesFirst'],
    [{ slug: { fr: 'infirmière', en: 'nurse' } }, 'slug.fr slug'],
    [{ slug: { fr: 'a'.repeat(81), en: 'nurse' } }, 'slug.fr tooLong'],
    [{ closes: '9999-01-01' }, 'closes farDate'],
    [{ salary: [49, 37] }, 'salary range'],
    [{ salary: [3700, 4900] }, 'salary.0 above'],
    [{ duties: [] }, 'duties tooFew'],
  ])('is rejected with %j', (changes, error) => {
    expect(check(changes)).toContain(error)
  })

  test('is rejected with the URL of another offer or a missing picture', () => {
    const source = (id: string, value: object) => ({
      file: `src/content/jobs/${id}.json`,
      value,
      whole: value,
    })
    const sources = [
      source('nurse', { slug: { fr: 'infirmiere', en: 'nurse' }, picture: 'desk' }),
      source('other', { slug: { fr: 'autre', en: 'nurse' } }),
    ]
    expect(repeatedSlugs(sources)).toEqual([
      {
        file: 'src/content/jobs/other.json',
        key: 'slug.en',
        ...broken('repeated', { found: 'src/content/jobs/nurse.json' }),
      },
    ])
    expect(missingPictures(sources).map(({ key, rule, values }) => [key, rule, values])).toEqual([
      ['picture', 'noPicture', { picture: 'desk' }],
    ])
  })
})

test('document name › determines type, id and file', () => {
  const file = (name: string): string | undefined => {
    const named = readDocumentName(name)
    return named && documentFile(named)
  }
  expect(['exam:mri', 'common', 'exam', 'phrases:x', 'news:x'].map(file)).toEqual([
    'exams/mri.json',
    'common.json',
    undefined,
    undefined,
    undefined,
  ])
})
