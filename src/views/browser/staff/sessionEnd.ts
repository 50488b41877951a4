/* Hides personal data after the session has ended, because other people may see the screen. */

const everyMs = 60_000

type Field = HTMLInputElement | HTMLTextAreaElement

const isTyped = ({ value, defaultValue, type, dataset }: Field): boolean =>
  !['checkbox', 'radio', 'hidden', 'submit'].includes(type) &&
  (value !== defaultValue || dataset['unsaved'] !== undefined)

const holdsWork = (): boolean =>
  document.body.dataset['posted'] !== undefined ||
  [...document.querySelectorAll<Field>('input, textarea')].some(isTyped)

/** Covers the page but preserves it, so that the person who signed in can continue after a new sign-in. */
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

/** Polls without extending the session. */
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
    else if (answer.ok) cover((await answer.text()) !== account)
  }
  // Errors are ignored, because polling continues.
  const lookAgain = (): void => void look().catch(() => undefined)
  setInterval(lookAgain, everyMs)
  document.addEventListener('visibilitychange', lookAgain)
  addEventListener('pageshow', lookAgain)
}
