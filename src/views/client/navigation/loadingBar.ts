const throttle = 200
const timeToFill = 5000
const hideDelay = 500
const beat = 100

export interface LoadingBar {
  readonly start: () => void
  readonly finish: () => void
}

/** A thin bar for pages that make wait: quick ones never show it. */
export const createLoadingBar = (): LoadingBar => {
  const bar = document.querySelector<HTMLProgressElement>('progress[data-keep="loading"]')
  let waiting: ReturnType<typeof setTimeout> | undefined
  let filling: ReturnType<typeof setInterval> | undefined

  const fill = (): void => {
    if (bar === null) return
    bar.value = 0
    bar.hidden = false
    filling = setInterval(() => {
      bar.value = Math.min(100, bar.value + (100 * beat) / timeToFill)
    }, beat)
  }
  const hide = (): void => {
    if (bar === null) return
    bar.hidden = true
    delete bar.dataset['done']
  }

  return {
    start: () => {
      // The last click goes on with the bar of the one before.
      if (filling !== undefined) return
      clearTimeout(waiting)
      if (bar?.dataset['done'] !== undefined) hide()
      waiting = setTimeout(fill, throttle)
    },
    finish: () => {
      clearTimeout(waiting)
      if (bar === null || filling === undefined) return
      clearInterval(filling)
      filling = undefined
      bar.value = 100
      bar.dataset['done'] = ''
      waiting = setTimeout(hide, hideDelay)
    },
  }
}
