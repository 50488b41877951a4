import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

/** The compiler, which tells errors of types in the terminal while others build and serve. */
export interface TypeWatch {
  /** A source was saved. */
  readonly noteChange: () => void
  readonly stop: () => Promise<void>
}

/** How the compiler ends each of its reports. */
const reportEnd = 'Watching for file changes'

/**
 * Starts the compiler. Files saved while it reads them for the first time would go unseen, as it begins
 * to watch after that: it then starts once more.
 * @param buildInfo where it notes what it knows
 */
export const watchTypes = (root: string, buildInfo: string): TypeWatch => {
  const options = ['--project', 'tsconfig.build.json', '--watch', '--noEmit']
  const report = ['--preserveWatchOutput', '--pretty', process.stdout.isTTY ? 'true' : 'false']
  let compiler: ChildProcess
  let hasReported = false
  let isBehind = false

  const start = (): void => {
    hasReported = false
    isBehind = false
    const started = spawn(
      join(root, 'node_modules/.bin/tsc'),
      [...options, ...report, '--tsBuildInfoFile', buildInfo],
      { stdio: ['ignore', 'pipe', 'inherit'], cwd: root },
    )
    // It uses every processor for seconds after each save, which is when the page is built and served.
    if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_LOW)
    started.stdout.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text)
      if (hasReported || !text.includes(reportEnd)) return
      hasReported = true
      if (!isBehind) return
      started.kill()
      start()
    })
    compiler = started
  }
  start()

  // Also when this program fails, as when nobody reads its output any more: the compiler would go on, with
  // a gigabyte of memory, and it does not end itself then.
  process.once('exit', () => compiler.kill('SIGKILL'))

  return {
    noteChange: () => {
      isBehind ||= !hasReported
    },
    stop: async () => {
      const ended = once(compiler, 'exit')
      compiler.kill()
      await ended
    },
  }
}
