import { createBackoff, standardBackoff } from '../../src/shared/time/backoff.js'

const middle = () => 0.5
const lowest = () => 0
const highest = () => 1

test.each([
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [10, 512_000],
  [14, 8_192_000],
  [15, 14_400_000],
  [60, 14_400_000],
  [5000, 14_400_000],
])('backoff › after %i failures waits about %i ms', (failures, wait) => {
  expect(createBackoff(standardBackoff, middle)(failures)).toBe(wait)
})

test('backoff › changes the wait by at most half', () => {
  expect(createBackoff(standardBackoff, lowest)(3)).toBe(2000)
  expect(createBackoff(standardBackoff, highest)(3)).toBe(6000)
})

test('backoff › never exceeds the longest wait', () => {
  expect(createBackoff(standardBackoff, highest)(14)).toBe(12_288_000)
  expect(createBackoff(standardBackoff, highest)(15)).toBe(standardBackoff.capMs)
})

test('backoff › waits 500 to 1500 ms after the first failure by default', () => {
  const backoff = createBackoff()
  for (let turn = 0; turn < 200; turn += 1) {
    expect(backoff(1)).toBeGreaterThanOrEqual(500)
    expect(backoff(1)).toBeLessThanOrEqual(1500)
  }
})
