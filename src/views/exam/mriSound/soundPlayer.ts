import { mriSamples, sampleRate } from './mriSound.js'

/** From the softest, with which it begins. Each step is three times the one before. */
export const volumes = ['softest', 'soft', 'medium', 'loud'] as const
export type Volume = (typeof volumes)[number]

/** Share of what the device is set to. */
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
 * @param onEnd called once, when it has played to its end or was stopped
 * @throws when the device does not play
 */
export const playMriSound = async (start: Volume, onEnd: () => void): Promise<SoundPlayer> => {
  const context = new AudioContext()
  try {
    // Waits for a press where the browser wants one.
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
    // Over a moment, as a jump would click.
    setVolume: (volume) => gain.gain.setTargetAtTime(gains[volume], context.currentTime, 0.05),
    stop: () => source.stop(),
  }
}
