import { languagePath, uploadPaths } from './pageTable.js'

export const machinePaths = {
  alive: '/healthz',
  ready: '/readyz',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: '/manifest.webmanifest',
  security: '/.well-known/security.txt',
  worker: '/service-worker.js',
  emailEvents: '/email/events',
} as const

/** URL prefix of content previews, such as `/apercu/TOKEN/fr/irm`. */
export const previewPath = '/apercu'

const everyMachinePath: ReadonlySet<string> = new Set([
  ...Object.values(machinePaths),
  ...Object.values(uploadPaths),
  languagePath,
])

export const isMachinePath = (path: string): boolean => everyMachinePath.has(path)
