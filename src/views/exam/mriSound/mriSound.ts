/* A synthesized MRI sound: three series of pulses that illustrate the kind of noise; not a recording. */

interface Series {
  readonly from: number
  readonly to: number
  readonly every: number
  readonly lasts: number
  readonly hertz: number
  /** A knock decays; a buzz stays level. */
  readonly fades: boolean
  readonly level: number
}

const series: readonly Series[] = [
  { from: 0.3, to: 4.3, every: 0.4, lasts: 0.12, hertz: 98, fades: true, level: 1 },
  { from: 5, to: 8.3, every: 0.11, lasts: 0.07, hertz: 330, fades: true, level: 0.8 },
  { from: 9, to: 11.8, every: 0.56, lasts: 0.46, hertz: 610, fades: false, level: 0.5 },
]

export const soundSeconds = 12
export const sampleRate = 22_050

/** Time in which the volume rises from almost zero, so as not to startle. */
const fadeInSeconds = 1
/** Time in which a pulse rises and falls, to prevent clicks. */
const attackSeconds = 0.004

const pulseLevel = ({ fades, lasts, level }: Series, since: number): number => {
  const attack = Math.min(1, since / attackSeconds)
  const release = Math.min(1, (lasts - since) / attackSeconds)
  return level * attack * release * (fades ? Math.exp((-4 * since) / lasts) : 1)
}

const pulseAt = (
  second: number,
): { readonly pulse: Series; readonly since: number } | undefined => {
  const pulse = series.find(({ from, to }) => second >= from && second < to)
  if (pulse === undefined) return undefined
  const since = (second - pulse.from) % pulse.every
  return since < pulse.lasts ? { pulse, since } : undefined
}

export const loudnessAt = (second: number): number => {
  const sounding = pulseAt(second)
  return sounding === undefined ? 0 : pulseLevel(sounding.pulse, sounding.since)
}

export const mriSamples = (): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: soundSeconds * sampleRate }, (_, position) => {
    const second = position / sampleRate
    const sounding = pulseAt(second)
    if (sounding === undefined) return 0
    const { pulse, since } = sounding
    const turn = 2 * Math.PI * pulse.hertz * since
    // Odd harmonics sound like a metal coil rather than a whistle.
    const wave = (Math.sin(turn) + Math.sin(3 * turn) / 2.5 + Math.sin(5 * turn) / 5) / 1.6
    return pulseLevel(pulse, since) * wave * Math.min(1, second / fadeInSeconds)
  })
