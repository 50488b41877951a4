/** Defers actions until the pointer is released: a new message would move the button during a press. */
export const createAfterPointer = () => {
  const waiting: (() => void)[] = []
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let isDown = false
  const release = (): void => {
    isDown = false
    // The click event follows the release in the same task.
    const actions = waiting.splice(0)
    setTimeout(() => {
      for (const action of actions) action()
    })
  }
  addEventListener('pointerdown', () => (isDown = true), options)
  addEventListener('pointerup', release, options)
  addEventListener('pointercancel', release, options)
  return {
    run: (action: () => void): void => {
      if (isDown) waiting.push(action)
      else action()
    },
    end: () => listening.abort(),
  }
}
