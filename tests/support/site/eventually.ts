import { setTimeout as pause } from 'node:timers/promises'

/** Long enough for busy machines; only failing tests wait this long. */
const timeoutMs = 120_000
const pollMs = 25

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
