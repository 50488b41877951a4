import type { Subject } from '../../shared/contact/contactChoices.js'
import { readTab, writeTab } from '../browser/page/tabStorage.js'
import { contactDraft } from './contactDraft.js'

const key = 'lastExam'
const noExam: readonly (Subject | '')[] = ['', 'other']

/** Deletes the stored exam after a request, because the next request may be about another exam. */
export const forgetLastExam = (): void => void writeTab(key, undefined)

const subjectField = (): HTMLSelectElement | null =>
  document.querySelector<HTMLSelectElement>('form[data-contact] select[name=subject]')

const choose = (field: HTMLSelectElement, exam: string | undefined): boolean => {
  const isOffered = [...field.options].some(({ value }) => value === exam)
  if (isOffered) field.value = exam ?? ''
  return isOffered
}

export const showAskedExam = (): void => {
  const place = document.querySelector<HTMLElement>('[data-asked-exam]')
  const option = subjectField()?.selectedOptions[0]
  const name = place?.querySelector('b')
  if (place === null || option === undefined || !name) return
  place.hidden = noExam.some((value) => value === option.value)
  name.textContent = option.label
}

const examAskedBy = (target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.hash === '#contact'
    ? link.closest<HTMLElement>('[data-exam]')?.dataset['exam']
    : undefined
}

/**
 * Creates a store for the last visited exam page: the tab's storage, or memory if it is blocked.
 * Page URLs are not personal data, so no consent is needed.
 */
export const createLastExam = () => {
  let asked: string | undefined

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
    start: (): void => {
      document.addEventListener('click', ask)
      document.addEventListener('input', showAskedExam)
    },
    /** Stores the exam of the page in session storage. Called for each page. */
    note: (): void => {
      const { exam } = document.body.dataset
      if (exam !== undefined) writeTab(key, exam)
      if (document.getElementById('received') !== null) forgetLastExam()
    },
    /** Preselects the exam. Called for each page, after the draft is restored, which takes precedence. */
    place: (): void => {
      const field = subjectField()
      // A form returned with errors shows what was sent, even without a subject.
      if (field?.value === '' && document.querySelector('[data-summary]') === null) {
        choose(field, asked ?? readTab(key))
      }
      asked = undefined
    },
  }
}
