import {
  loudnessAt,
  mriSamples,
  sampleRate,
  soundSeconds,
} from '../../../src/views/exam/mriSound/mriSound.js'

const samples = mriSamples()

const peak = (from: number, to: number): number =>
  samples
    .slice(from * sampleRate, to * sampleRate)
    .reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)

test('MRI sound › has the announced length and never clips', () => {
  expect(samples).toHaveLength(soundSeconds * sampleRate)
  expect(peak(0, soundSeconds)).toBeGreaterThan(0.5)
  expect(peak(0, soundSeconds)).toBeLessThanOrEqual(1)
})

test('MRI sound › fades in from a low volume and ends in silence', () => {
  expect(peak(0, 0.4)).toBeLessThan(peak(1, soundSeconds) / 2)
  expect(peak(soundSeconds - 0.1, soundSeconds)).toBe(0)
})

test('MRI sound › has three series with pauses, as the page describes', () => {
  const isLoud = (from: number, to: number): boolean => peak(from, to) > 0.2
  expect([isLoud(1, 4), isLoud(4.4, 4.9), isLoud(5, 8), isLoud(8.4, 8.9), isLoud(9, 11.8)]).toEqual(
    [true, false, true, false, true],
  )
  expect(loudnessAt(4.6)).toBe(0)
})
