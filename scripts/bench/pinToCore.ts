import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Systems put what talks to each other on one core: then one would wait for the other. */
const cores = { server: '0', load: '1' } as const

/** Keeps a process on a core of its own, where the system can (Linux, with two cores or more). */
export const pinToCore = (pid: number | undefined, part: keyof typeof cores): void => {
  if (pid === undefined || availableParallelism() < 2) return
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores[part], String(pid)], {
    stdio: 'ignore',
  })
}
