import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { backupParts, openCopy } from '../../../src/commands/shared/openDataCopies.js'
import { openStoredFiles } from '../../../src/commands/shared/openStoredFiles.js'
import { readConfig } from '../../../src/config/readConfig.js'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import { isSqliteInUse } from '../../../src/services/adapters/records/sqlite/sqliteCopy.js'
import { makeBackup } from '../../../src/services/backup/backup.js'
import { restoreBackup } from '../../../src/services/backup/restore.js'
import { copyFiles } from '../../../src/services/storedData/copyFiles.js'
import { everyFileKey } from '../../../src/services/storedData/everyFileKey.js'
import { contentProcess, publishDrafts, saveDraft } from '../../support/content/contentProcess.js'
import { aBuild, aPage } from '../../support/content/testCatalogue.js'
import { handClock } from '../../support/site/handClock.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const picture = (words: string) => {
  const bytes = Buffer.from(words)
  return { bytes, key: `pictures/${createHash('sha256').update(bytes).digest('hex')}` }
}
const [published, drafted] = [picture('published'), picture('drafted')]

const catalogue = {
  ...aBuild(),
  typeOf: () => ({ name: 'picture', migrations: [], validate: () => [] }),
}

const aDataFolder = async () => {
  const folder = temporaryFolder()
  const config = readConfig({ DATA_DIR: folder.path, NODE_ENV: 'test' }, folder.path)
  const records = await openRecords(config.records)
  const files = await openStoredFiles(config)
  for (const { key, bytes } of [published, drafted]) {
    await files.put(key, Readable.from([bytes]), { type: 'image/webp', atMost: bytes.length })
  }
  const site = contentProcess(records, { clock: handClock(), catalogue })
  await site.board.load()
  await saveDraft(site, 'picture:one', { file: published.key })
  await saveDraft(site, 'page:a', { price: 1 })
  await publishDrafts(site, ['picture:one', 'page:a'])
  await saveDraft(site, 'picture:two', { file: drafted.key })
  await records.close()
  return { folder, config, files }
}

const shownIn = async (config: ReturnType<typeof readConfig>) => {
  const records = await openRecords(config.records)
  const site = contentProcess(records, { clock: handClock(), catalogue })
  await site.board.load()
  const shown = {
    page: site.shown('page:a'),
    picture: site.shown('picture:one'),
    drafts: (await site.drafts.list()).map(({ document }) => document),
  }
  await records.close()
  return shown
}

const expected = {
  page: aPage({ price: 1 }),
  picture: { file: published.key },
  drafts: ['picture:two'],
}

test('backup › restores releases, drafts and the pictures that they name', async () => {
  const { folder, config, files } = await aDataFolder()
  const { file } = await makeBackup(
    backupParts(config, files),
    join(folder.path, 'backups'),
    new Date(),
  )
  const other = temporaryFolder()
  const restored = readConfig({ DATA_DIR: other.path, NODE_ENV: 'test' }, other.path)
  await restoreBackup(file, {
    dataDir: restored.dataDir,
    paths: restored.paths,
    passphrase: undefined,
    replace: false,
    openCopy,
    isInUse: isSqliteInUse,
  })
  expect(await shownIn(restored)).toEqual(expected)
  const restoredFiles = await openStoredFiles(restored)
  for (const { key, bytes } of [published, drafted]) {
    expect(await buffer(await restoredFiles.read(key))).toEqual(bytes)
  }
  await Promise.all([files.close(), restoredFiles.close()])
  folder.remove()
  other.remove()
})

test('content move › copies the pictures of releases and drafts', async () => {
  const { folder, config, files } = await aDataFolder()
  const other = temporaryFolder()
  const moved = await openStoredFiles(
    readConfig({ DATA_DIR: other.path, NODE_ENV: 'test' }, other.path),
  )
  const records = await openRecords(config.records)
  const keys = await everyFileKey(records)
  expect([...keys].toSorted()).toEqual([published.key, drafted.key].toSorted())
  expect(await copyFiles(keys, files, moved)).toEqual({ copied: 2, existing: 0 })
  await records.close()
  await Promise.all([files.close(), moved.close()])
  folder.remove()
  other.remove()
})
