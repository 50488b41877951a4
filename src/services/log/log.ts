import { fstatSync } from 'node:fs'
import { inspect, types } from 'node:util'
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import { propertyOf, isCode, messageOf } from '../errors/systemErrors.js'

/** Formats `"time":"2026-11-21T15:00:00.000Z"` once per millisecond: several lines share one. */
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

/** Serializes an Error by its fields and any other value with `inspect`. Never throws. */
const serializeError = (thrown: unknown): unknown => {
  try {
    return types.isNativeError(thrown) ? stdSerializers.err(thrown) : inspect(thrown)
  } catch {
    // A getter throws, or the object is frozen.
    return { message: messageOf(thrown), stack: propertyOf(thrown, 'stack') }
  }
}

const serializers = { err: serializeError } as const

const standardOutput = 1
/** `PIPE_BUF` of Linux: shorter writes to a pipe are atomic, so lines of several workers do not mix. */
const atomicWriteBytes = 4096
/** Lines are written together: one write each costs as much as half of a cached page. */
const batchBytes = 2048
/** How late a line may be written, in milliseconds. */
const batchMs = 100
/** About 15 000 lines. */
const maxBufferedBytes = 4 * 1024 * 1024
/** How long a process that ends waits for a stalled consumer, in milliseconds. */
const flushTimeoutMs = 1000
const retryFlushMs = 20

/** pino's destination, which buffers lines while they cannot be written. */
type Destination = ReturnType<typeof pino.destination>

interface FlushableStream extends DestinationStream {
  /** Called by `flush` of the logger. */
  flush?(done: () => void): void
  /** Reports dropped lines to this log. */
  attach?(log: Logger): void
}

/**
 * Opens a destination that never blocks and never throws: while a consumer is stalled (`EAGAIN`), has
 * gone (`EPIPE`) or its disk is full (`ENOSPC`), up to 4 MiB are buffered and further lines are dropped.
 */
const openDestination = (descriptor: number): Destination => {
  const destination = pino.destination({
    dest: descriptor,
    // Asynchronous writes would occupy a thread of the pool and keep the process from ending.
    sync: true,
    retryEAGAIN: () => false,
    minLength: batchBytes,
    maxWrite: atomicWriteBytes,
    maxLength: maxBufferedBytes,
    periodicFlush: batchMs,
  })
  // What could not be written stays in the buffer; the next write tries again.
  destination.on('error', () => undefined)
  return destination
}

/** Reports how many lines were dropped, once the consumer has caught up. */
const reportDropped = (destination: Destination, log: Logger): void => {
  let dropped = 0
  destination.on('drop', () => {
    dropped += 1
    if (dropped > 1) return
    destination.once('drain', () => {
      log.warn({ dropped }, 'log lines dropped: destination stalled or full')
      dropped = 0
    })
  })
}

/** Writes the buffered lines, for at most a second while the consumer is stalled. */
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
      // The first drain may leave less than a batch.
      drains += 1
      if (drains < 2) attempt()
      else done()
    })
  }
  attempt()
}

/** Opens a file descriptor as a stream for pino. */
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

/**
 * Opens the log: one JSON line per event. Only a process that is killed loses its last lines, of 100 ms
 * at most; `flush` writes them before a process ends.
 * @param fields added to each line
 * @param output a file descriptor, or a stream in which tests collect lines
 */
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
