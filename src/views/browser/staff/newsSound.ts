import { readTab, writeTab } from '../page/tabStorage.js'

/* A short sound for new requests, off until it is enabled in this tab. */

const key = 'staffNewsSound'

export const isSoundOn = (): boolean => readTab(key) === 'on'

const hertz = 660
const seconds = 0.25
const loudness = 0.15

/** Plays the sound, if the page has received a user gesture, which browsers require. */
export const playNewsSound = (): void => {
  if (!navigator.userActivation.hasBeenActive) return
  const context = new AudioContext()
  const tone = new OscillatorNode(context, { frequency: hertz })
  const gain = new GainNode(context, { gain: loudness })
  tone.connect(gain).connect(context.destination)
  // Fades out, because a sudden end would click.
  gain.gain.linearRampToValueAtTime(0, context.currentTime + seconds)
  tone.addEventListener('ended', () => void context.close().catch(() => undefined))
  tone.start()
  tone.stop(context.currentTime + seconds)
}

/** Labels the button with its next action. */
const showSound = (button: HTMLElement): void => {
  button.textContent = button.dataset[isSoundOn() ? 'turnOff' : 'turnOn'] ?? ''
}

export const startNewsSound = (): void => {
  const button = document.querySelector<HTMLElement>('[data-turn-on]')
  if (!button) return
  showSound(button)
  button.hidden = false
  button.addEventListener('click', () => {
    writeTab(key, isSoundOn() ? undefined : 'on')
    showSound(button)
    if (isSoundOn()) playNewsSound()
  })
}
