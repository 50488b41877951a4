import { setTimeout as pause } from 'node:timers/promises'

const timeoutMs = 60_000

export const waitUntil = async (isTrue: () => Promise<boolean>, error: string): Promise<void> => {
  const deadline = performance.now() + timeoutMs
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(error)
    await pause(50)
  }
}
