import { resolve } from 'node:path'
import { type AddressConfig, readAddressConfig } from './addressConfig.js'
import { type CareersConfig, readCareersConfig } from './careersConfig.js'
import { ConfigError } from './configError.js'
import { type EmailConfig, readEmailConfig } from './emailConfig.js'
import { type Environment, EnvironmentReader } from './environmentReader.js'
import { type FilesConfig, readFilesConfig } from './filesConfig.js'
import { type MetricsConfig, readMetricsConfig } from './metricsConfig.js'
import { findMisspeltVariables, type MisspeltVariable } from './misspeltVariables.js'
import { type ProcessConfig, readProcessConfig } from './processConfig.js'
import { type RateLimitsConfig, readRateLimitsConfig } from './rateLimitsConfig.js'
import { type RecordsConfig, readRecordsConfig } from './recordsConfig.js'
import { readRetention, type Retention } from './retention.js'
import { readStaffConfig, type StaffConfig } from './staffConfig.js'
import {
  type DataPaths,
  dataPathsIn,
  type ImageCacheConfig,
  readBackupKey,
  readDataDir,
  readImageCacheConfig,
} from './storageConfig.js'
import { readTagManagerConfig, type TagManagerConfig } from './tagManagerConfig.js'
import { pathRule, readPath } from './variableRules.js'
import { readVerificationConfig, type VerificationConfig } from './verificationConfig.js'

export interface Config extends ProcessConfig, AddressConfig {
  readonly dataDir: string
  readonly paths: DataPaths
  readonly backupKey: string | undefined
  readonly clinicFile: string
  readonly records: RecordsConfig
  readonly email: EmailConfig
  readonly rateLimits: RateLimitsConfig
  readonly files: FilesConfig
  readonly careers: CareersConfig
  /** If `undefined`, honeypot, time trap and rate limits are the only spam checks. */
  readonly verification: VerificationConfig | undefined
  readonly imageCache: ImageCacheConfig
  readonly retention: Retention
  readonly staff: StaffConfig
  readonly metrics: MetricsConfig | undefined
  /** Enables the service worker; `false` also unregisters one installed earlier. */
  readonly serviceWorker: boolean
  /** Google Tag Manager, loaded after consent only; `undefined` also removes the consent banner. */
  readonly tagManager: TagManagerConfig | undefined
  readonly misspelt: readonly MisspeltVariable[]
}

export const readClinicFile = (reader: EnvironmentReader, root: string): string =>
  resolve(root, reader.parsed('CLINIC_FILE', 'src/content/clinic.json', pathRule, readPath))

/** Reads the configuration. @param root base of relative paths @throws ConfigError with all errors */
export const readConfig = (env: Environment, root: string): Config => {
  const reader = new EnvironmentReader(env)
  const process = readProcessConfig(reader)
  const address = readAddressConfig(reader, process.port)
  const dataDir = readDataDir(reader, process.production, root)
  const paths = dataPathsIn(dataDir)
  // With live reload, each save would install a service worker, and Chromium may never load the page.
  const mayHaveWorker = process.liveReload === undefined
  const records = readRecordsConfig(reader, paths.records)
  const config: Config = {
    ...process,
    ...address,
    dataDir,
    paths,
    backupKey: readBackupKey(reader),
    clinicFile: readClinicFile(reader, root),
    records,
    email: readEmailConfig(reader, paths.mail),
    rateLimits: readRateLimitsConfig(reader, process.workers),
    files: readFilesConfig(reader, paths.files, paths.secret),
    careers: readCareersConfig(reader),
    verification: readVerificationConfig(reader, address, process.production),
    imageCache: readImageCacheConfig(reader, dataDir, process.workers),
    retention: readRetention(reader),
    staff: readStaffConfig(reader, paths.staffSecret, { ...process, records }),
    metrics: readMetricsConfig(reader, process.port),
    serviceWorker: reader.oneOf('SERVICE_WORKER', 'on', ['on', 'off']) === 'on' && mayHaveWorker,
    tagManager: readTagManagerConfig(reader),
    misspelt: findMisspeltVariables(env, reader.known),
  }
  if (reader.errors.length > 0) throw new ConfigError(reader.errors)
  return config
}
