const key = 'lastExam'

// A browser may refuse to store anything: the form then opens without a subject.
const read = (): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

const write = (exam: string): void => {
  try {
    sessionStorage.setItem(key, exam)
  } catch {
    // As above: nothing is stored.
  }
}

/** The request was received: the next one may be about anything. */
export const forgetLastExam = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // As above: nothing is stored.
  }
}

/** Keeps the exam whose page is read, for this tab and until it is closed. */
export const noteLastExam = (): void => {
  const { exam } = document.body.dataset
  if (exam !== undefined) write(exam)
  if (document.getElementById('received') !== null) forgetLastExam()
}

/**
 * The request form opens about the exam that was read last, unless it has a subject. Pages are the
 * same for everybody and addresses say nothing of a visitor, so only the browser can know.
 */
export const chooseLastExam = (): void => {
  const field = document.querySelector<HTMLSelectElement>('form[data-contact] select[name=subject]')
  // Sent back with errors: what the server wrote is what was sent, even without a subject.
  if (field?.value !== '' || document.querySelector('[data-summary]') !== null) return
  const exam = read()
  if ([...field.options].some(({ value }) => value === exam)) field.value = exam ?? ''
}
