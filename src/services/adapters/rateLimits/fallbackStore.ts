import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from 'express-rate-limit'
import { withTimeout } from '../../time/timeout.js'

export interface SharedCounting {
  /** Made anew after each failure: one that could not load its script would never recover. */
  readonly makeStore: () => Store
  readonly isReachable: () => boolean
  /** Is told of a count that failed or took too long: it may not be reachable for a while. */
  readonly failed: () => void
  readonly wentAway: (cause: unknown) => void
  readonly cameBack: () => void
}

/** How long a visitor may wait for a shared count. */
const countTimeoutMs = 300

/** Counts where all processes do, and in this process alone while that cannot be reached. */
export class FallbackStore implements Store {
  readonly localKeys = false
  private readonly local = new MemoryStore()
  private readonly shared: SharedCounting
  private current: Promise<Store> | undefined
  private options: Options | undefined

  constructor(shared: SharedCounting) {
    this.shared = shared
  }

  init(options: Options): void {
    this.options = options
    this.local.init(options)
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    if (!this.shared.isReachable())
      return this.countAlone(key, new Error('There is no connection.'))
    try {
      const counted = await withTimeout(countTimeoutMs, async () =>
        (await this.sharedStore()).increment(key),
      )
      this.shared.cameBack()
      return counted
    } catch (thrown) {
      this.current = undefined
      this.shared.failed()
      return this.countAlone(key, thrown)
    }
  }

  async decrement(key: string): Promise<void> {
    await this.local.decrement(key)
    if (this.shared.isReachable()) await (await this.sharedStore()).decrement(key)
  }

  async resetKey(key: string): Promise<void> {
    await this.local.resetKey(key)
    if (this.shared.isReachable()) await (await this.sharedStore()).resetKey(key)
  }

  shutdown(): void {
    this.local.shutdown()
  }

  private countAlone(key: string, cause: unknown): Promise<ClientRateLimitInfo> {
    this.shared.wentAway(cause)
    return this.local.increment(key)
  }

  private sharedStore(): Promise<Store> {
    this.current ??= this.openStore()
    return this.current
  }

  private async openStore(): Promise<Store> {
    const store = this.shared.makeStore()
    if (this.options !== undefined) await store.init?.(this.options)
    return store
  }
}
