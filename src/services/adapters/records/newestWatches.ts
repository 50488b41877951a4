import type { Records } from './records.js'

type Tell = Parameters<Records['watch']>[1]

class NewestWatch {
  private last: string | undefined | null = null

  constructor(private readonly tell: Tell) {}

  see(newest: string | undefined): void {
    if (newest === this.last) return
    this.last = newest
    this.tell(newest)
  }
}

export class NewestWatches {
  private readonly ends = new Set<() => void>()

  /**
   * Polls at once and then at an interval that does not prevent the process from exiting.
   * @param look polls the newest id; an error is ignored until the next poll
   * @param listen subscribes to new ids and returns the function that unsubscribes; if it called
   * `lost`, the next poll subscribes again
   */
  begin(
    options: {
      readonly look: () => Promise<string | undefined>
      readonly everyMs: number
      readonly listen?: (see: Tell, lost: () => void) => () => void
    },
    tell: Tell,
  ): () => void {
    const { look, everyMs, listen } = options
    const watch = new NewestWatch(tell)
    let isOver = false
    let endListening: (() => void) | undefined
    const see: Tell = (newest) => {
      if (!isOver) watch.see(newest)
    }
    const lookAgain = (): void => {
      endListening ??= listen?.(see, () => {
        endListening = undefined
      })
      look().then(see, () => undefined)
    }
    const timer = setInterval(lookAgain, everyMs).unref()
    lookAgain()
    const end = (): void => {
      isOver = true
      clearInterval(timer)
      endListening?.()
      endListening = undefined
      this.ends.delete(end)
    }
    this.ends.add(end)
    return end
  }

  endAll(): void {
    for (const end of this.ends) end()
  }
}
