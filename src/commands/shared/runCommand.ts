import { ConfigError } from '../../config/configError.js'
import { closeNewFilesToOthers } from '../../services/adapters/dataFolder.js'
import { ClinicError } from '../../services/clinic/readClinic.js'
import { ContentError } from '../../services/content/loadContent.js'
import { AppError, errorName, OperatorError, StartError } from '../../services/errors/errors.js'
import { propertyOf, messageOf } from '../../services/errors/systemErrors.js'
import { nameSourcesInTraces } from '../../services/errors/sourceTraces.js'
import { UsageError } from './usageError.js'

// Exit statuses of sysexits.h.
const wrongUsage = 64
const outOfReach = 69
const wrongConfiguration = 78

export const write = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Prints to stderr, so that stdout contains only the data. */
export const note = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`)
}

export const fail = (sentence: string, status: number): void => {
  note(sentence)
  process.exitCode = status
}

const isUsageError = (thrown: unknown): thrown is Error =>
  thrown instanceof UsageError ||
  (thrown instanceof TypeError &&
    'code' in thrown &&
    String(thrown.code).startsWith('ERR_PARSE_ARGS'))

const isSystemError = (thrown: unknown): boolean =>
  typeof propertyOf(thrown, 'syscall') === 'string' && /^E[A-Z0-9]+$/.test(errorName(thrown))

/** Runs a command. Prints errors that the operator can fix as one sentence, bugs with their stack. */
export const runCommand = async (usage: string, work: () => Promise<void>): Promise<void> => {
  if (process.argv.slice(2).some((option) => option === '--help' || option === '-h')) {
    write(usage)
    return
  }
  // A reader such as `head` closes the pipe early, which is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
  nameSourcesInTraces()
  closeNewFilesToOthers()
  try {
    await work()
  } catch (thrown) {
    if (thrown instanceof StartError && thrown.isTransient) fail(thrown.message, outOfReach)
    else if (
      thrown instanceof ConfigError ||
      thrown instanceof ClinicError ||
      thrown instanceof ContentError ||
      thrown instanceof StartError
    )
      fail(thrown.message, wrongConfiguration)
    else if (thrown instanceof OperatorError) fail(thrown.message, 1)
    else if (isSystemError(thrown))
      fail(`The operating system refused a call: ${messageOf(thrown)}.`, 1)
    else if (isUsageError(thrown)) fail(`${thrown.message}\n\n${usage}`, wrongUsage)
    else if (thrown instanceof AppError && thrown.cause instanceof OperatorError)
      fail(thrown.cause.message, wrongConfiguration)
    else if (thrown instanceof AppError && thrown.status === 503) {
      fail('A store is unavailable: run “npm run doctor” to see which.', outOfReach)
      // Exits explicitly, because the Firestore client keeps retrying for a minute.
      process.exit()
    } else throw thrown
  }
}
