import { setTimeout as pause } from 'node:timers/promises'

/** Long enough for a machine that does much else; only what never comes is waited for so long. */
const timeoutMs = 60_000
const pollMs = 25

/** Waits until the expectation holds; its own error tells what did not come. */
export const eventually = async (expectation: () => void | Promise<void>): Promise<void> => {
  const deadline = performance.now() + timeoutMs
  while (true) {
    try {
      await expectation()
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
      await pause(pollMs)
    }
  }
}
