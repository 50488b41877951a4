import { setImmediate as nextTurn } from 'node:timers/promises'

const usualPatience = 4000

/** Waits, without sleeping, until the expectation holds; its own fault tells what did not come. */
export const eventually = async (
  expectation: () => void | Promise<void>,
  patience = usualPatience,
): Promise<void> => {
  const deadline = performance.now() + patience
  while (true) {
    try {
      await expectation()
      return
    } catch (fault) {
      if (performance.now() > deadline) throw fault
      await nextTurn()
    }
  }
}
