import type { EnvironmentReader } from './environmentReader.js'

export interface AddressConfig {
  readonly origin: string
  readonly originIsGuessed: boolean
  /** Adds `includeSubDomains` to the HSTS header, which is valid for two years. */
  readonly hstsSubdomains: boolean
  readonly rootRedirect: { readonly path: string; readonly status: number } | undefined
}

const readOrigin = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const { protocol, origin, pathname, search, hash } = new URL(text)
  const isBare = pathname === '/' && search === '' && hash === ''
  return (protocol === 'https:' || protocol === 'http:') && isBare ? origin : undefined
}

const isPath = /^\/[^/\\\s][^\\\s]*$/

/** Rejects paths that browsers resolve to `/`, such as `/#contact`: they would redirect forever. */
const readOtherPath = (text: string): string | undefined =>
  isPath.test(text) && new URL(text, 'http://localhost').pathname !== '/' ? text : undefined

const readRootRedirect = (reader: EnvironmentReader): AddressConfig['rootRedirect'] => {
  const path = reader.optional(
    'ROOT_REDIRECT',
    'must be a path of this site other than /, such as /en',
    readOtherPath,
  )
  const status = reader.parsed(
    'ROOT_REDIRECT_STATUS',
    302,
    'must be 301, 302, 303, 307 or 308',
    (text) => [301, 302, 303, 307, 308].find((known) => String(known) === text),
  )
  if (reader.isSet('ROOT_REDIRECT_STATUS') && !reader.isSet('ROOT_REDIRECT')) {
    reader.errors.push('ROOT_REDIRECT_STATUS is set but ROOT_REDIRECT is not: set both or neither.')
  }
  return path === undefined ? undefined : { path, status }
}

export const readAddressConfig = (reader: EnvironmentReader, port: number): AddressConfig => {
  const origin = reader.optional(
    'PUBLIC_URL',
    'must be the address of the site without a path, such as https://www.example.ca',
    readOrigin,
  )
  return {
    origin: origin ?? `http://localhost:${port}`,
    originIsGuessed: origin === undefined,
    hstsSubdomains: reader.oneOf('HSTS_SUBDOMAINS', 'off', ['on', 'off']) === 'on',
    rootRedirect: readRootRedirect(reader),
  }
}
