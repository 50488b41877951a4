import type { ExamName } from '../../addresses/pageTable.js'
import type { Period } from '../../shared/tools/windowDays.js'

/* Dates of an exam are stored in memory only: they are health data, which must not be in URLs or storage. */

export const writeRequestedDates = (exam: ExamName, { from, to }: Period): string =>
  `${exam} ${from} ${to}`

const formOfPage = () => {
  const island = document.querySelector<HTMLElement>('[data-island=ContactForm]')
  return { island, subject: island?.querySelector<HTMLSelectElement>('select[name=subject]') }
}

export const carriedDates = (): string | undefined => {
  const { island, subject } = formOfPage()
  const carried = island?.dataset['askedDates']
  return carried?.split(' ')[0] === subject?.value ? carried : undefined
}

/** Calls the listener when a select changes, such as the subject, but not while the visitor types. */
export const onCarriedDates = (listener: () => void): (() => void) => {
  const onInput = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement) listener()
  }
  document.addEventListener('input', onInput)
  return () => document.removeEventListener('input', onInput)
}

export const readPeriod = (written: string | undefined): Period | undefined => {
  const [, from, to] = written?.split(' ') ?? []
  return from === undefined || to === undefined ? undefined : { from, to }
}

export const createRequestedDates = () => {
  let asked: string | undefined
  return {
    /** Must be called once per document. */
    start: (): void =>
      document.addEventListener('click', ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null
        if (link === null) return
        // Preserves the dates for the page in the other language, which has the same form.
        asked = 'language' in link.dataset ? carriedDates() : link.dataset['askedDates']
      }),
    /** Must be called for each page, after other scripts have filled in the form. */
    place: (): void => {
      const { island, subject } = formOfPage()
      if (island !== null && subject && asked !== undefined) {
        island.dataset['askedDates'] = asked
        subject.value = asked.split(' ')[0] ?? ''
      }
      asked = undefined
    },
  }
}
