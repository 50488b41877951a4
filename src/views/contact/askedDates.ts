import type { ExamName } from '../../addresses/pageTable.js'
import type { Period } from '../../shared/tools/windowDays.js'

/*
 * An exam and its dates, carried from the answer of a tool into the request form of the page that a
 * link leads to. Dates are information about health: they go from one attribute to the other inside
 * the browser, and never into an address or a storage.
 */

/** What the link of an answer carries in `data-asked-dates`. */
export const writeAskedDates = (exam: ExamName, { from, to }: Period): string =>
  `${exam} ${from} ${to}`

const formOfPage = () => {
  const island = document.querySelector<HTMLElement>('[data-island=ContactForm]')
  return { island, subject: island?.querySelector<HTMLSelectElement>('select[name=subject]') }
}

/** What was carried to the form of the page, as it is written, while the form asks for that exam. */
export const carriedDates = (): string | undefined => {
  const { island, subject } = formOfPage()
  const carried = island?.dataset['askedDates']
  return carried?.split(' ')[0] === subject?.value ? carried : undefined
}

/** Tells when the answer of `carriedDates` may be another. */
export const onCarriedDates = (listener: () => void): (() => void) => {
  document.addEventListener('input', listener)
  return () => document.removeEventListener('input', listener)
}

/** The period in what is carried. */
export const readPeriod = (written: string | undefined): Period | undefined => {
  const [, from, to] = written?.split(' ') ?? []
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** Remembers what the link that was clicked last carries, until the next page is shown. */
export const createAskedDates = () => {
  let asked: string | undefined
  return {
    /** Once for a visit. */
    start: (): void =>
      document.addEventListener('click', ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null
        if (link === null) return
        // The other language has the same form.
        asked = 'language' in link.dataset ? carriedDates() : link.dataset['askedDates']
      }),
    /** On each page, after whatever else fills its form. */
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
