import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type BuildOptions } from 'esbuild'
import { examNames } from '../../../src/addresses/pageTable.js'
import { cycleDays } from '../../../src/shared/tools/cycleDays.js'
import { cycleExams, cycleSituations } from '../../../src/shared/tools/cycleDaysFields.js'
import { examDates } from '../../../src/shared/tools/examDates.js'
import { knownDates } from '../../../src/shared/tools/examDatesFields.js'
import { createExamFinder } from '../../../src/shared/tools/examFinder.js'
import { mriCheck } from '../../../src/shared/tools/mriCheck.js'
import { preparationSheet } from '../../../src/shared/tools/preparationSheet.js'
import { phrases } from '../../support/site/shippedContent.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'
import {
  clinic,
  mriLines,
  preparationsIn,
  seededNumbers,
} from '../../support/tools/shippedTools.js'

const root = join(__dirname, '../../..')

const forBrowsers = {
  absWorkingDir: root,
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  jsx: 'automatic',
  target: ['chrome111', 'firefox113', 'safari16.4'],
} as const satisfies BuildOptions

const bundleOf = async (options: BuildOptions): Promise<string> => {
  const { outputFiles = [] } = await build({ ...forBrowsers, ...options })
  return outputFiles[0]?.text ?? ''
}

test.each([
  ['cycleDays/CycleDays', 6100],
  // The bundle includes the URLs of all pages.
  ['ExamDates', 6600],
  // The bundle grows with each exam.
  ['ExamFinder', 17_000],
  ['preparationSheet/PreparationSheet', 6100],
  ['mriCheck/MriCheck', 6100],
])('island %s › is smaller than %i bytes without shared form code', async (name, most) => {
  const code = await bundleOf({
    entryPoints: [`src/views/tools/${name}.island.tsx`],
    external: [
      // Shared with other islands or loaded later, so not counted.
      'react',
      'react/jsx-runtime',
      '../fields/*',
      '../../fields/*',
      '../forms/*',
      '../text/plainSigns.js',
      '../../shared/forms/*',
      '../../../shared/forms/*',
      './downloadCalendar.js',
      '../downloadCalendar.js',
    ],
  })
  expect(brotliCompressSync(code).length).toBeLessThan(most)
})

const now = { date: '2026-11-21', time: '10:00' }
const data = { clinic, preparations: preparationsIn('fr'), mriLines, phrases }
const find = createExamFinder(phrases)

const below = seededNumbers(23)
const oneOf = (values: readonly string[]): string => values[below(values.length)] ?? ''
const someOf = (values: readonly string[]): readonly string[] => values.filter(() => below(5) === 0)
const aDate = () => ({
  day: String(below(34)),
  month: String(below(14)),
  year: oneOf(['2026', '2026', '2027', '1582', '9999', '26', '']),
})
const anHour = (): string =>
  oneOf([`${below(24)} h ${below(60)}`, `${below(13)}:${10 + below(50)} p.m.`, `${below(26)}`, ''])
const words = ['clarté', 'nucal', 'irm', 'genou', 'mammo', 'sein', 'épaul', 'CN', 'taco', '<b>']

const asked = Array.from({ length: 10_000 }, (_, times) => {
  switch (times % 5) {
    case 0: {
      const embryo = oneOf(['3', '5', '6', '4'])
      const age = { weeks: String(below(50)), days: oneOf(['', '0', '6', '7']), embryo }
      return { tool: 'examDates', input: { known: oneOf([...knownDates, '']), ...age, ...aDate() } }
    }
    case 1:
      return {
        tool: 'cycleDays',
        input: {
          exam: oneOf([...cycleExams, 'x']),
          situations: someOf(cycleSituations),
          ...aDate(),
        },
      }
    case 2: {
      const exam = () => oneOf([...examNames, '', 'x'])
      const input = { exam: exam(), hour: anHour(), exam2: exam(), hour2: anHour() }
      return { tool: 'preparationSheet', input }
    }
    case 3: {
      const keys = [...mriLines.callFirst, ...mriLines.tellUs].map(({ key }) => key)
      return { tool: 'mriCheck', input: { items: someOf([...keys, 'unknown', 'x']) } }
    }
    default:
      return { tool: 'examFinder', input: { words: someOf(words).join(' ') } }
  }
})

