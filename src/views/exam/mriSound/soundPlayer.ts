import { mriSamples, sampleRate } from './mriSound.js'

/** Volume steps: each has about three times the gain of the previous one. */
export const volumes = ['softest', 'soft', 'medium', 'loud'] as const
export type Volume = (typeof volumes)[number]

/** Gains relative to the device volume. */
const gains: Readonly<Record<Volume, number>> = {
  softest: 0.03,
  soft: 0.1,
  medium: 0.3,
  loud: 0.9,
}

export interface SoundPlayer {
  readonly setVolume: (volume: Volume) => void
  readonly stop: () => void
}

/**
 * Plays the sound.
 * @param onEnd called once, at the end or when stopped
 * @throws when the device cannot play
 */
export const playMriSound = async (start: Volume, onEnd: () => void): Promise<SoundPlayer> => {
  const context = new AudioContext()
  try {
    // Browsers may require a user gesture.
    await context.resume()
  } catch (error) {
    await context.close()
    throw error
  }
  const samples = mriSamples()
  const buffer = context.createBuffer(1, samples.length, sampleRate)
  buffer.copyToChannel(samples, 0)
  const source = new AudioBufferSourceNode(context, { buffer })
  const gain = new GainNode(context, { gain: gains[start] })
  source.connect(gain).connect(context.destination)
  source.addEventListener('ended', () => {
    void context.close()
    onEnd()
  })
  source.start()
  return {
    // Ramped, because a jump would click.
    setVolume: (volume) => gain.gain.setTargetAtTime(gains[volume], context.currentTime, 0.05),
    stop: () => source.stop(),
  }
}
