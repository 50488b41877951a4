/* Fallback for browsers without view transitions; durations and curves match motion.css. */

const isStill = (): boolean =>
  document.hidden ||
  'startViewTransition' in document ||
  matchMedia('(prefers-reduced-motion: reduce)').matches

const styleOf = (property: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(property).trim()

const milliseconds = (time: string): number =>
  Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)

const move = (
  id: string,
  frames: Keyframe[],
  [duration, easing]: readonly [duration: string, easing: string],
): Animation | undefined => {
  const timing = { id, duration: milliseconds(styleOf(duration)), easing: styleOf(easing) }
  return isStill() ? undefined : document.querySelector('main')?.animate(frames, timing)
}

export interface PageMotion {
  readonly leave: () => Promise<void>
  readonly enter: () => void
}

export const createPageMotion = (): PageMotion => {
  let leaving: Promise<unknown> | undefined
  return {
    leave: async () => {
      leaving ??= move('page-out', [{ opacity: 0 }], ['--quick', '--ease-in'])?.finished
      await leaving?.catch(() => undefined)
      leaving = undefined
    },
    enter: () =>
      void move('page-in', [{ opacity: 0, translate: '0 0.5rem' }, {}], ['--calm', '--ease-out']),
  }
}