type Asked = (typeof asked)[number]

const answerTo = ({ input }: Asked): unknown => {
  if ('known' in input) return examDates(clinic, input, now)
  if ('situations' in input) return cycleDays(clinic, input, now)
  if ('hour' in input) return preparationSheet(clinic, data.preparations, input)
  if (input.items !== undefined) return mriCheck(mriLines, input)
  return find(input)
}

const digest = (answer: unknown): string =>
  createHash('sha1').update(JSON.stringify(answer)).digest('hex').slice(0, 12)

/** Program of another process: runs the browser build of the rules and prints a digest of each answer. */
const program = `
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cycleDays } from './src/shared/tools/cycleDays.ts'
import { examDates } from './src/shared/tools/examDates.ts'
import { createExamFinder } from './src/shared/tools/examFinder.ts'
import { mriCheck } from './src/shared/tools/mriCheck.ts'
import { preparationSheet } from './src/shared/tools/preparationSheet.ts'
const { asked, now, clinic, preparations, mriLines, phrases } = JSON.parse(readFileSync(0, 'utf8'))
const answers = {
  cycleDays: (input) => cycleDays(clinic, input, now),
  examDates: (input) => examDates(clinic, input, now),
  examFinder: createExamFinder(phrases),
  mriCheck: (input) => mriCheck(mriLines, input),
  preparationSheet: (input) => preparationSheet(clinic, preparations, input),
}
const digest = (answer) => createHash('sha1').update(JSON.stringify(answer)).digest('hex').slice(0, 12)
console.log(JSON.stringify(asked.map(({ tool, input }) => digest(answers[tool](input)))))
`

describe('browser and server implementations', () => {
  const folder = temporaryFolder()
  afterAll(() => folder.remove())
  const file = join(folder.path, 'tools.mjs')
  const ours = asked.map((one) => digest(answerTo(one)))
  beforeAll(async () => {
    const stdin = { contents: program, resolveDir: root, loader: 'js' } as const
    writeFileSync(file, await bundleOf({ stdin, external: ['node:*'] }))
  })

  test.each(['America/Toronto', 'Pacific/Auckland', 'America/Vancouver', 'UTC'])(
    'agree on 10 000 random inputs on a device in %s',
    (TZ) => {
      const { stdout, stderr } = spawnSync(process.execPath, [file], {
        input: JSON.stringify({ asked, now, ...data }),
        env: { ...process.env, TZ },
        encoding: 'utf8',
        maxBuffer: 8_000_000,
      })
      expect(stderr).toBe('')
      const theirs: unknown = JSON.parse(stdout)
      expect(Array.isArray(theirs) && theirs.length).toBe(10_000)
      const different = asked.filter(
        (_, place) => Array.isArray(theirs) && theirs[place] !== ours[place],
      )
      expect(different).toEqual([])
    },
  )

  test('random inputs cover every kind of answer', () => {
    const kinds = asked.map((one) => {
      const answer = answerTo(one)
      return `${one.tool} ${answer instanceof Object ? String(Reflect.get(answer, 'kind')) : ''}`
    })
    expect([...new Set(kinds)].toSorted()).toEqual([
      'cycleDays answer',
      'cycleDays anyDay',
      'cycleDays call',
      'cycleDays errors',
      'cycleDays over',
      'examDates answer',
      'examDates errors',
      'examFinder answer',
      'examFinder errors',
      'mriCheck callFirst',
      'mriCheck tellUs',
      'preparationSheet answer',
      'preparationSheet call',
      'preparationSheet errors',
    ])
  })
})
