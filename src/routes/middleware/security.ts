import helmet, {
  contentSecurityPolicy,
  crossOriginResourcePolicy,
  strictTransportSecurity,
  xContentTypeOptions,
} from 'helmet'
import type { ServerResponse } from 'node:http'
import type { Request, RequestHandler } from 'express'
import type { Config } from '../../config/readConfig.js'
import { AppError } from '../../services/errors/errors.js'
import { readingMethods } from './routeSteps.js'

const measurement = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

const tagSources = ({ tagManager }: Config): { scripts: string[]; reports: string[] } => {
  if (tagManager === undefined) return { scripts: [], reports: [] }
  const { origin } = new URL(tagManager.script)
  const isProvider = origin.endsWith('.googletagmanager.com')
  return { scripts: [origin], reports: isProvider ? [origin, ...measurement] : [origin] }
}

const verifierSources = ({ verification }: Config): { scripts: string[]; frames: string[] } => {
  if (verification === undefined) return { scripts: [], frames: [] }
  const { origin } = new URL(verification.scriptUrl)
  // reCAPTCHA loads a second script from its static host.
  const isProvider = origin === 'https://www.google.com' || origin === 'https://www.recaptcha.net'
  if (!isProvider) return { scripts: [origin], frames: [origin] }
  return {
    scripts: [`${origin}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'],
    frames: [`${origin}/recaptcha/`, 'https://recaptcha.google.com/recaptcha/'],
  }
}

export const fileSecurity = ({
  origin,
  hstsSubdomains,
}: Pick<Config, 'origin' | 'hstsSubdomains'>): readonly RequestHandler[] => [
  xContentTypeOptions(),
  crossOriginResourcePolicy(),
  ...(origin.startsWith('https:')
    ? [strictTransportSecurity({ maxAge: 63_072_000, includeSubDomains: hstsSubdomains })]
    : []),
]

const throwIfAny = (error?: Error): void => {
  if (error !== undefined) throw error
}

/** Allows inline code by hash rather than nonce, because caches share pages. */
const createPolicy = (
  config: Config,
  scripts: readonly string[],
  stylesOf: (res: ServerResponse) => readonly string[],
) => {
  const tags = tagSources(config)
  const { postOrigin } = config.files
  const verifier = verifierSources(config)
  return contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...tags.scripts, ...verifier.scripts, ...scripts],
      styleSrc: [(_req, res) => ["'self'", ...stylesOf(res)].join(' ')],
      imgSrc: ["'self'", ...tags.reports],
      fontSrc: ["'self'"],
      connectSrc: [
        "'self'",
        ...tags.reports,
        ...verifier.frames,
        ...(postOrigin === undefined ? [] : [postOrigin]),
      ],
      ...(verifier.frames.length === 0 ? {} : { frameSrc: verifier.frames }),
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      ...(config.origin.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
    },
  })
}

export const documentSecurity = (config: Config, scripts: readonly string[]): RequestHandler => {
  const allowedStyles = new WeakMap<ServerResponse, readonly string[]>()
  const policy = createPolicy(config, scripts, (res) => allowedStyles.get(res) ?? [])
  const headers = helmet({
    contentSecurityPolicy: false,
    // Hides the previous URL, maybe an exam, from tags. `no-referrer` would make posts send `Origin: null`.
    referrerPolicy: { policy: 'strict-origin' },
    // `fileSecurity` sets this header for every response.
    xContentTypeOptions: false,
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
    // Obsolete headers, for Internet Explorer and Flash.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  return (req, res, next) => {
    res.setHeader(
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    )
    // Adds hashes per page: the hashes of all pages would fill a tenth of the first TCP flight.
    res.allowStyles = (sources) => {
      allowedStyles.set(res, sources)
      policy(req, res, throwIfAny)
    }
    policy(req, res, throwIfAny)
    headers(req, res, next)
  }
}

const comesFromElsewhere = (req: Request, ownOrigin: string): boolean => {
  const site = req.get('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = req.get('origin')
  if (origin === undefined) return false
  if (origin === ownOrigin) return false
  return !URL.canParse(origin) || new URL(origin).host !== req.get('host')
}

/** Checks `Sec-Fetch-Site` and `Origin`: cached pages cannot contain a CSRF token. */
export const crossSite =
  (ownOrigin: string): RequestHandler =>
  (req, _res, next) => {
    if (readingMethods.has(req.method) || !comesFromElsewhere(req, ownOrigin)) {
      next()
      return
    }
    next(new AppError(403, 'crossSite'))
  }
