import type { ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet, {
  contentSecurityPolicy,
  crossOriginResourcePolicy,
  strictTransportSecurity,
  xContentTypeOptions,
} from 'helmet'
import type { Config } from '../../config/readConfig.js'

const measurement = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/** Where the tag manager's script comes from and reports to; nowhere without an id. */
const tagSources = ({ tagManager }: Config): { scripts: string[]; reports: string[] } => {
  if (tagManager === undefined) return { scripts: [], reports: [] }
  const { origin } = new URL(tagManager.script)
  const isProvider = origin.endsWith('.googletagmanager.com')
  return { scripts: [origin], reports: isProvider ? [origin, ...measurement] : [origin] }
}

/** What the provider of human verification loads and shows; nothing without its keys. */
const verifierSources = ({ verification }: Config): { scripts: string[]; frames: string[] } => {
  if (verification === undefined) return { scripts: [], frames: [] }
  const { origin } = new URL(verification.scriptUrl)
  // The provider's first script loads a second one from its host of static files.
  const isProvider = origin === 'https://www.google.com' || origin === 'https://www.recaptcha.net'
  if (!isProvider) return { scripts: [origin], frames: [origin] }
  return {
    scripts: [`${origin}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'],
    frames: [`${origin}/recaptcha/`, 'https://recaptcha.google.com/recaptcha/'],
  }
}

/**
 * Headers of every answer. A script, a font or a picture runs and frames nothing: it needs no more,
 * and a first visit asks for a dozen of them.
 */
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

/**
 * Pages hold no inline script and no inline style but those that the build made, allowed by their
 * hashes; no nonce, because caches share pages.
 * @param stylesOf the hashes of the sheets that stand in this answer
 */
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

/**
 * Headers of what may be opened as a page.
 * @param scripts the hashes of the scripts that stand in pages
 */
export const documentSecurity = (config: Config, scripts: readonly string[]): RequestHandler => {
  const allowedStyles = new WeakMap<ServerResponse, readonly string[]>()
  const policy = createPolicy(config, scripts, (res) => allowedStyles.get(res) ?? [])
  const headers = helmet({
    contentSecurityPolicy: false,
    // A form post would say `Origin: null` under no-referrer, and be taken for another site's.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Those of every answer.
    xContentTypeOptions: false,
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
    // For Internet Explorer, Flash and a filter that no browser has any more.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  return (req, res, next) => {
    res.setHeader(
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    )
    // Each page names its own: those of all would fill a tenth of its first flight of bytes.
    res.allowStyles = (sources) => {
      allowedStyles.set(res, sources)
      policy(req, res, throwIfAny)
    }
    policy(req, res, throwIfAny)
    headers(req, res, next)
  }
}
