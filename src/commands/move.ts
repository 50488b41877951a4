import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../config/readConfig.js'
import type { Files } from '../services/adapters/files/files.js'
import type { Records } from '../services/adapters/records/records.js'
import { openRecords } from '../services/adapters/records/openRecords.js'
import { isSqliteInUse } from '../services/adapters/records/sqlite/sqliteCopy.js'
import { OperatorError } from '../services/errors/errors.js'
import { copyFiles } from '../services/storedData/copyFiles.js'
import { type Copied, copyRecords } from '../services/storedData/copyRecords.js'
import {
  differences,
  digestFiles,
  digestRecords,
  type Digests,
} from '../services/storedData/digests.js'
import { unknownCollections } from '../services/adapters/records/everyRecord.js'
import { everyFileKey } from '../services/storedData/everyFileKey.js'
import { openStoredFiles } from './shared/openStoredFiles.js'
import { openStoredRecords } from './shared/openStoredRecords.js'
import { projectFolder } from './shared/projectFolder.js'
import { runCommand, write } from './shared/runCommand.js'
import { UsageError } from './shared/usageError.js'

const usage = `Copies records or files from one store to another, and verifies that both are equal.

  npm run move -- --to firestore   records of DATA_DIR to FIREBASE_PROJECT_ID
  npm run move -- --to sqlite      records of FIREBASE_PROJECT_ID to DATA_DIR
  npm run move -- --to s3          files of DATA_DIR to S3_BUCKET
  npm run move -- --to disk        files of S3_BUCKET to DATA_DIR

Stop the site first, and set the variables of the cloud store. Run an
interrupted command again to resume it. The old store is not changed.`

const targets = ['firestore', 'sqlite', 's3', 'disk'] as const
type Target = (typeof targets)[number]

const readTarget = (args: readonly string[]): Target => {
  const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' } } })
  const target = targets.find((one) => one === values.to)
  if (target === undefined) throw new UsageError(`Select the target: --to ${targets.join(', ')}.`)
  return target
}

const needed = (variable: string, isSet: boolean): void => {
  if (!isSet)
    throw new OperatorError(`${variable} is not set: set it to the location of the cloud store.`)
}

interface Closed {
  close(): Promise<void>
}

const using = async <Store extends Closed, Result>(
  open: Promise<Store>,
  work: (store: Store) => Promise<Result>,
): Promise<Result> => {
  const store = await open
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

const reportCopied = (what: string, { copied, existing }: Copied): void =>
  write(`${copied} ${what} copied, ${existing} already present`)

const prove = (from: Digests, to: Digests): void => {
  const found = differences(from, to)
  if (found.length > 0) {
    throw new OperatorError(
      `The two stores differ: ${found.join('; ')}. Check that the site is stopped and that the new store was empty, then run the command again.`,
    )
  }
  for (const [name, { count }] of to) if (count > 0) write(`  ${name}: ${count}, identical in both`)
}

const moveRecords =
  (from: Records) =>
  async (to: Records): Promise<void> => {
    const others = await unknownCollections(from)
    if (others.length > 0) {
      throw new OperatorError(
        `The old store has collections unknown to this release: ${others.join(', ')}. Run this command with the release that wrote them.`,
      )
    }
    reportCopied('records', await copyRecords(from, to))
    prove(await digestRecords(from), await digestRecords(to))
  }

const moveFiles =
  (keys: ReadonlySet<string>, from: Files) =>
  async (to: Files): Promise<void> => {
    reportCopied('files', await copyFiles(keys, from, to))
    prove(await digestFiles(keys, from), await digestFiles(keys, to))
  }

const betweenRecords = async (config: Config, target: 'firestore' | 'sqlite'): Promise<void> => {
  needed('FIREBASE_PROJECT_ID', config.records.kind === 'firestore')
  const file = config.paths.records
  if (isSqliteInUse(file)) {
    throw new OperatorError('The site or one of its commands is running: stop it first.')
  }
  const embedded = { records: { kind: 'sqlite', file } } as const
  if (target === 'firestore') {
    await using(openStoredRecords(embedded), (from) =>
      using(openRecords(config.records), moveRecords(from)),
    )
    write(`Start the site with FIREBASE_PROJECT_ID; once it works, delete ${file}*.`)
    return
  }
  await using(openRecords(config.records), (from) =>
    using(openRecords(embedded.records), moveRecords(from)),
  )
  write('Start the site without FIREBASE_PROJECT_ID; once it works, delete the Firestore data.')
}

const betweenFiles = async (config: Config, target: 's3' | 'disk'): Promise<void> => {
  needed('S3_BUCKET', config.files.kind === 's3')
  const keys = await using(openStoredRecords(config), everyFileKey)
  const folder = config.paths.files
  const onDisk = () => openStoredFiles({ files: { ...config.files, kind: 'disk', folder } })
  const inBucket = () => openStoredFiles(config)
  if (target === 's3') {
    await using(onDisk(), (from) => using(inBucket(), moveFiles(keys, from)))
    write(`Start the site with S3_BUCKET; once it works, delete ${folder}.`)
    return
  }
  await using(inBucket(), (from) => using(onDisk(), moveFiles(keys, from)))
  write('Start the site without S3_BUCKET; once it works, empty the bucket.')
}

await runCommand(usage, async () => {
  const target = readTarget(process.argv.slice(2))
  const config = readConfig(process.env, projectFolder)
  if (target === 'firestore' || target === 'sqlite') await betweenRecords(config, target)
  else await betweenFiles(config, target)
})
