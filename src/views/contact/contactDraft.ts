const key = 'contactDraft'
const formSelector = 'form[data-contact]'

/** Never the consent, which is given anew each time, nor what scripts write. */
const keptFields = [
  'name',
  'phone',
  'email',
  'subject',
  'language',
  'moments',
  'halfDays',
  'message',
]

type Draft = Readonly<Record<string, readonly string[]>>

/** Storage may hold anything: another build, or another script, may have written it. */
const isDraft = (data: unknown): data is Draft =>
  data instanceof Object &&
  Object.values(data).every(
    (values) => Array.isArray(values) && values.every((value) => typeof value === 'string'),
  )

// A browser may refuse to store anything: there is no draft then.
const read = (): Draft => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return isDraft(draft) ? draft : {}
  } catch {
    return {}
  }
}

const write = (draft: Draft): void => {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // As above: nothing is stored.
  }
}

const controlsOf = (form: HTMLFormElement, name: string): readonly Element[] =>
  [...form.elements].filter((control) => control.getAttribute('name') === name)

const isTicked = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)

const isTyped = (
  control: Element,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLInputElement

/** What a field holds, unless it is what the page itself put there. */
const changesOf = (controls: readonly Element[]): readonly string[] => {
  const boxes = controls.filter(isTicked)
  if (boxes.length > 0) {
    const isAsServed = boxes.every(({ checked, defaultChecked }) => checked === defaultChecked)
    return isAsServed ? [] : boxes.filter(({ checked }) => checked).map(({ value }) => value)
  }
  return controls.filter(isTyped).flatMap(({ value }) => (value === '' ? [] : [value]))
}

const keep = (form: HTMLFormElement): void => {
  const fields = keptFields.map((name) => [name, changesOf(controlsOf(form, name))] as const)
  write(Object.fromEntries(fields.filter(([, values]) => values.length > 0)))
}

/** Only into a field that nobody has touched since. */
const giveBack = (controls: readonly Element[], values: readonly string[]): void => {
  if (changesOf(controls).length > 0) return
  for (const control of controls) {
    if (isTicked(control)) control.checked = values.includes(control.value)
    else if (isTyped(control)) control.value = values[0] ?? ''
  }
}

/** The request was received: there is nothing left to keep. */
export const dropContactDraft = (): void => write({})

/** Another exam is asked for; the rest of what was typed stays. */
export const dropDraftSubject = (): void => {
  const { subject: _subject, ...rest } = read()
  write(rest)
}

/** Puts what was typed in this tab back into the form of the page. */
export const restoreContactDraft = (): void => {
  if (document.getElementById('received') !== null) dropContactDraft()
  const form = document.querySelector<HTMLFormElement>(formSelector)
  // Sent back with errors: what the server wrote is what was typed last.
  if (form === null || document.querySelector('[data-summary]') !== null) return
  const draft = read()
  for (const name of keptFields) {
    const values = draft[name]
    if (values !== undefined) giveBack(controlsOf(form, name), values)
  }
}

/** Keeps what is typed into the form, for this tab and until it is closed. */
export const startContactDraft = (): void => {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(formSelector) : null
    if (form !== null) keep(form)
  })
}
