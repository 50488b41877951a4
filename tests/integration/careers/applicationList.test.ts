import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { downloadFiles } from '../../../src/commands/lists/applicationDownload.js'
import { applicationListing } from '../../../src/commands/lists/applicationListing.js'
import { readListOptions } from '../../../src/commands/lists/submissionList.js'
import { aCv, sendApplication } from '../../support/careers/applicationForms.js'
import { aText } from '../../support/careers/someFiles.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { runListing } from '../../support/site/runListing.js'

let running: TestApp
beforeAll(async () => {
  running = await appForTests()
  await sendApplication(running, { fields: { name: '=cmd|calc' } })
  running.clock.pass(1000)
  await sendApplication(running, {
    files: [aCv, { name: '../CV.pdf', content: aCv.content }, { name: 'a.txt', content: aText() }],
  })
  await sendApplication(running, { fields: { website: 'x', name: 'Robot' } })
})
afterAll(() => running.end())

const choose = (...args: string[]) => runListing(running.services.records, applicationListing, args)

test('npm run applications › lists applications without spam, newest first, in columns', async () => {
  const { lines } = await choose()
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain('Maélie')
  expect(lines.at(-1)).toBe('2\u00A0candidatures')
})

test('npm run applications › lists probable spam with --suspected', async () => {
  expect((await choose('--suspected')).chosen.map(({ name }) => name)).toEqual(['Robot'])
})

test('npm run applications › writes JSON, or CSV without formulas in its cells', async () => {
  const { lines } = await choose('--json')
  expect(lines.map((line) => JSON.parse(line).files.length)).toEqual([3, 1])
  const csv = (await choose('--csv')).lines
  expect(csv[0]).toContain('"Reçu le";"Référence";"Nom"')
  expect(csv.join('\n')).not.toMatch(/(^|;)"?=cmd/m)
  expect(() => readListOptions(applicationListing, ['--csv', '--json'])).toThrow(
    'Choose --json or --csv',
  )
})

test('npm run applications › shows one application in full with its files', async () => {
  const reference = (await choose()).chosen[0]?.reference ?? ''
  const { lines } = await choose('--show', ` ${reference.toLowerCase()} `)
  expect(lines.filter((line) => line.startsWith('Fichiers'))).toHaveLength(3)
  expect(lines.join('\n')).toMatch(/^Fichiers +CV\.pdf, \d+\u00A0\w+, non analysé$/m)
  expect(lines.join('\n')).toMatch(/^Disponibilités +Jour, Samedi$/m)
  expect((await choose('--show', 'OND-2222-2222')).isFound).toBe(false)
})

test('npm run applications › downloads the files unchanged and overwrites none', async () => {
  const folder = join(running.config.dataDir, 'brought')
  const { chosen } = await choose()
  const { files } = running.services.careers
  const lines: string[] = []
  await downloadFiles(chosen, files, folder, (line) => lines.push(line))
  expect(lines).toHaveLength(4)
  const own = join(folder, chosen[0]?.reference ?? '')
  expect(readdirSync(own)).toEqual(['1-CV.pdf', '2-CV.pdf', '3-a.txt'])
  expect(readFileSync(join(own, '1-CV.pdf'))).toEqual(aCv.content)
  expect(statSync(join(own, '1-CV.pdf')).mode & 0o077).toBe(0)
  expect(existsSync(join(folder, 'CV.pdf'))).toBe(false)
  await expect(downloadFiles(chosen, files, folder, () => undefined)).rejects.toThrow(
    /1-CV\.pdf exists and was not overwritten\. Delete it, or name another folder\.$/,
  )
})
