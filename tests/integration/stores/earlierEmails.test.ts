import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openCopy } from '../../../src/commands/shared/openDataCopies.js'
import { dataPathsIn } from '../../../src/config/storageConfig.js'
import { countRecords } from '../../../src/services/adapters/records/everyRecord.js'
import { fieldsSchema } from '../../../src/services/adapters/records/records.js'
import { writeArchive } from '../../../src/services/backup/archive.js'
import { backupEntries } from '../../../src/services/backup/backupEntries.js'
import { restoreBackup } from '../../../src/services/backup/restore.js'
import { moveEarlierEmails } from '../../../src/services/email/earlierEmails.js'
import { anEmail, aContactForm } from '../../support/contact/contactFactories.js'
import { emailsIn } from '../../support/contact/emailFolder.js'
import { appForTests } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import { openStore } from '../../support/site/openStore.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const queued = {
  kind: 'contactDesk',
  reference: 'OND-7K4M-2QXD',
  recipient: 'staff',
  status: 'queued',
  tries: 0,
  sentAt: null,
  answer: null,
  lastFault: null,
  letter: fieldsSchema.parse(anEmail({ subject: 'Queued by an earlier release' })),
}

test('outbox › moves and sends emails queued by an earlier release on the same database', async () => {
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
    `SELECT collection, fields ->> '$.email.subject' AS subject FROM records
     WHERE fields ->> '$.status' = 'sent'`,
  )
  await eventually(() => expect(stored.all()).toHaveLength(3))
  const sent = (await emailsIn(app.config.dataDir)).map(({ subject }) => subject)
  expect(sent).toHaveLength(3)
  expect(sent).toContain('Queued by an earlier release')
  expect(new Set(stored.all().map((row) => row['subject']))).toEqual(new Set(sent))
  expect(new Set(stored.all().map((row) => row['collection']))).toEqual(new Set(['emails']))
  await app.end()
})

test('restore › reads a backup of an earlier release, with its emails', async () => {
  const source = await openStore()
  const records = { letters: 1 }
  await source.records.createAll([
    { collection: 'letters', id: 'earlier', createdAt: 1, fields: queued },
  ])
  await source.records.close()
  const target = temporaryFolder()
  const createdAt = '2026-11-21T15:00:00.000Z'
  const entries = backupEntries({
    recordsFile: join(source.folder, 'records.sqlite'),
    keys: [],
    files: { head: async () => undefined, read: async () => Readable.from([]) },
    mailFolder: join(source.folder, 'mail'),
    secretFile: join(source.folder, 'none'),
    staffSecretFile: join(source.folder, 'none'),
    about: { format: 1, createdAt, records },
  })
  const file = join(source.folder, 'backup.tar')
  await pipeline(Readable.from(writeArchive(entries, new Date(createdAt))), createWriteStream(file))
  const paths = dataPathsIn(target.path)
  await restoreBackup(file, {
    dataDir: target.path,
    paths,
    openCopy,
    passphrase: undefined,
    isInUse: () => false,
    replace: false,
  })
  const restored = await openCopy(paths.records)
  expect(await countRecords(restored)).toEqual(records)
  expect(await moveEarlierEmails(restored, 1)).toEqual({ moved: 1, left: 0 })
  expect(await countRecords(restored)).toEqual({ emails: 1 })
  await restored.close()
  target.remove()
  await source.end()
})
