import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

export interface TypeWatch {
  readonly noteChange: () => void
  readonly stop: () => Promise<void>
}

const reportEnd = 'Watching for file changes'

/** Restarts the compiler if files change before its first report, because it watches only from then on. */
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
    // Low priority, because the compiler would otherwise delay the rebuild of the page by seconds.
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

  // Kills the compiler even if this process crashes: an orphaned compiler holds 1 GB of memory.
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
