import { readTabJson, writeTab } from '../browser/page/tabStorage.js'

type Draft = Readonly<Record<string, readonly string[]>>

export interface FormDraftParts<Field extends string> {
  readonly key: string
  readonly selector: string
  /** Whether each field is stored; consent is not, because it must be given again. */
  readonly fields: Readonly<Record<Field, boolean>>
  /** Field with the subject of the form; a draft is restored only to a form with the same subject. */
  readonly about?: string
  readonly isReceived: () => boolean
  readonly erasedToo?: readonly string[]
}

export interface FormDraft {
  readonly restore: () => void
  readonly start: () => void
  readonly drop: () => void
  readonly dropField: (name: string) => void
}

export const isPage = (name: string): boolean => document.body.dataset['page'] === name

/** Validates a stored draft, because another build or script may have written the value. */
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

const chosenByPage = (form: HTMLFormElement, name: string): string =>
  form.closest<HTMLElement>(`[data-own-${name}]`)?.getAttribute(`data-own-${name}`) ?? ''

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

const giveBack = (form: HTMLFormElement, name: string, values: readonly string[]): void => {
  if (changesOf(form, name).length > 0) return
  for (const control of controlsOf(form, name)) {
    if (isTickBox(control)) control.checked = values.includes(control.value)
    else if (isTextField(control)) control.value = values[0] ?? ''
  }
}

/** Creates a draft for client-side navigation, after which browsers do not restore forms. */
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
  /** Scopes the stored draft by preselected exam and job. */
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
      // A form returned with errors already has the last values.
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
