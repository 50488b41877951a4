import { MissedHeartbeats } from '../../src/heartbeats.js'

const ticksUntilBlocked = (heartbeats: MissedHeartbeats, worker: number): number => {
  let ticks = 1
  while (!heartbeats.tick(worker)) ticks += 1
  return ticks
}

describe('missed heartbeats', () => {
  test('count a listening worker as blocked after more than 10 ticks', () => {
    const heartbeats = new MissedHeartbeats()
    heartbeats.listens(1)
    expect(ticksUntilBlocked(heartbeats, 1)).toBe(11)
  })

  test('never count a worker as blocked whose heartbeats arrive', () => {
    const heartbeats = new MissedHeartbeats()
    heartbeats.listens(1)
    for (let tick = 0; tick < 1000; tick += 1) {
      expect(heartbeats.tick(1)).toBe(false)
      if (tick % 9 === 0) heartbeats.beat(1)
    }
  })

  test('give a worker that starts a minute until it listens', () => {
    expect(ticksUntilBlocked(new MissedHeartbeats(), 1)).toBe(61)
  })

  test('are counted from zero once a worker listens', () => {
    const heartbeats = new MissedHeartbeats()
    for (let tick = 0; tick < 40; tick += 1) heartbeats.tick(1)
    heartbeats.listens(1)
    expect(ticksUntilBlocked(heartbeats, 1)).toBe(11)
  })

  test('are counted per worker and discarded when it exits', () => {
    const heartbeats = new MissedHeartbeats()
    heartbeats.listens(1)
    heartbeats.listens(2)
    expect(ticksUntilBlocked(heartbeats, 1)).toBe(11)
    expect(heartbeats.tick(2)).toBe(false)
    heartbeats.forget(1)
    expect(heartbeats.tick(1)).toBe(false)
  })
})
