import type { Backoff } from './backoff.js'
import type { Clock } from './clock.js'
import { hour } from './durations.js'
import { createRecurringTask } from './recurringTask.js'

interface HourlyTaskParts {
  readonly run: () => Promise<void>
  readonly onError: (error: unknown) => void
  readonly clock: Pick<Clock, 'after'>
  readonly backoff: Backoff
}

export const createHourlyTask = ({
  run,
  ...parts
}: HourlyTaskParts): { start(): void; stop(): Promise<void> } => {
  const task = createRecurringTask({
    ...parts,
    run: async () => {
      await run()
      return hour
    },
    longestWaitMs: hour,
  })
  return { start: () => void task.start(), stop: () => task.stop() }
}
