import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import supertest from 'supertest'
import type { Views } from '../../../src/app.js'
import { type Config, readConfig } from '../../../src/config/readConfig.js'
import { type OpenSite, openSite } from '../../../src/openSite.js'
import { readAssets } from '../../../src/services/built/assets.js'
import { type Clinic, readClinic } from '../../../src/services/clinic/readClinic.js'
import { contentDefaults } from '../../../src/services/content/loadContent.js'
import type { SiteContent } from '../../../src/services/content/siteContent.js'
import { createInlineScript } from '../../../src/services/built/inlineScript.js'
import { createPageStyles } from '../../../src/services/built/pageStyles.js'
import type { Services } from '../../../src/services/services.js'
import { type HandClock, handClock } from './handClock.js'
import { shipped } from './shippedContent.js'
import { testClinicFile } from './testClinic.js'
import { recordedLog } from './recordedLog.js'
import { temporaryFolder } from './temporaryFolder.js'

const root = join(__dirname, '../../..')
const inspectionWorker = join(root, 'tests/fixtures/inspectionWorker.mjs')
const spellingProcess = join(root, 'tests/fixtures/spellingProcess.mjs')

export interface TestApp extends OpenSite {
  /** One port for the whole test: a port per request could be one that another test has just released. */
  readonly server: Server
  readonly site: ReturnType<typeof supertest>
  readonly config: Config
  readonly clock: HandClock
  readonly logLines: string[]
  readonly end: () => Promise<void>
}

interface Choices {
  readonly env?: Readonly<Record<string, string>>
  readonly clinic?: Partial<Clinic>
  readonly content?: Partial<SiteContent>
  readonly views?: Views
  /** Serves the style sheets and scripts of `dist`, for a browser. */
  readonly withAssets?: boolean
  /** Reports misspelled words of drafts. */
  readonly withSpelling?: boolean
  readonly adjust?: (services: Services) => Services
}

/** Starts the site in this process with temporary records, a stopped clock and a clinic without closures. */
export const appForTests = async ({
  env = {},
  clinic,
  content,
  views,
  withAssets = false,
  withSpelling = false,
  adjust,
}: Choices = {}): Promise<TestApp> => {
  const folder = temporaryFolder()
  const unlimited = {
    // All tests of a file share one address; limits have separate tests.
    RATE_LIMIT_POSTS: '1000',
    RATE_LIMIT_TOOLS: '100000',
    RATE_LIMIT_RENDERS: '100000',
    RATE_LIMIT_UPLOAD_MB: '1000000',
  }
  const usual = {
    DATA_DIR: folder.path,
    CLINIC_FILE: testClinicFile,
    NODE_ENV: 'test',
    ...unlimited,
  }
  const assets = withAssets
    ? readAssets(join(root, 'dist/assets.json'))
    : (name: string) => `/assets/${name}`
  const inlined = (name: string): string =>
    withAssets ? readFileSync(join(root, 'dist', assets(name)), 'utf8') : `/* ${name} */`
  const config = readConfig({ ...usual, ...env }, root)
  const clock = handClock()
  const { log, lines } = recordedLog()
  const site = await openSite({
    root,
    buildFolder: folder.path,
    config,
    defaults: contentDefaults(
      { ...shipped, content: { ...shipped.content, ...content } },
      { ...readClinic(config.clinicFile), closures: [], ...clinic },
    ),
    log,
    clock,
    built: {
      assetsFolder: join(withAssets ? join(root, 'dist') : folder.path, 'assets'),
      assets,
      styles: createPageStyles((name) => inlined(`${name}.css`), assets),
      codeWatch: createInlineScript(inlined('codeWatch.js')),
      views: views ?? { folder: join(root, 'src/views'), extension: 'tsx' },
      inspectionWorker,
      ...(withSpelling && { spellingProcess }),
    },
    ...(adjust === undefined ? {} : { adjust }),
  })
  const server = createServer({ keepAliveTimeout: 0 }, site.app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    ...site,
    server,
    site: supertest(server),
    config,
    clock,
    logLines: lines,
    end: async () => {
      server.close()
      server.closeAllConnections()
      await site.services.stop()
      folder.remove()
    },
  }
}
