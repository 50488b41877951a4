/*
 * What a page says of people goes from the screen with the session of whoever opened it: others walk
 * past a desk whose session has ended.
 */

const everyMs = 60_000

type Field = HTMLInputElement | HTMLTextAreaElement

const isTyped = ({ value, defaultValue, type, dataset }: Field): boolean =>
  !['checkbox', 'radio', 'hidden', 'submit'].includes(type) &&
  (value !== defaultValue || dataset['unsaved'] !== undefined)

/** Whether loading the page anew would lose something. */
const holdsWork = (): boolean =>
  document.body.dataset['posted'] !== undefined ||
  [...document.querySelectorAll<Field>('input, textarea')].some(isTyped)

/** Shows the notice in place of the page, which keeps what was typed for the one who typed it. */
const createCover = (notice: HTMLElement) => {
  let covered: readonly HTMLElement[] = []
  return (isCovered: boolean): void => {
    if (isCovered !== notice.hidden) return
    for (const part of covered) part.hidden = false
    covered = isCovered ? [...document.querySelectorAll<HTMLElement>('body > :not([hidden])')] : []
    for (const part of covered) part.hidden = true
    notice.hidden = !isCovered
  }
}

/** Looks whether the session goes on, without lengthening it. */
export const startSessionEnd = (): void => {
  const notice = document.querySelector<HTMLElement>('[data-session-check]')
  const address = notice?.dataset['sessionCheck']
  const { account } = document.body.dataset
  if (!notice || address === undefined || account === undefined) return
  const cover = createCover(notice)
  const look = async (): Promise<void> => {
    if (document.hidden) return
    const answer = await fetch(address)
    if (answer.status === 401 && !holdsWork()) location.reload()
    else if (answer.status === 401) cover(true)
    // Somebody else who signs in sees nothing of it.
    else if (answer.ok) cover((await answer.text()) !== account)
  }
  // Without a connection the next look tells.
  const lookAgain = (): void => void look().catch(() => undefined)
  setInterval(lookAgain, everyMs)
  document.addEventListener('visibilitychange', lookAgain)
  addEventListener('pageshow', lookAgain)
}
