import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cookies } from '../../src/content/pages/cookies.js'

interface Script {
  readonly file: string
  readonly source: string
}

const scripts: readonly Script[] = globSync('src/views/**/*.{ts,tsx}')
  .filter((file) => !file.includes('views/staff/'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))

/** The only script that accesses browser storage. */
const storageFile = 'src/views/browser/page/tabStorage.ts'
const draftFile = 'src/views/fields/formDraft.ts'

const storing = scripts.filter(
  ({ file, source }) =>
    /= createFormDraft<\w+>\(\{/.test(source) ||
    (source.includes('writeTab(') && file !== draftFile && file !== storageFile),
)

/** Returns the imported file that defines a name shared by two scripts, or an empty string. */
const sharedNameOf = ({ file, source }: Script): string => {
  const [, path] = /^import \{ \w+Key \} from '(.+Key)\.js'$/m.exec(source) ?? []
  return path === undefined ? '' : readFileSync(join(dirname(file), `${path}.ts`), 'utf8')
}

const writtenName = /^(?:(?:export )?const (?:key|prefix|\w+Key) = |\s+key: )'(\w+)/m

const nameIn = (script: Script): string | undefined =>
  (writtenName.exec(script.source) ?? writtenName.exec(sharedNameOf(script)))?.[1]

test('browser storage names › are used by the scripts that store them, through one module', () => {
  expect(storing.map(nameIn)).toEqual(
    expect.arrayContaining([
      'applicationDraft',
      'contactDraft',
      'lastExam',
      'reloadedAt',
      'uploads',
    ]),
  )
  const others = scripts.filter(
    ({ file, source }) =>
      file !== storageFile && /\blocalStorage\b|\bindexedDB\b|\bsessionStorage\b/.test(source),
  )
  expect(others.map(({ file }) => file)).toEqual([])
})

/** Row of the cookie policy for each stored name; purely technical names have none. */
const policyRows: Readonly<Record<string, string | undefined>> = {
  applicationDraft: 'Brouillons, dans l’onglet',
  contactDraft: 'Brouillons, dans l’onglet',
  feedbackDraft: 'Brouillons, dans l’onglet',
  lastExam: 'Dernier examen et endroit lu, dans l’onglet',
  place: 'Dernier examen et endroit lu, dans l’onglet',
  uploads: 'Liste des fichiers, dans l’onglet',
  reloadedAt: undefined,
  // Used only in the staff area, which the policy for visitors does not cover.
  staffNewsSound: undefined,
}

test.each(storing)('cookie policy › describes what $file stores', (script) => {
  const name = nameIn(script) ?? 'no name'
  expect(Object.keys(policyRows)).toContain(name)
  expect(JSON.stringify(cookies)).toContain(policyRows[name] ?? '')
})
