import type { EnvironmentReader } from './environmentReader.js'

/** Where the site is visited. */
export interface AddressConfig {
  /** Scheme and host of the canonical addresses, without a final slash. */
  readonly origin: string
  readonly originIsGuessed: boolean
  /** Browsers also ask every subdomain over https alone, for two years. */
  readonly hstsSubdomains: boolean
  readonly rootRedirect: { readonly path: string; readonly status: number } | undefined
}

const readOrigin = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const { protocol, origin, pathname, search, hash } = new URL(text)
  const isBare = pathname === '/' && search === '' && hash === ''
  return (protocol === 'https:' || protocol === 'http:') && isBare ? origin : undefined
}

// One slash in front: two would lead to another site.
const isPath = /^\/[^/\\\s][^\\\s]*$/

/** A path that browsers do not take for /, which would send them on for ever: `/#contact` is. */
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

/** @param port that the site listens on, for its address when none is given */
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
