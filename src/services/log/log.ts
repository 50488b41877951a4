import { fstatSync } from 'node:fs'
import { inspect, types } from 'node:util'
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import { propertyOf, isCode, messageOf } from '../errors/systemErrors.js'

/** Caches `"time":"2026-11-21T15:00:00.000Z"` within a millisecond. */
const createTimestamp = (): (() => string) => {
  let formatted = 0
  let text = ''
  return () => {
    const now = Date.now()
    if (now !== formatted) {
      formatted = now
      text = `,"time":"${new Date(now).toISOString()}"`
    }
    return text
  }
}

/** Serializes errors by their fields and other values with `inspect`. Never throws. */
const serializeError = (thrown: unknown): unknown => {
  try {
    return types.isNativeError(thrown) ? stdSerializers.err(thrown) : inspect(thrown)
  } catch {
    return { message: messageOf(thrown), stack: propertyOf(thrown, 'stack') }
  }
}

const serializers = { err: serializeError } as const

const standardOutput = 1
/** `PIPE_BUF` of Linux: shorter writes to a pipe are atomic, so lines of several workers do not mix. */
const atomicWriteBytes = 4096
/** Minimum bytes per write, because a write per line would cost half as much as a cached page. */
const batchBytes = 2048
const batchMs = 100
const maxBufferedBytes = 4 * 1024 * 1024
const flushTimeoutMs = 1000
const retryFlushMs = 20

type Destination = ReturnType<typeof pino.destination>

interface FlushableStream extends DestinationStream {
  flush?(done: () => void): void
  attach?(log: Logger): void
}

/**
 * Opens the log stream. Never blocks or throws: on `EAGAIN`, `EPIPE` or `ENOSPC`, buffers 4 MiB and
 * drops further lines.
 */
const openDestination = (descriptor: number): Destination => {
  const destination = pino.destination({
    dest: descriptor,
    // Asynchronous writes would occupy a thread of the pool and delay the exit.
    sync: true,
    retryEAGAIN: () => false,
    minLength: batchBytes,
    maxWrite: atomicWriteBytes,
    maxLength: maxBufferedBytes,
    periodicFlush: batchMs,
  })
  // Unwritten lines remain in the buffer for the next write.
  destination.on('error', () => undefined)
  return destination
}

const reportDropped = (destination: Destination, log: Logger): void => {
  let dropped = 0
  destination.on('drop', () => {
    dropped += 1
    if (dropped > 1) return
    destination.once('drain', () => {
      log.warn({ dropped }, 'log lines dropped: consumer stalled')
      dropped = 0
    })
  })
}

const flushDestination = (destination: Destination, done: () => void): void => {
  const deadline = performance.now() + flushTimeoutMs
  let drains = 0
  const attempt = (): void => {
    destination.flush((error) => {
      if (isCode(error, 'EAGAIN')) {
        if (performance.now() < deadline) setTimeout(attempt, retryFlushMs)
        else done()
        return
      }
      // The first flush may leave a partial batch in the buffer.
      drains += 1
      if (drains < 2) attempt()
      else done()
    })
  }
  attempt()
}

const openStream = (descriptor: number): FlushableStream => {
  const output = fstatSync(descriptor)
  // Opening the stream makes the pipe non-blocking.
  if (descriptor === standardOutput && (output.isFIFO() || output.isSocket())) void process.stdout
  const destination = openDestination(descriptor)
  return {
    write: (line) => void destination.write(line),
    flush: (done) => flushDestination(destination, done),
    attach: (log) => reportDropped(destination, log),
  }
}

/** Opens a log of one JSON line per event, buffered for up to 100 ms: call `flush` before exiting. */
export const openLog = (
  level: string,
  fields: Readonly<Record<string, number>> = {},
  output: number | FlushableStream = standardOutput,
): Logger => {
  const stream = typeof output === 'number' ? openStream(output) : output
  const options = { level, base: { ...fields }, timestamp: createTimestamp(), serializers }
  const log = pino(options, stream)
  stream.attach?.(log)
  return log
}
