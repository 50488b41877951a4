import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { type Config, readConfig } from '../config/readConfig.js'
import { openEmailTransport } from '../services/adapters/email/openEmailTransport.js'
import { openRateLimits } from '../services/adapters/rateLimits/openRateLimits.js'
import { openRecords } from '../services/adapters/records/openRecords.js'
import type { Records } from '../services/adapters/records/records.js'
import { openScanner } from '../services/adapters/scanner/openScanner.js'
import { openVerification } from '../services/adapters/verification/openVerification.js'
import { localMoment } from '../services/clinic/openHours.js'
import type { EditionContent } from '../services/content/editionContent.js'
import { runChecks } from '../services/doctor/check.js'
import { type Settings, settingsChecks } from '../services/doctor/settingsChecks.js'
import { type Components, siteChecks } from '../services/doctor/siteChecks.js'
import { type UnconfirmedText, unconfirmedTexts } from '../services/doctor/unconfirmedTexts.js'
import { AppError } from '../services/errors/errors.js'
import { listen, listeners } from '../services/http/listen.js'
import { loadOnce } from '../shared/time/cachedValue.js'
import { doctorTable, unconfirmedTextsTable } from './doctor/doctorTable.js'
import { openStoredFiles } from './shared/openStoredFiles.js'
import { hasStore, storeName } from './shared/openStoredRecords.js'
import { projectFolder } from './shared/projectFolder.js'
import { readDefaults, readShownContent } from './shared/shownContent.js'
import { runCommand, write } from './shared/runCommand.js'

const usage = `Checks the clinic's file, the URL, the email recipients and each configured component, by using it;
suggests a remedy for each failure (✗) or doubt (!).

  npm run doctor

Exits with 0 on success, 1 if a check fails, 78 if variables are invalid.`

/** Checks each interface by listening on port 0, because the site may already use its port. */
const tryInterfaces = async ({ host, metrics }: Config): Promise<readonly string[]> => {
  const places = [
    { host, listener: listeners.site },
    ...(metrics?.port === undefined ? [] : [{ host: metrics.host, listener: listeners.metrics }]),
  ]
  for (const place of places) {
    const probe = createServer()
    await listen(probe, { host: place.host, port: 0 }, place.listener)
    probe.close()
  }
  return places.map((place) => place.host)
}

const openIfReachable = async (config: Config): Promise<Records | undefined> =>
  hasStore(config) ? openRecords(config.records).catch(() => undefined) : undefined

type ReadShown = () => Promise<EditionContent>

/** Returns the published content, or the defaults for an unavailable store, which another check reports. */
const shownContent = async (config: Config): Promise<EditionContent> => {
  const defaults = readDefaults(config)
  const records = await openIfReachable(config)
  if (records === undefined) return defaults
  try {
    return await readShownContent(defaults, records)
  } catch (error) {
    if (error instanceof AppError) return defaults
    throw error
  } finally {
    await records.close()
  }
}

const componentsOf = (config: Config, shown: ReadShown): Components => {
  const log = pino({ level: 'silent' })
  return {
    records: () => openRecords(config.records),
    // Evaluated before `records` is called, which would create an empty store.
    recordsAt: { place: storeName(config), exists: hasStore(config) },
    files: () => openStoredFiles(config, config.files.reserveBytes),
    scanner: async () =>
      config.careers.scanner === undefined ? undefined : openScanner(config.careers.scanner, log),
    mail: () => openEmailTransport(config.email, log),
    limits: () => openRateLimits(config.rateLimits, log, ''),
    limitsMayDiffer: config.records.kind === 'firestore' && config.rateLimits.kind !== 'redis',
    verification: () => openVerification(config.verification, log),
    emailsReachPeople: !config.production || config.email.kind === 'smtp',
    interfaces: () => tryInterfaces(config),
    disk:
      config.records.kind === 'sqlite' || config.files.kind === 'disk'
        ? { folder: config.dataDir, reserveBytes: config.files.reserveBytes }
        : undefined,
    jobs: async () => (await shown()).content.jobs,
    now: () => Date.now(),
  }
}

const locationOf = (records: Config['records']) =>
  records.kind === 'firestore'
    ? async () =>
        (
          await import('../services/adapters/records/firestore/firestoreLocation.js')
        ).firestoreLocation(records)
    : undefined

const settingsOf = (config: Config, shown: ReadShown): Settings => ({
  ...config,
  clinic: async () => (await shown()).clinic,
  localesFolder: join(projectFolder, 'locales'),
  hosting: {
    bucketRegion: config.files.kind === 's3' ? config.files.region : undefined,
    recordsLocation: locationOf(config.records),
  },
  staffSecret: config.staff.secret === undefined ? 'file' : 'variable',
  emailEvents: config.email.kind === 'smtp' ? config.email.events?.kind : undefined,
  backupsAreEncrypted: config.backupKey !== undefined,
  mailboxes: { from: config.email.from, desk: config.email.desk, hr: config.careers.hr },
  offered: async () => (await shown()).content.offered,
  now: () => Date.now(),
})

/** Returns an empty list if the content cannot be read; another check reports the error. */
const wordsOf = async (shown: ReadShown): Promise<readonly UnconfirmedText[]> => {
  const edition = await shown().catch(() => undefined)
  if (edition === undefined) return []
  const { clinic, content } = edition
  return unconfirmedTexts(clinic, content.offered.hasPage, localMoment(clinic, new Date()).date)
}

await runCommand(usage, async () => {
  parseArgs({ options: {} })
  const config = readConfig(process.env, projectFolder)
  const shown = loadOnce(() => shownContent(config))
  const checks = [
    ...settingsChecks(settingsOf(config, shown)),
    ...siteChecks(componentsOf(config, shown)),
  ]
  const findings = await runChecks(checks)
  for (const line of doctorTable(findings)) write(line)
  for (const line of unconfirmedTextsTable(await wordsOf(shown))) write(line)
  // Exits explicitly, because clients of unavailable services keep retrying.
  process.exit(findings.some(({ state }) => state === 'invalid') ? 1 : 0)
})
