import type { Subject } from '../../shared/contact/contactChoices.js'
import { readTab, writeTab } from '../browser/page/tabStorage.js'
import { contactDraft } from './contactDraft.js'

const key = 'lastExam'
const noExam: readonly (Subject | '')[] = ['', 'other']

/** Called when a request was received: the next one may be about any exam. */
export const forgetLastExam = (): void => void writeTab(key, undefined)

const subjectField = (): HTMLSelectElement | null =>
  document.querySelector<HTMLSelectElement>('form[data-contact] select[name=subject]')

/** @returns whether the form offers the exam, and now asks about it */
const choose = (field: HTMLSelectElement, exam: string | undefined): boolean => {
  const isOffered = [...field.options].some(({ value }) => value === exam)
  if (isOffered) field.value = exam ?? ''
  return isOffered
}

/** Names the exam above the form, by the words of the list. */
export const showAskedExam = (): void => {
  const place = document.querySelector<HTMLElement>('[data-asked-exam]')
  const option = subjectField()?.selectedOptions[0]
  const name = place?.querySelector('b')
  if (place === null || option === undefined || !name) return
  place.hidden = noExam.some((value) => value === option.value)
  name.textContent = option.label
}

/** The exam that a link to the request form asks for: its own, or that of the page it stands on. */
const examAskedBy = (target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.hash === '#contact'
    ? link.closest<HTMLElement>('[data-exam]')?.dataset['exam']
    : undefined
}

/**
 * The request form opens about the exam that was asked for or read last. Pages are the same for
 * everybody and addresses say nothing of a visitor, so only the browser can know: the tab's own
 * storage, and for the next page this memory, where a browser refuses to store.
 */
export const createLastExam = () => {
  let asked: string | undefined

  /** A link that asks for an exam counts for more than what was chosen before. */
  const ask = ({ target }: Event): void => {
    const exam = examAskedBy(target)
    if (exam === undefined) return
    asked = exam
    writeTab(key, exam)
    contactDraft.dropField('subject')
    const field = subjectField()
    if (field !== null && choose(field, exam)) {
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }

  return {
    /** Once for a visit. */
    start: (): void => {
      document.addEventListener('click', ask)
      document.addEventListener('input', showAskedExam)
    },
    /** On each page: keeps the exam that is read, for this tab and until it is closed. */
    note: (): void => {
      const { exam } = document.body.dataset
      if (exam !== undefined) writeTab(key, exam)
      if (document.getElementById('received') !== null) forgetLastExam()
    },
    /** On each page, after the draft, whose subject wins. */
    place: (): void => {
      const field = subjectField()
      // Sent back with errors: what the server wrote is what was sent, even without a subject.
      if (field?.value === '' && document.querySelector('[data-summary]') === null) {
        choose(field, asked ?? readTab(key))
      }
      asked = undefined
    },
  }
}
