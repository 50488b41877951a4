import { fstatSync } from 'node:fs'
import { inspect, types } from 'node:util'
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import { createBatchedLines } from './batchedLines.js'
import { createLossyDestination } from './lossyDestination.js'
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

const standardOutput = 1

/**
 * Where the log goes. A file is written to at once; a pipe or a socket, which somebody else reads,
 * must never make the site wait. Only a process that is killed loses the lines of its last turn: one
 * that ends flushes them.
 */
const openLogDestination = (): DestinationStream => {
  const output = fstatSync(standardOutput)
  return createBatchedLines(
    output.isFIFO() || output.isSocket()
      ? createLossyDestination(process.stdout)
      : pino.destination({ dest: standardOutput, sync: true }),
  )
}

/**
 * One JSON line per event. pino's own buffer is written when it is full, which may be an hour later,
 * and keeps a process whose log reader is gone from ending.
 * @param fields said on each line
 */
export const openLog = (
  level: string,
  fields: Readonly<Record<string, number>> = {},
  destination: DestinationStream = openLogDestination(),
): Logger =>
  pino({ level, base: { ...fields }, timestamp: createTimestamp(), serializers }, destination)
