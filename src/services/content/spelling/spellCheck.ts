import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { BaseLogger } from 'pino'
import { errorName } from '../../errors/errors.js'
import { minute, second } from '../../../shared/time/durations.js'
import { withTimeout } from '../../../shared/time/timeout.js'
import type { FindMisspelled } from '../checks/spelling/spellingErrors.js'
import type { Word, WordError } from '../checks/wordTypes.js'

/** Opening the dictionaries takes a quarter of a second, and the longest document half a second. */
const timeoutMs = 10 * second
const idleMs = minute
/** A document has at most some 400 texts. */
const mostCached = 2000

export interface SpellingRequest {
  readonly words: readonly Word[]
  readonly names: readonly string[]
}

export type SpellingAnswer = readonly (readonly WordError[])[]

export interface SpellCheck {
  readonly find: FindMisspelled
  stop(): void
}

export interface SpellCheckParts {
  /** Compiled `spellingProcess.ts`; without it, no word is reported. */
  readonly processFile: string | undefined
  /** Project folder, whose packages contain the dictionaries. */
  readonly root: string
  readonly log: Pick<BaseLogger, 'warn'>
}

const startProcess = (file: string, root: string): ChildProcess => {
  const child = fork(file, [root], { env: {}, execArgv: [], stdio: 'ignore' })
  child.unref()
  child.channel?.unref()
  // An `error` event without a listener ends this process; with one, it rejects a waiting `once`.
  child.on('error', () => {})
  child.on('exit', () => child.emit('error', new Error('The spelling process ended.')))
  return child
}

export const createSpellCheck = ({ processFile, root, log }: SpellCheckParts): SpellCheck => {
  const queue = new PQueue({ concurrency: 1 })
  const cached = new LRUCache<string, readonly WordError[]>({ max: mostCached })
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  const stop = (): void => {
    clearTimeout(idle)
    child?.kill()
    child = undefined
  }

  const request = async (file: string, wanted: SpellingRequest): Promise<SpellingAnswer> => {
    clearTimeout(idle)
    if (child?.connected !== true) child = startProcess(file, root)
    const running = child
    const [errors]: SpellingAnswer[] = await withTimeout(timeoutMs, (signal) => {
      running.send(wanted)
      return once(running, 'message', { signal })
    })
    if (errors === undefined) throw new Error('The process returned no result.')
    idle = setTimeout(stop, idleMs).unref()
    return errors
  }

  const find: FindMisspelled = async (words, names) => {
    if (processFile === undefined) return []
    const keyOf = (word: Word): string => JSON.stringify([word, names])
    const unknown = words.filter((word) => !cached.has(keyOf(word)))
    try {
      if (unknown.length > 0) {
        const errors = await queue.add(() => request(processFile, { words: unknown, names }))
        for (const [place, word] of unknown.entries()) cached.set(keyOf(word), errors[place] ?? [])
      }
      return words.flatMap((word) => cached.get(keyOf(word)) ?? [])
    } catch (error) {
      log.warn({ error: errorName(error) }, 'spelling not checked')
      stop()
      return undefined
    }
  }

  return { find, stop }
}
