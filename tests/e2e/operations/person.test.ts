import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aCv } from '../../support/careers/applicationForms.js'
import { emailsIn, sendApplicationTo, sendRequest } from '../../support/operations/visitors.js'
import {
  type BuiltSite,
  type Ended,
  runBuilt,
  startBuiltSite,
} from '../../support/site/builtSite.js'
import { eventually } from '../../support/site/eventually.js'
import { applicationsIn, requestsIn } from '../../support/site/storedSubmissions.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const email = 'zoe@exemple.ca'
const other = 'ana@exemple.ca'

let site: BuiltSite
let to: ReturnType<typeof temporaryFolder>
let references: Record<'request' | 'application' | 'other' | 'mention', string>

beforeAll(async () => {
  site = await startBuiltSite()
  const sent = {
    request: await sendRequest(site, { name: 'Zoé L’Heureux', message: 'Très personnel' }),
    application: await sendApplicationTo(site, { name: 'Zoé L’Heureux', email: 'ZOE@exemple.ca' }),
    other: await sendRequest(site, { name: 'Ana', email: other, phone: '581 555-0123' }),
    mention: await sendRequest(site, {
      name: 'Léo',
      email: 'leo@exemple.ca',
      phone: '581 555-0124',
      message: `Répondez aussi à ${email}, 418-555 0199.`,
    }),
  }
  references = {
    request: sent.request ?? '',
    application: sent.application ?? '',
    other: sent.other ?? '',
    mention: sent.mention ?? '',
  }
  await eventually(() => expect(emailsIn(site.folder)).toHaveLength(8))
})
afterAll(() => site.stop())

beforeEach(() => {
  to = temporaryFolder()
})
afterEach(() => to.remove())

const person = (...options: readonly string[]): Ended =>
  runBuilt('dist/commands/person.js', { DATA_DIR: site.folder }, ...options)

const allBytes = (): Buffer =>
  Buffer.concat(
    readdirSync(site.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
  )
const jsonIn = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(to.path, name), 'utf8'))

test('npm run person › find lists the records of an email address in any case, without their content', () => {
  const { status, output, errors } = person('find', ' Zoe@Exemple.ca ')
  expect({ status, errors }).toEqual({ status: 0, errors: '' })
  expect(output).toContain(references.request)
  expect(output).toContain(references.application)
  expect(output).toContain('requests: 1, applications: 1, files: 1, emails: 4')
  expect(output).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d -0[45]:00 +requests/m)
  expect(output).toContain(`requests  ${references.mention}`)
  expect(output).not.toMatch(/Zoé|personnel|exemple/)
  expect(output).not.toContain(references.other)
})

test('npm run person › finds a phone number in any format and a reference in lower case', () => {
  const byPhone = person('find', '(581) 555.0123').output
  expect(byPhone).toContain(references.other)
  expect(byPhone).toContain('requests: 1, emails: 2')
  expect(person('find', references.other.toLowerCase()).output).toBe(byPhone)
  expect(person('find', 'nobody@exemple.ca').output).toBe('No record of this person is stored.\n')
})

test('npm run person › export writes all data and unmodified copies of the files', async () => {
  const { status, output } = person('export', email, '--to', to.path)
  expect(status).toBe(0)
  const document = jsonIn('personal-information.json')
  expect(document).toMatchObject({
    requests: [{ reference: references.request, name: 'Zoé L’Heureux', message: 'Très personnel' }],
    applications: [{ reference: references.application, email: 'ZOE@exemple.ca' }],
    answers: [],
    files: [{ path: 'files/1-CV.pdf' }],
  })
  expect(document['emails']).toHaveLength(4)
  expect(readFileSync(join(to.path, 'files/1-CV.pdf')).equals(aCv.content)).toBe(true)
  expect(output).toContain('Attestation de remise')
  expect(await requestsIn(site.folder)).toHaveLength(3)
})

test('npm run person › delete deletes nothing when the attestation cannot be written', async () => {
  const file = join(to.path, 'a-file')
  writeFileSync(file, '')
  const folder = join(file, 'attestations')
  const { status, output, errors } = person('delete', email, '--confirm', '--to', folder)
  expect({ status, output }).toEqual({ status: 1, output: '' })
  expect(errors).toMatch(/^The command was not run: ENOTDIR.+attestations.+\n$/)
  expect(await applicationsIn(site.folder)).toHaveLength(1)
})

test('npm run person › delete requires a confirmation', async () => {
  const { status, output, errors } = person('delete', email)
  expect({ status, errors }).toEqual({
    status: 1,
    errors: 'Nothing was deleted: add --confirm to delete.\n',
  })
  expect(output).toContain('requests: 1, applications: 1')
  expect(await applicationsIn(site.folder)).toHaveLength(1)
})

test('npm run person › prints its usage for invalid arguments', () => {
  for (const wrong of [['find'], ['find', 'Zoé'], ['forget', email], ['export', email]]) {
    const { status, errors } = person(...wrong)
    expect(status).toBe(64)
    expect(errors).toContain('npm run person')
  }
  expect(existsSync(join(to.path, 'attestation-deletion.txt'))).toBe(false)
})

test('npm run person › delete removes every byte of one person only and attests it without content', async () => {
  expect(allBytes().includes('Très personnel')).toBe(true)
  const { status, output, errors } = person('delete', email, '--confirm', '--to', to.path)
  expect({ status, errors }).toEqual({ status: 0, errors: '' })

  expect(output).toContain(`requests  ${references.mention}`)
  const { status: again } = person('delete', references.mention, '--confirm')
  expect(again).toBe(0)
  const left = allBytes()
  for (const word of ['Très personnel', email, 'ZOE@exemple.ca', 'L’Heureux', '+14185550199'])
    expect({ word, isLeft: left.includes(word) }).toEqual({ word, isLeft: false })
  expect(readdirSync(join(site.folder, 'files/kept'))).toEqual([])
  expect(emailsIn(site.folder)).toHaveLength(2)
  expect(await applicationsIn(site.folder)).toEqual([])
  expect((await requestsIn(site.folder)).map(({ reference }) => reference)).toEqual([
    references.other,
  ])

  expect(jsonIn('attestation-deletion.json')).toMatchObject({
    done: 'deleted',
    person: { by: 'email' },
    counts: { requests: 1, applications: 1, answers: 0, files: 1, emails: 4 },
    references: [references.request, references.application],
  })
  const text = readFileSync(join(to.path, 'attestation-deletion.txt'), 'utf8')
  expect(text).toMatch(/^Attestation de suppression$/m)
  expect(text).toMatch(/^Confirmation of deletion$/m)
  expect(text).toContain(
    '- 1\u00A0demande\n- 1\u00A0candidature\n- 1\u00A0fichier\n- 4\u00A0courriels',
  )
  expect(text).toContain('- 1 request\n- 1 job application\n- 1 file\n- 4 emails')
  expect(text + JSON.stringify(jsonIn('attestation-deletion.json'))).not.toMatch(
    /Zoé|zoe|exemple\.ca/,
  )
  expect(await sendRequest(site)).toMatch(/^OND-/)
})
