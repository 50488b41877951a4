import { join } from 'node:path'
import type { Express } from 'express'
import supertest from 'supertest'
import { createApp, type Views } from '../../../src/app.js'
import { type Config, readConfig } from '../../../src/config/readConfig.js'
import { readClinic } from '../../../src/services/clinic/readClinic.js'
import { createPageStyles } from '../../../src/services/pageStyles.js'
import { createServices, type Services } from '../../../src/services/services.js'
import { createApplicationEmailViews } from '../../../src/views/emails/applicationEmailViews.js'
import { createContactEmailViews } from '../../../src/views/emails/contactEmailViews.js'
import { handClock, type HandClock } from './handClock.js'
import { recordedLog } from './recordedLog.js'
import { temporaryFolder } from './temporaryFolder.js'

const root = join(__dirname, '../../..')

export interface TestApp {
  readonly app: Express
  readonly site: ReturnType<typeof supertest>
  readonly services: Services
  readonly config: Config
  readonly clock: HandClock
  readonly logLines: string[]
  readonly end: () => Promise<void>
}

interface Choices {
  readonly env?: Readonly<Record<string, string>>
  readonly views?: Views
  /** Changes what the services are before the app is built. */
  readonly adjust?: (services: Services) => Services
}

/** The real site with records and emails of its own, and a clock that stands still. */
export const appForTests = async ({ env = {}, views, adjust }: Choices = {}): Promise<TestApp> => {
  const folder = temporaryFolder()
  // All tests of a file post from one address: what limits posts has its own tests.
  const usual = { DATA_DIR: folder.path, NODE_ENV: 'test', RATE_LIMIT_POSTS: '1000' }
  const config = readConfig({ ...usual, ...env }, root)
  const clock = handClock()
  const { log, lines } = recordedLog()
  const services = await createServices(config, {
    log,
    clock,
    clinic: readClinic(config.clinicFile),
    assets: (name) => `/assets/${name}`,
    styles: createPageStyles((name) => `/* ${name} */`),
    localesFolder: join(root, 'locales'),
    pictures: { folder: join(root, 'public/images'), builtFolder: join(root, 'dist/images') },
    emailViews: createContactEmailViews,
    applicationEmailViews: createApplicationEmailViews,
  })
  const app = createApp(
    config,
    adjust === undefined ? services : adjust(services),
    views ?? { folder: join(root, 'src/views'), extension: 'tsx' },
    join(root, 'public'),
  )
  return {
    app,
    site: supertest(app),
    services,
    config,
    clock,
    logLines: lines,
    end: async () => {
      await services.stop()
      folder.remove()
    },
  }
}
