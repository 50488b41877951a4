import { loudnessAt, soundSeconds } from './mriSound.js'

const bars = 120
const seconds = Array.from({ length: bars }, (_, bar) => (bar * soundSeconds) / bars)

const heightAt = (start: number): number => {
  const instants = Array.from(
    { length: 20 },
    (_, part) => start + (part * soundSeconds) / bars / 20,
  )
  return Math.max(1, Math.round(14 * Math.max(...instants.map(loudnessAt))))
}

const path = seconds
  .map((second, bar) => {
    const height = heightAt(second)
    return `M${bar * 4 + 2} ${15 - height}v${2 * height}`
  })
  .join('')

export default function SoundWave() {
  return (
    <div className="sound-wave" aria-hidden="true">
      <svg viewBox="0 0 480 30" preserveAspectRatio="none">
        <path d={path} />
      </svg>
    </div>
  )
}
