import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { manifestSchema, writeManifest } from '../../../src/services/backup/manifest.js'
import { anEmail, aContactForm } from '../../support/contact/contactFactories.js'
import { emailsIn } from '../../support/contact/emailFolder.js'
import { appForTests } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'

const queued = {
  kind: 'contactDesk',
  reference: 'OND-7K4M-2QXD',
  recipient: 'staff',
  status: 'queued',
  tries: 0,
  sentAt: null,
  answer: null,
  lastFault: null,
  letter: anEmail({ subject: 'Queued by an earlier release' }),
}

test('outbox › shares its emails with an earlier release on the same database', async () => {
  const app = await appForTests()
  using earlier = new DatabaseSync(join(app.config.dataDir, 'records.sqlite'))
  earlier
    .prepare(
      `INSERT INTO records (collection, id, version, created_at, due_at, fields)
       VALUES ('letters', 'earlier', 1, $now, $now, $fields)`,
    )
    .run({ now: app.clock.now(), fields: JSON.stringify(queued) })
  app.services.start()
  await app.site.post('/fr').type('form').send(aContactForm()).expect(303)
  const stored = earlier.prepare(
    `SELECT fields ->> '$.letter.subject' AS subject FROM records
     WHERE collection = 'letters' AND fields ->> '$.status' = 'sent'`,
  )
  await eventually(() => expect(stored.all()).toHaveLength(3))
  const sent = (await emailsIn(app.config.dataDir)).map(({ subject }) => subject)
  expect(sent).toContain('Queued by an earlier release')
  expect(new Set(stored.all().map((row) => row['subject']))).toEqual(new Set(sent))
  await app.end()
})

test('backup manifest › names collections as earlier releases do, and reads their names', () => {
  const about = { format: 1, createdAt: '2026-11-21T15:00:00.000Z' } as const
  const text = writeManifest({ ...about, entries: [], records: { requests: 1, emails: 4 } })
  expect(JSON.parse(text)).toMatchObject({ ...about, records: { requests: 1, letters: 4 } })
  expect(manifestSchema.parse(JSON.parse(text)).records).toEqual({ requests: 1, emails: 4 })
})
