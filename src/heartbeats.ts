import { second } from './shared/time/durations.js'

export const heartbeatMs = second
/** Missed heartbeats after which an event loop counts as blocked. */
export const mostMissed = 10
/** Limit before a worker listens, because loading and compiling code blocks its event loop. */
const mostMissedAtStart = 60

/** Counts ticks without a heartbeat, not time: a suspension or clock change is a single tick. */
export class MissedHeartbeats {
  private readonly missed = new Map<number, number>()
  private readonly listening = new Set<number>()

  beat(worker: number): void {
    this.missed.set(worker, 0)
  }

  listens(worker: number): void {
    this.listening.add(worker)
    this.beat(worker)
  }

  forget(worker: number): void {
    this.missed.delete(worker)
    this.listening.delete(worker)
  }

  /** Adds a tick for a running worker. @returns whether its event loop counts as blocked */
  tick(worker: number): boolean {
    const missed = (this.missed.get(worker) ?? 0) + 1
    this.missed.set(worker, missed)
    return missed > (this.listening.has(worker) ? mostMissed : mostMissedAtStart)
  }
}
