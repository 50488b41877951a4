import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { progress } from '../progress.ts'
import { fillStore, type OpenRecords, openStore, storedRequest } from './filledStore.ts'
import type { MeasuredProgram } from './measuredProgram.ts'
import { startSite } from './measuredSite.ts'
import { table } from './printTable.ts'
import { median } from './statistics.ts'

/*
 * Measures operations of the site with 1 000, 10 000 and 100 000 stored requests in SQLite, one at a time.
 * Prints medians in milliseconds: `npm run bench:growth [-- --turns 15]`.
 */
const { values: options } = parseArgs({ options: { turns: { type: 'string', default: '15' } } })
const turns = Number(options.turns)
const sizes = [1000, 10_000, 100_000]
/** Number of requests that each measured deletion removes. */
const expired = 50

interface Act {
  readonly name: string
  readonly once: (at: Site) => Promise<void>
}

interface Site {
  readonly program: MeasuredProgram
  readonly cookie: string
  readonly records: OpenRecords
}

const expectStatus = async (answer: Response, status: number): Promise<void> => {
  await answer.arrayBuffer()
  if (answer.status === status) return
  throw new Error(`${answer.url} responded with ${answer.status} instead of ${status}.`)
}

const staffPage =
  (path: string) =>
  async ({ program: { origin }, cookie }: Site): Promise<void> =>
    expectStatus(await fetch(origin + path, { headers: { cookie }, redirect: 'manual' }), 200)

const search =
  (find: string) =>
  async ({ program: { origin }, cookie }: Site): Promise<void> => {
    const body = new URLSearchParams({ find, all: 'yes' })
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    await expectStatus(
      await fetch(`${origin}/staff/requests/search`, { method: 'POST', body, headers }),
      200,
    )
  }

const sendRequest = async ({ program: { origin } }: Site): Promise<void> => {
  const body = new URLSearchParams({
    id: randomUUID(),
    name: `Zoé ${randomUUID().slice(0, 8)}`,
    email: `${randomUUID()}@exemple.ca`,
    phone: '418 555-0199',
    subject: 'mri',
    language: 'fr',
    consent: 'yes',
  })
  await expectStatus(await fetch(`${origin}/fr`, { method: 'POST', body, redirect: 'manual' }), 303)
}

const deleteExpired = async ({ records }: Site): Promise<void> => {
  const removed = await records.removeExpired(Date.now())
  if (removed < expired) throw new Error(`${removed} records were removed.`)
}

const takeEmail = async ({ records }: Site): Promise<void> => {
  const now = Date.now()
  const [email] = await records.claim('emails', { now, leaseUntil: now + 60_000, limit: 20 })
  if (email === undefined) throw new Error('No email was due.')
  await records.update('emails', email.id, email.version, { dueAt: null })
  await records.nextDue('emails')
  await records.waitingSince('emails')
}

const overHttp: readonly Act[] = [
  { name: 'a request sent without JavaScript', once: sendRequest },
  { name: 'the first staff page (40 open)', once: staffPage('/staff/requests?view=new') },
  { name: 'the list of closed requests', once: staffPage('/staff/requests?view=done') },
  { name: 'a search by name', once: search('personne 321') },
  { name: 'a search by phone', once: search('418 555-0199') },
]

const measure = async (act: Act, site: Site, before?: () => Promise<unknown>): Promise<number> => {
  const durations: number[] = []
  // The first two turns are a warm-up and are not counted.
  for (let turn = -2; turn < turns; turn += 1) {
    await before?.()
    const start = performance.now()
    await act.once(site)
    if (turn >= 0) durations.push(performance.now() - start)
  }
  return median(durations)
}

const addExpired = async (records: OpenRecords): Promise<void> => {
  const now = Date.now()
  const dates = { createdAt: now - 1000, expiresAt: now - 60_000 }
  const drafts = Array.from({ length: expired }, (_, place) => storedRequest(place, dates)[0])
  await records.createAll(drafts.filter((draft) => draft !== undefined))
}

const addEmail = async (records: OpenRecords): Promise<void> => {
  const now = Date.now()
  const [, email] = storedRequest(0, { createdAt: now, expiresAt: now + 1e9 })
  if (email !== undefined) await records.createAll([{ ...email, dueAt: now }])
}

const measureAll = async (requests: number): Promise<ReadonlyMap<string, number>> => {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-site-growth-'))
  const found = new Map<string, number>()
  try {
    const cookie = await fillStore(folder, requests)
    const program = await startSite('/readyz', folder)
    const records = await openStore(folder)
    const site: Site = { program, cookie, records }
    const start = performance.now()
    await staffPage('/staff/requests?view=new')(site)
    found.set('the first staff page after a start', performance.now() - start)
    for (const act of overHttp) found.set(act.name, await measure(act, site))
    await program.stop()
    found.set(
      `the deletion of ${expired} expired requests`,
      await measure({ name: '', once: deleteExpired }, site, () => addExpired(records)),
    )
    found.set(
      'an email claimed and marked as sent',
      await measure({ name: '', once: takeEmail }, site, () => addEmail(records)),
    )
    await records.close()
  } finally {
    await rm(folder, { recursive: true })
  }
  return found
}

const bar = progress('stores of each size', sizes.length)
const columns: ReadonlyMap<string, number>[] = []
for (const size of sizes) {
  columns.push(await measureAll(size))
  bar.advance()
}
bar.end()
const names = [...(columns[0]?.keys() ?? [])]
const rows = names.map((name) => [
  name,
  ...columns.map((column) => (column.get(name) ?? Number.NaN).toFixed(1)),
])
const head = ['ms', ...sizes.map((size) => size.toLocaleString('en-CA'))]
process.stdout.write(`${table([head, ...rows])}\n`)
