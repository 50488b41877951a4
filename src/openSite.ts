import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { Express } from 'express'
import type { Logger } from 'pino'
import { createApp, type Views } from './app.js'
import type { Config } from './config/readConfig.js'
import { createPageCacheKey } from './controllers/pages/pageCacheKey.js'
import { cacheablePaths } from './routes/cacheablePaths.js'
import { createIncoming, type Incoming } from './routes/middleware/incomingRequest.js'
import { findBuiltFiles } from './routes/pageCache/builtFiles.js'
import {
  createPageCache,
  type PageCache,
  type PageCacheOptions,
} from './routes/pageCache/pageCache.js'
import { type Assets, readAssets } from './services/built/assets.js'
import { createInlineScript, type InlineScript } from './services/built/inlineScript.js'
import { createPageStyles, type PageStyles } from './services/built/pageStyles.js'
import { type EditionContent, editionContent } from './services/content/editionContent.js'
import { previewContent } from './services/content/editor/previewContent.js'
import { openLastingServices, type ServiceParts } from './services/lastingServices.js'
import { createServices, type Services } from './services/services.js'
import type { Clock } from './shared/time/clock.js'
import { createEmailViews } from './views/emails/emailViews.js'

export interface OpenSite {
  /** Answers with the edition shown when the request arrives. */
  readonly app: RequestListener
  readonly incoming: Incoming
  /** Services of the first edition; stores, queues and background work are the same in all editions. */
  readonly services: Services
  readonly edition: () => Edition
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
  /** Without it, the site editor reports no misspelled words. */
  readonly spellingProcess?: string
}

export interface SiteParts {
  readonly root: string
  readonly buildFolder: string
  readonly config: Config
  readonly defaults: ServiceParts['defaults']
  readonly log: Logger
  readonly clock?: Clock
  /** Replaces the build in tests, which run from sources. */
  readonly built?: Built
  /** Lets a test replace services before an app is built. */
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
    spellingProcess: join(folder, 'spellingProcess.js'),
  }
}

export interface Edition {
  readonly release: number
  readonly services: Services
  readonly app: Express
  readonly pageKey: () => string
}

/** Assembles the site from its settings; used by the server, the page builder and the tests. */
export const openSite = async (parts: SiteParts): Promise<OpenSite> => {
  const { root, buildFolder, config, defaults, log, clock, adjust } = parts
  const { built = readBuild(buildFolder) } = parts
  const publicFolder = join(root, 'public')
  const incoming = createIncoming(config)
  let current: Edition | undefined
  let isLoaded = false
  const lasting = await openLastingServices(
    config,
    {
      log,
      defaults,
      assets: built.assets,
      styles: built.styles,
      codeWatch: built.codeWatch,
      localesFolder: join(root, 'locales'),
      pictures: { folder: join(publicFolder, 'images'), builtFolder: join(buildFolder, 'images') },
      emailViews: createEmailViews,
      inspectionWorker: built.inspectionWorker,
      spelling: { processFile: built.spellingProcess, root },
      clock,
    },
    () => current?.services ?? defaults,
  )
  const createEdition = (release: number, content: EditionContent): Edition => {
    const created = createServices(config, lasting, content)
    const services = adjust === undefined ? created : adjust(created)
    const app = createApp({
      config,
      services,
      views: built.views,
      folders: { public: publicFolder, assets: built.assetsFolder },
      incoming,
      isContentLoaded: () => isLoaded,
      preview: async (shown, drafts) => {
        const set = previewContent(lasting.services.editing, shown, drafts, services)
        return createEdition(set.release.number, await editionContent(set)).app
      },
    })
    return { release, services, app, pageKey: createPageCacheKey(services) }
  }
  const { board } = lasting.services.editing
  let preparePages: ((next: Edition) => Promise<() => void>) | undefined
  const pagesOf = (edition: () => Edition) => ({
    paths: () => cacheablePaths(edition().services.content),
    key: () => `${edition().release} ${edition().pageKey()}`,
  })
  board.onChange(async (set) => {
    const { number } = set.release
    const content = number === 0 ? defaults : await editionContent(set)
    const next = createEdition(number, content)
    // Visitors receive cached pages of the current edition until those of the next are rendered.
    const cachePages = await preparePages?.(next)
    current = next
    isLoaded = true
    cachePages?.()
  })
  try {
    await board.load()
  } catch (error) {
    log.error({ err: error }, 'content not loaded')
  }
  // If the newest release cannot be read, pages answer 503, because older prices could be wrong.
  const first = current ?? createEdition(0, defaults)
  current = first
  const shown = (): Edition => current ?? first
  const app: RequestListener = (req, res) => shown().app(req, res)
  return {
    app,
    incoming,
    services: first.services,
    edition: shown,
    openPageCache: (choices = {}) => {
      const cache = createPageCache({
        ...incoming,
        app,
        log,
        clock: first.services.clock,
        ...pagesOf(shown),
        ...choices,
        files: choices.files ?? findBuiltFiles(built.assetsFolder),
      })
      first.services.notices.onChange(cache.refresh)
      preparePages = (next) => cache.prepare({ app: next.app, ...pagesOf(() => next), ...choices })
      return cache
    },
  }
}
