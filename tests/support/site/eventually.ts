import { setImmediate as nextTurn } from 'node:timers/promises'

const defaultRetryOptions = 4000

/** Waits, without sleeping, until the expectation holds; its own error tells what did not come. */
export const eventually = async (
  expectation: () => void | Promise<void>,
  patience = defaultRetryOptions,
): Promise<void> => {
  const deadline = performance.now() + patience
  while (true) {
    try {
      await expectation()
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
      await nextTurn()
    }
  }
}
