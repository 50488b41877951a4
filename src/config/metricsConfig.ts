import type { EnvironmentReader } from './environmentReader.js'
import { interfaceRule, readInterface } from './variableRules.js'

export interface MetricsConfig {
  /** Dedicated port; `undefined` serves `/metrics` on the port of the site. */
  readonly port: number | undefined
  readonly host: string
  readonly token: string | undefined
}

const shortestToken = 16

export const readMetricsConfig = (
  reader: EnvironmentReader,
  sitePort: number,
): MetricsConfig | undefined => {
  const port = reader.isSet('METRICS_PORT') ? reader.whole('METRICS_PORT', 0, 0, 65_535) : undefined
  const token = reader.optional(
    'METRICS_TOKEN',
    `must have at least ${shortestToken} characters`,
    (text) => (text.length >= shortestToken ? text : undefined),
  )
  if (port !== undefined && port !== 0 && port === sitePort) {
    reader.errors.push('METRICS_PORT is the port of the site: choose another, or METRICS_TOKEN.')
  }
  if (reader.isSet('METRICS_HOST') && port === undefined) {
    reader.errors.push('METRICS_HOST is set but METRICS_PORT is not: set both, or neither.')
  }
  const host = reader.parsed('METRICS_HOST', '127.0.0.1', interfaceRule, readInterface)
  return port === undefined && token === undefined ? undefined : { port, host, token }
}
