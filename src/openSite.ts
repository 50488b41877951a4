import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Express } from 'express'
import type { Logger } from 'pino'
import {
  type ClientAddress,
  createClientAddress,
  createTrust,
  type TrustHop,
} from './connections/clientAddress.js'
import { createApp, type Views } from './app.js'
import type { Config } from './config/readConfig.js'
import { cacheablePaths } from './routes/cacheablePaths.js'
import { createPageCacheKey } from './controllers/pages/pageCacheKey.js'
import { findBuiltFiles } from './routes/pageCache/builtFiles.js'
import {
  createPageCache,
  type PageCache,
  type PageCacheOptions,
} from './routes/pageCache/pageCache.js'
import { type Assets, readAssets } from './services/built/assets.js'
import { createInlineScript, type InlineScript } from './services/built/inlineScript.js'
import type { Clinic } from './services/clinic/readClinic.js'
import type { SiteContent } from './services/content/siteContent.js'
import { createPageStyles, type PageStyles } from './services/built/pageStyles.js'
import { createCameByHttp } from './routes/middleware/httpsRedirect.js'
import { createRequestId } from './routes/middleware/requestLog.js'
import { createServices, type Services } from './services/services.js'
import type { Clock } from './shared/time/clock.js'
import { createEmailViews } from './views/emails/emailViews.js'

export interface OpenSite {
  readonly app: Express
  readonly clientAddress: ClientAddress
  readonly isTrusted: TrustHop
  readonly services: Services
  readonly openPageCache: (
    choices?: Partial<Pick<PageCacheOptions, 'paths' | 'files' | 'limit'>>,
  ) => PageCache
}

export interface Built {
  readonly assetsFolder: string
  readonly assets: Assets
  readonly styles: PageStyles
  readonly codeWatch: InlineScript
  readonly views: Views
  readonly inspectionWorker: string
}

export interface SiteParts {
  readonly root: string
  readonly buildFolder: string
  readonly config: Config
  readonly clinic: Clinic
  readonly content: SiteContent
  readonly log: Logger
  readonly clock?: Clock
  /** Replaces the build in tests, which run from sources. */
  readonly built?: Built
  /** Lets a test replace services before the app is built. */
  readonly adjust?: (services: Services) => Services
}

const readBuild = (folder: string): Built => {
  const assets = readAssets(join(folder, 'assets.json'))
  // URLs of assets start with `/assets/`, the name of their folder.
  const read = (name: string): string => readFileSync(join(folder, assets(name)), 'utf8')
  return {
    assetsFolder: join(folder, 'assets'),
    assets,
    styles: createPageStyles((name) => read(`${name}.css`), assets),
    codeWatch: createInlineScript(read('codeWatch.js')),
    views: { folder: join(folder, 'views'), extension: 'js' },
    inspectionWorker: join(folder, 'services/careers/inspection/inspectionWorker.js'),
  }
}

/** Assembles the site from its settings; used by the server, the page builder and the tests. */
export const openSite = async (parts: SiteParts): Promise<OpenSite> => {
  const { root, buildFolder, config, clinic, content, log, clock, adjust } = parts
  const { built = readBuild(buildFolder) } = parts
  const publicFolder = join(root, 'public')
  const created = await createServices(config, {
    log,
    clinic,
    content,
    assets: built.assets,
    styles: built.styles,
    codeWatch: built.codeWatch,
    localesFolder: join(root, 'locales'),
    pictures: { folder: join(publicFolder, 'images'), builtFolder: join(buildFolder, 'images') },
    emailViews: createEmailViews,
    inspectionWorker: built.inspectionWorker,
    clock,
  })
  const services = adjust === undefined ? created : adjust(created)
  const isTrusted = createTrust(config.trustedProxies)
  const clientAddress = createClientAddress(isTrusted)
  const requestIdOf = createRequestId(isTrusted)
  const cameByHttp = createCameByHttp(config, isTrusted)
  const app = createApp({
    config,
    services,
    views: built.views,
    folders: { public: publicFolder, assets: built.assetsFolder },
    isTrusted,
    clientAddress,
    requestIdOf,
    cameByHttp,
  })
  return {
    app,
    clientAddress,
    isTrusted,
    services,
    openPageCache: (choices = {}) => {
      const cache = createPageCache({
        app,
        log,
        clock: services.clock,
        clientAddress,
        requestIdOf,
        paths: cacheablePaths(content),
        key: createPageCacheKey(services),
        cameByHttp,
        ...choices,
        files: choices.files ?? findBuiltFiles(built.assetsFolder),
      })
      services.notices.onChange(cache.refresh)
      return cache
    },
  }
}
