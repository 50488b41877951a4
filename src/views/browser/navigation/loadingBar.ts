const showDelayMs = 200
const fillMs = 5000
const hideDelayMs = 500
const stepMs = 100

export interface LoadingBar {
  readonly start: () => void
  readonly finish: () => void
}

export const createLoadingBar = (): LoadingBar => {
  const bar = document.querySelector<HTMLProgressElement>('progress[data-keep="loading"]')
  let delay: ReturnType<typeof setTimeout> | undefined
  let filling: ReturnType<typeof setInterval> | undefined

  const show = (): void => {
    if (bar === null) return
    bar.value = 0
    bar.hidden = false
    filling = setInterval(() => {
      bar.value = Math.min(100, bar.value + (100 * stepMs) / fillMs)
    }, stepMs)
  }
  const hide = (): void => {
    if (bar === null) return
    bar.hidden = true
    delete bar.dataset['done']
  }

  return {
    start: () => {
      if (filling !== undefined) return
      clearTimeout(delay)
      if (bar?.dataset['done'] !== undefined) hide()
      delay = setTimeout(show, showDelayMs)
    },
    finish: () => {
      clearTimeout(delay)
      if (bar === null || filling === undefined) return
      clearInterval(filling)
      filling = undefined
      bar.value = 100
      bar.dataset['done'] = ''
      delay = setTimeout(hide, hideDelayMs)
    },
  }
}
