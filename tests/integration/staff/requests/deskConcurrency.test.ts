import type { DeskChange } from '../../../../src/services/staff/requests/changeDesk.js'
import { openStore } from '../../../support/site/openStore.js'
import { deskOver, interleave, person, randomFrom } from '../../../support/staff/deskOver.js'

const workAtRandom = async (desk: ReturnType<typeof deskOver>, random: () => number) => {
  const reference = await desk.receive()
  const changes: readonly DeskChange[] = [
    { kind: 'note', text: `CANARI ${random()}` },
    { kind: 'state', state: 'doing' },
    { kind: 'call', outcome: 'noAnswer' },
    { kind: 'promised', day: '2026-12-01' },
  ]
  for (let step = 0; step < 4; step += 1) {
    const found = await desk.requests.find(reference)
    const seen = { reference, version: found?.version ?? 0 }
    const change = changes[Math.floor(random() * 6)]
    if (change !== undefined) await desk.requests.change(person('a'), seen, change)
    else {
      const words = { subject: 'Bonjour', text: `Texte ${random()}`, thenWait: random() > 0.5 }
      const sent = await desk.replies.send(person('a'), seen, words)
      if (sent.status === 'queued' && random() > 0.7) {
        await desk.replies.takeBack(person('a'), reference, sent.email)
      }
    }
  }
}

test('request notes › none is lost in 200 interleavings of two people', async () => {
  const store = await openStore()
  await interleave(deskOver(store.records), 200)
  await store.end()
})

test('request notes › none is in any email of 100 sessions', async () => {
  const store = await openStore()
  const random = randomFrom(7)
  const desk = deskOver(store.records)
  for (let session = 0; session < 100; session += 1) await workAtRandom(desk, random)
  let cursor: string | undefined
  let looked = 0
  do {
    const page = await store.records.list('emails', { limit: 500, ...(cursor ? { cursor } : {}) })
    looked += page.records.length
    expect(JSON.stringify(page.records)).not.toContain('CANARI')
    cursor = page.cursor
  } while (cursor !== undefined)
  expect(looked).toBeGreaterThan(60)
  await store.end()
})
