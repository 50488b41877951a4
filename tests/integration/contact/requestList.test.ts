import { requestListing } from '../../../src/commands/lists/requestListing.js'
import { readListOptions } from '../../../src/commands/lists/submissionList.js'
import { type ContactRequest, contactKind } from '../../../src/services/contact/contactRequest.js'
import { makeReference } from '../../../src/services/submissions/reference.js'
import { draftSubmission } from '../../../src/services/submissions/submission.js'
import { aContactRequest } from '../../support/contact/contactFactories.js'
import { runListing } from '../../support/site/runListing.js'
import { openStore, type TestStore } from '../../support/site/openStore.js'

let store: TestStore
beforeEach(async () => {
  store = await openStore()
  const genuine = Array.from({ length: 120 }, (_, number) =>
    aContactRequest({
      id: `genuine-${number}`,
      reference: makeReference('OND'),
      name: `Personne ${number}`,
      createdAt: new Date(Date.UTC(2026, 10, 21, 15, number)).toISOString(),
    }),
  )
  const spam = aContactRequest({ id: 'spam', suspected: ['honeypot', 'tooFast'] })
  await store.records.createAll(
    [...genuine, spam].map((request) => draftSubmission(contactKind, request, 1)),
  )
})
afterEach(() => store.end())

const run = (...args: string[]) => runListing(store.records, requestListing, args)

test('npm run requests › lists every genuine request as JSON lines, newest first', async () => {
  const { lines } = await run('--json')
  expect(lines).toHaveLength(120)
  expect(lines.map((line) => JSON.parse(line).name).slice(0, 2)).toEqual([
    'Personne 119',
    'Personne 118',
  ])
})

test('npm run requests › lists probable spam with its reasons', async () => {
  const { lines } = await run('--json', '--suspected')
  expect(lines.map((line) => JSON.parse(line).suspected)).toEqual([['honeypot', 'tooFast']])
})

test('npm run requests › prints a table with aligned columns', async () => {
  const { lines } = await run()
  expect(lines).toHaveLength(122)
  const columns = lines.slice(0, -1).map((line) => line.search(/Nom|Personne/))
  expect(new Set(columns).size).toBe(1)
  expect(lines.at(-1)).toBe('120\u00A0demandes')
})

test('npm run requests › shows one request by its reference in any spelling', async () => {
  const { isFound, lines } = await run('--show', ' ond-7k4m-2qxd ')
  expect(isFound).toBe(true)
  expect(lines.join('\n')).toMatch(/Soupçons +champ caché rempli, envoi trop rapide/)
})

test('npm run requests › translates stored codes to French and uses the clinic time zone', async () => {
  const { lines } = await run('--show', 'OND-7K4M-2QXD')
  for (const line of [
    /^Reçu le +2026-11-21 10:00$/m,
    /^Téléphone +418 555-0199$/m,
    /^Sujet +Échographie morphologique$/m,
    /^Langue demandée +Français$/m,
    /^Moments souhaités +Matin$/m,
  ]) {
    expect(lines.join('\n')).toMatch(line)
  }
})

test('npm run requests › shows the extension beside the phone number', async () => {
  const request = aContactRequest({ id: 'work', reference: 'OND-3333-3333', phoneExtension: '12' })
  await store.records.createAll([draftSubmission(contactKind, request, 1)])
  expect((await run()).lines.join('\n')).toContain('418 555-0199, poste\u00A012')
})

test('npm run requests › reports an unknown reference', async () => {
  expect((await run('--show', 'OND-2222-2222')).isFound).toBe(false)
})

test.each(['--all', '--download=/tmp'])('npm run requests › rejects the option %s', (option) => {
  const name = option.split('=', 1)[0]
  expect(() => readListOptions(requestListing, [option])).toThrow(`Unknown option '${name}'`)
})

describe('npm run requests --csv', () => {
  const keepAndList = async (changes: Partial<ContactRequest>) => {
    const request = aContactRequest({ id: 'odd', reference: 'OND-2222-2222', ...changes })
    await store.records.createAll([draftSubmission(contactKind, request, 1)])
    return (await run('--csv', '--show', 'OND-2222-2222')).lines
  }

  test('lists every request under its columns', async () => {
    const { lines } = await run('--csv')
    expect(lines).toHaveLength(121)
    expect(lines[0]).toMatch(/^\uFEFF"Reçu le";"Référence";"Nom";"Téléphone"/)
    expect(lines[1]).toContain('"Personne 119"')
  })

  test.each([
    '=HYPERLINK("http://x.example")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\tcmd',
    ' =1+1',
    '＝1+1',
    '﹦1+1',
    '−2+3',
  ])('escapes a formula in a name: “%s”', async (name) => {
    const [, line = ''] = await keepAndList({ name })
    expect(line).toContain(`"'${name.replaceAll('"', '""')}"`)
  })

  test.each([
    ['+14185550199', '418 555-0199'],
    ['+18005550199', '1 800 555-0199'],
    ['+33123456789', '011 33123456789'],
  ])('writes the phone number %s as %s', async (phone, shown) => {
    const [, line = ''] = await keepAndList({ phone })
    expect(line).toContain(`;"${shown}";`)
  })

  test('preserves line breaks, quotation marks and commas of a message', async () => {
    const [, line = ''] = await keepAndList({ message: 'Un, "deux"\ntrois' })
    expect(line).toContain('"Un, ""deux""\ntrois"')
  })

  test('has a column for the verification mark', async () => {
    const [head = '', line = ''] = await keepAndList({ verification: 'low' })
    const place = head.split(';').indexOf('"Vérification"')
    expect(line.replace(/"Bonjour,[^"]*"/, '""').split(';')[place]).toBe('"Doute"')
  })

  test('is rejected together with --json', () => {
    expect(() => readListOptions(requestListing, ['--csv', '--json'])).toThrow(
      '--json or --csv, not both',
    )
  })
})
