import compression from 'compression'
import express, { type Express, type RequestHandler } from 'express'
import { createEngine } from 'express-react-views'
import type { Config } from './config/readConfig.js'
import { createActions } from './routes/actions.js'
import { showError } from './controllers/pages/errorController.js'
import { createSiteContext } from './controllers/pages/siteContext.js'
import { crossSite, documentSecurity, fileSecurity } from './routes/middleware/security.js'
import { errors, evenOnFailure, unknownAddress } from './routes/middleware/errors.js'
import { language } from './routes/middleware/language.js'
import { lazyRoutes } from './routes/middleware/routeSteps.js'
import { createRateLimit, pageRate } from './routes/middleware/rateLimit.js'
import { createUploadLimits, formFileBytes } from './routes/middleware/uploadLimits.js'
import { requestLog } from './routes/middleware/requestLog.js'
import { staticFiles } from './routes/middleware/staticFiles.js'
import {
  addresses,
  type Incoming,
  httpsRedirect,
  requestTarget,
  visitorAddress,
} from './routes/middleware/incomingRequest.js'
import { imageRoutes, newPictures } from './routes/imageRoutes.js'
import { languageRoutes } from './routes/languageRoutes.js'
import { healthRoutes, machineRoutes, offlineRoutes } from './routes/machineRoutes.js'
import { type PreviewSite, previewRoutes } from './routes/previewRoutes.js'
import { siteRoutes } from './routes/siteRoutes.js'
import { pages } from './addresses/pageTable.js'
import { uploadRoutes } from './routes/uploadRoutes.js'
import { AppError } from './services/errors/errors.js'
import type { Services } from './services/services.js'

export interface Views {
  readonly folder: string
  readonly extension: 'js' | 'tsx'
}

export interface StaticFolders {
  readonly public: string
  readonly assets: string
}

export interface AppParts {
  readonly config: Config
  readonly services: Services
  readonly views: Views
  readonly folders: StaticFolders
  readonly incoming: Incoming
  readonly isContentLoaded: () => boolean
  readonly preview: PreviewSite
}

const onceLoaded =
  (isContentLoaded: () => boolean): RequestHandler =>
  (_req, _res, next) =>
    next(isContentLoaded() ? undefined : new AppError(503, 'unavailable'))

export const createApp = ({
  config,
  services,
  views,
  folders,
  incoming,
  isContentLoaded,
  preview,
}: AppParts): Express => {
  const app = express()
  app.set('trust proxy', incoming.isTrusted)
  app.disable('x-powered-by')
  // A strong ETag, because it is computed from the bytes of the cached page.
  app.set('etag', 'strong')
  app.set('views', views.folder)
  app.set('view engine', views.extension)
  app.engine(views.extension, createEngine({ transformViews: false }))

  const siteFor = createSiteContext(config, services)
  const secureDocument = documentSecurity(config, [services.codeWatch.source])

  app.use(visitorAddress(incoming, services.log))
  app.use(requestLog(incoming, services))
  app.use(requestTarget)
  app.use(healthRoutes(services, [...fileSecurity(config), secureDocument]))
  app.use(httpsRedirect(config, incoming))
  app.use(...fileSecurity(config))
  app.use(imageRoutes(services.images, createRateLimit(services.limits, newPictures)('pictures')))
  app.use(compression())
  app.use('/assets', staticFiles(folders.assets, config.production))
  app.use(staticFiles(folders.public, config.production))
  app.use(secureDocument)
  app.use(onceLoaded(isContentLoaded))
  app.use(machineRoutes(config, services))
  app.use(
    lazyRoutes('/staff', async () => {
      const { staffRoutes } = await import('./routes/staffRoutes.js')
      return staffRoutes(config, services)
    }),
  )
  const limitRenders = createRateLimit(
    services.limits,
    pageRate(config.rateLimits.renders),
  )('pages')
  app.use(previewRoutes(services, preview, limitRenders))
  app.use(addresses(config.rootRedirect))
  app.use(...language(services.translations))
  app.use(crossSite(config.origin))
  app.use(languageRoutes(config))
  app.use(offlineRoutes(services, siteFor, limitRenders))
  const limitPosts = createRateLimit(services.limits, { limit: config.rateLimits.posts })
  const limitFiles = createUploadLimits(services.limits, config.careers.dailyBytes)
  app.use(uploadRoutes(config, services, limitFiles))
  const pageLimits = {
    posts: limitPosts,
    tools: createRateLimit(services.limits, { limit: config.rateLimits.tools })('tools'),
    renders: limitRenders,
    files: [limitFiles.atOnce, limitFiles.bytes(formFileBytes(config.careers.maxFileBytes))],
  }
  app.use(siteRoutes(createActions(services, siteFor), pages, pageLimits))
  app.use(unknownAddress)
  app.use([secureDocument, ...language(services.translations)].map(evenOnFailure))
  app.use(errors(showError(services, siteFor), services.log))
  return app
}
