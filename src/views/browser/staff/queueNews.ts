import { isRecord } from '../../../shared/records/isRecord.js'
import { isSoundOn, playNewsSound } from './newsSound.js'
import type { QueueNewsMessage } from '../../staff/requests/queueNews.js'

type Changed = QueueNewsMessage['changed'][number]

const isChanged = (value: unknown): value is Changed =>
  isRecord(value) && typeof value['reference'] === 'string' && typeof value['words'] === 'string'

const readMessage = (parsed: unknown): QueueNewsMessage | undefined => {
  if (!isRecord(parsed)) return undefined
  const { position, fresh, changed } = parsed
  return typeof position === 'number' && typeof fresh === 'string' && Array.isArray(changed)
    ? { position, fresh, changed: changed.filter(isChanged) }
    : undefined
}

const countIn = (fresh: string): number => Number(/\d+/.exec(fresh)?.[0] ?? 0)

const showInTab = (count: number): void => {
  const title = document.title.replace(/^\(\d+\) /, '')
  document.title = count === 0 ? title : `(${count}) ${title}`
}

const showFresh = (fresh: string): void => {
  showInTab(countIn(fresh))
  const line = document.querySelector<HTMLElement>('[data-fresh]')
  const address = line?.dataset['fresh']
  if (!line || address === undefined) return
  if (fresh === '') {
    line.replaceChildren()
    return
  }
  const link = line.querySelector('a') ?? document.createElement('a')
  link.className = 'fresh'
  link.href = address
  // Live regions announce every assignment, even of equal text.
  if (link.textContent !== fresh) link.textContent = fresh
  if (link.parentElement === null) line.append(link)
}

/** Marks a row that a colleague changed. Its height is preserved, to avoid shifts under the pointer. */
const showChanged = ({ reference, words }: Changed): void => {
  const row = document.getElementById(reference)
  const note = row?.querySelector('.note')
  if (!row || !note) return
  const link = document.createElement('a')
  // The URL has no fragment, with which the browser would not reload the page.
  link.href = location.pathname + location.search
  link.textContent = words
  note.replaceChildren(link)
  row.classList.add('is-changed')
}

const everyMs = 10_000

export const startQueueNews = (): void => {
  const shown = document.querySelector<HTMLElement>('[data-news]')?.dataset['news']
  if (shown === undefined) return
  const address = new URL(shown, location.origin)
  let known = countIn(document.querySelector('[data-fresh]')?.textContent ?? '')
  const poll = async (): Promise<void> => {
    // Hidden tabs poll only while the sound is on, which notifies people who work in another tab.
    if (document.hidden && !isSoundOn()) return
    const answer = await fetch(address)
    if (!answer.ok) return
    const message = readMessage(await answer.json())
    if (message === undefined) return
    address.searchParams.set('after', String(message.position))
    showFresh(message.fresh)
    const count = countIn(message.fresh)
    if (count > known && isSoundOn()) playNewsSound()
    known = count
    for (const one of message.changed) showChanged(one)
  }
  // Errors are ignored, because polling continues.
  const pollAgain = (): void => void poll().catch(() => undefined)
  setInterval(pollAgain, everyMs)
  document.addEventListener('visibilitychange', pollAgain)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) pollAgain()
  })
}
