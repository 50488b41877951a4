import { inspect, types } from 'node:util'
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import { fieldOf, messageOf } from './systemErrors.js'

/** `"time":"2026-11-21T15:00:00.000Z"`, spelt once per millisecond: requests come faster. */
const createTimestamp = (): (() => string) => {
  let spelt = 0
  let text = ''
  return () => {
    const now = Date.now()
    if (now !== spelt) {
      spelt = now
      text = `,"time":"${new Date(now).toISOString()}"`
    }
    return text
  }
}

/** An Error by its fields, and whatever else was thrown as Node would print it. Never throws. */
const serializeError = (thrown: unknown): unknown => {
  try {
    return types.isNativeError(thrown) ? stdSerializers.err(thrown) : inspect(thrown)
  } catch {
    // Frozen, or reading one of its fields throws: what can be read is told.
    return { message: messageOf(thrown), stack: fieldOf(thrown, 'stack') }
  }
}

/** How values under these names are written on any line of the log. */
const serializers = { err: serializeError } as const

/**
 * One JSON line per event on the standard output, written before the next step is taken: buffering
 * lines measured no faster, and pino's buffer keeps a process whose log reader is gone from ending.
 * @param fields said on each line
 */
export const openLog = (
  level: string,
  fields: Readonly<Record<string, number>> = {},
  destination: DestinationStream = pino.destination({ dest: 1, sync: true }),
): Logger =>
  pino({ level, base: { ...fields }, timestamp: createTimestamp(), serializers }, destination)
