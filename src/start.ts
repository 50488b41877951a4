import cluster from 'node:cluster'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { ConfigError } from './config/configError.js'
import { EnvironmentReader } from './config/environmentReader.js'
import { type Config, readClinicFile, readConfig } from './config/readConfig.js'
import { ClinicError, readClinic } from './services/clinic/readClinic.js'
import { mailboxErrors } from './services/clinic/staffMailboxes.js'
import {
  ContentError,
  contentDefaults,
  contentFolder,
  loadDocuments,
} from './services/content/loadContent.js'
import { closeNewFilesToOthers, openDataFolder } from './services/adapters/dataFolder.js'
import { StartError } from './services/errors/errors.js'
import { localeErrors } from './services/language/localeErrors.js'
import { openLog } from './services/log/log.js'
import type { SiteParts } from './openSite.js'
import { leadWorkers, sendHeartbeats } from './workers.js'

type Folders = Pick<SiteParts, 'root' | 'buildFolder'>

/** `EX_CONFIG` of sysexits.h: invalid files or variables. */
const configStatus = 78
/** `EX_TEMPFAIL` of sysexits.h: the supervisor should retry. */
const transientStatus = 75

const errorsOf = (thrown: unknown): readonly string[] => {
  if (
    thrown instanceof ConfigError ||
    thrown instanceof ClinicError ||
    thrown instanceof ContentError
  ) {
    return thrown.errors
  }
  throw thrown
}

interface Settings {
  readonly config: Config
  readonly defaults: SiteParts['defaults']
}

/** Reads environment, content and translations; prints all errors before the process ends. */
const readSettings = (root: string): Settings => {
  const errors: string[] = []
  const attempt = <Value>(read: () => Value): Value | undefined => {
    try {
      return read()
    } catch (thrown) {
      errors.push(...errorsOf(thrown))
      return undefined
    }
  }
  const config = attempt(() => readConfig(process.env, root))
  // An unrelated invalid variable must not hide errors of the clinic file.
  const clinicFile = config?.clinicFile ?? readClinicFile(new EnvironmentReader(process.env), root)
  const clinic = attempt(() => readClinic(clinicFile))
  if (config !== undefined && clinic !== undefined) {
    errors.push(...mailboxErrors({ desk: config.email.desk, hr: config.careers.hr }, clinic))
  }
  const content = attempt(() => loadDocuments(join(root, contentFolder)))
  errors.push(...localeErrors(join(root, 'locales')))
  if (
    config !== undefined &&
    clinic !== undefined &&
    content !== undefined &&
    errors.length === 0
  ) {
    return { config, defaults: contentDefaults(content, clinic) }
  }
  process.stderr.write(`The site cannot start:\n${errors.map((error) => `- ${error}\n`).join('')}`)
  process.exit(configStatus)
}

export const start = async ({ root, buildFolder }: Folders): Promise<void> => {
  const settings = readSettings(root)
  closeNewFilesToOthers()
  try {
    openDataFolder(settings.config.dataDir)
    await serveOrLead({ root, buildFolder }, settings)
  } catch (thrown) {
    if (!(thrown instanceof StartError)) throw thrown
    process.stderr.write(`The site cannot start:\n- ${thrown.message}\n`)
    process.exit(thrown.isTransient ? transientStatus : configStatus)
  }
}

const endOnUncaughtError = (log: Logger): void => {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'uncaught error')
    log.flush(() => process.exit(1))
  })
}

const serveOrLead = async (folders: Folders, settings: Settings): Promise<void> => {
  const { config } = settings
  const { worker } = cluster
  const log = openLog(config.logLevel, worker === undefined ? {} : { worker: worker.id })
  endOnUncaughtError(log)
  process.once('exit', () => log.flush())
  if (worker === undefined && config.workers > 1) {
    if (config.rateLimits.kind === 'workers') {
      const { countForWorkers } = await import('./services/adapters/rateLimits/workerRateLimits.js')
      countForWorkers()
    }
    if (config.metrics !== undefined) {
      const { gatherWorkerMetrics } = await import('./services/metrics/workerMetrics.js')
      const { serveMetrics } = await import('./serveMetrics.js')
      await serveMetrics(config.metrics, gatherWorkerMetrics(), log)
    }
    leadWorkers(config.workers, log)
    return
  }
  if (worker !== undefined) sendHeartbeats(worker)
  // Imports the site late, because the cluster primary needs none of its code.
  const { serve } = await import('./serve.js')
  await serve({ ...folders, ...settings, log })
}
