import { readTabJson, writeTab } from '../browser/page/tabStorage.js'

type Draft = Readonly<Record<string, readonly string[]>>

/** Which form a draft is of, and what is kept of it. */
export interface FormDraftParts<Field extends string> {
  /** In the storage of the tab. */
  readonly key: string
  /** Of the form. */
  readonly selector: string
  /** Whether a field is stored. The consent is not: it is given anew each time. */
  readonly fields: Readonly<Record<Field, boolean>>
  /** A field by which the form says what it is about: its draft is not given to another's. */
  readonly about?: string
  /** Whether the page says that the form was received. */
  readonly isReceived: () => boolean
  /** What else of the tab's storage is erased there. */
  readonly erasedToo?: readonly string[]
}

export interface FormDraft {
  /** Puts what was typed in this tab back into the form of the page. */
  readonly restore: () => void
  /** Keeps what is typed into the form, for this tab and until it is closed. */
  readonly start: () => void
  readonly drop: () => void
  readonly dropField: (name: string) => void
}

/** Whether the page shown is the one of that name. */
export const isPage = (name: string): boolean => document.body.dataset['page'] === name

/** Storage may hold anything: another build, or another script, may have written it. */
const isDraft = (data: unknown): data is Draft =>
  data instanceof Object &&
  Object.values(data).every(
    (values) => Array.isArray(values) && values.every((value) => typeof value === 'string'),
  )

const read = (key: string): Draft => {
  const draft = readTabJson(key)
  return isDraft(draft) ? draft : {}
}

const write = (key: string, draft: Draft): void => {
  writeTab(key, Object.keys(draft).length === 0 ? undefined : JSON.stringify(draft))
}

const controlsOf = (form: HTMLFormElement, name: string): readonly Element[] =>
  [...form.elements].filter((control) => control.getAttribute('name') === name)

const isTickBox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)

const isTextField = (
  control: Element,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLInputElement

/** What the page chooses in this field by itself, such as the position that it is about. */
const chosenByPage = (form: HTMLFormElement, name: string): string =>
  form.closest<HTMLElement>(`[data-own-${name}]`)?.getAttribute(`data-own-${name}`) ?? ''

/** What a field holds, unless it is what the page itself put there. */
const changesOf = (form: HTMLFormElement, name: string): readonly string[] => {
  const controls = controlsOf(form, name)
  const tickBoxes = controls.filter(isTickBox)
  if (tickBoxes.length > 0) {
    const isAsServed = tickBoxes.every(({ checked, defaultChecked }) => checked === defaultChecked)
    return isAsServed ? [] : tickBoxes.filter(({ checked }) => checked).map(({ value }) => value)
  }
  const own = chosenByPage(form, name)
  return controls
    .filter(isTextField)
    .flatMap(({ value }) => (value === '' || value === own ? [] : [value]))
}

/** Only into a field that nobody has touched since. */
const giveBack = (form: HTMLFormElement, name: string, values: readonly string[]): void => {
  if (changesOf(form, name).length > 0) return
  for (const control of controlsOf(form, name)) {
    if (isTickBox(control)) control.checked = values.includes(control.value)
    else if (isTextField(control)) control.value = values[0] ?? ''
  }
}

/** Links change the page without a full load: the browser itself gives nothing back then. */
export const createFormDraft = <Field extends string>({
  key,
  selector,
  fields: stored,
  about,
  isReceived,
  erasedToo = [],
}: FormDraftParts<Field>): FormDraft => {
  const fields = Object.entries(stored).flatMap(([name, isStored]) => (isStored ? [name] : []))
  const subjectOf = (form: HTMLFormElement): string => {
    const field = about === undefined ? null : form.elements.namedItem(about)
    return field instanceof HTMLInputElement ? field.value : ''
  }
  /** A choice in place of the page's own is not one for the page of another offer. */
  const entryOf = (form: HTMLFormElement, name: string): string =>
    [name, chosenByPage(form, name), subjectOf(form)].filter((part) => part !== '').join(' ')
  const keep = (form: HTMLFormElement): void => {
    const entries = fields.map((name) => [entryOf(form, name), changesOf(form, name)] as const)
    write(key, Object.fromEntries(entries.filter(([, values]) => values.length > 0)))
  }
  const drop = (): void => write(key, {})

  return {
    restore: () => {
      if (isReceived()) {
        drop()
        for (const other of erasedToo) write(other, {})
      }
      const form = document.querySelector<HTMLFormElement>(selector)
      // Sent back with errors: what the server wrote is what was typed last.
      if (form === null || document.querySelector('[data-summary]') !== null) return
      const draft = read(key)
      for (const name of fields) {
        const values = draft[entryOf(form, name)]
        if (values !== undefined) giveBack(form, name, values)
      }
    },
    start: () => {
      document.addEventListener('input', ({ target }) => {
        const form = target instanceof Element ? target.closest<HTMLFormElement>(selector) : null
        if (form !== null) keep(form)
      })
    },
    drop,
    dropField: (name) => {
      const { [name]: _field, ...rest } = read(key)
      write(key, rest)
    },
  }
}
