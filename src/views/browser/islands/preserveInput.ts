type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

interface Input {
  readonly value: string
  readonly checked: boolean
}

const inputOf = (field: Field): Input => ({
  value: field.value,
  checked: field instanceof HTMLInputElement && field.checked,
})

const isBox = ({ type }: Field): boolean => ['radio', 'checkbox'].includes(type)

/**
 * The field itself, or the one in its place: a page that the browser has translated is not what the
 * server sent, and React then makes all of an island anew.
 */
const currentField = (place: Element, field: Field): Field | undefined =>
  field.isConnected
    ? field
    : [...place.querySelectorAll('input, textarea, select')]
        .filter(isField)
        .find(
          ({ name, type, value }) =>
            name === field.name && type === field.type && (!isBox(field) || value === field.value),
        )

const restore = (field: Field, { value, checked }: Input): void => {
  // Files are moved from field to field, never written.
  if (field.value !== value && field.type !== 'file') field.value = value
  if (field instanceof HTMLInputElement) field.checked = checked
}

const moveFiles = (from: Field, to: Field): void => {
  const isMoved = from !== to && from.type === 'file'
  if (isMoved && from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.files = from.files
  }
}

/** Typing goes on in the field that was made anew, where it was. */
const moveFocus = (from: Field, to: Field): void => {
  if (from === to || document.activeElement !== document.body) return
  to.focus({ preventScroll: true })
  // Other kinds of fields have no place of typing.
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

/**
 * Remembers what the fields hold, and what is typed from now on: React sets a text area back to the
 * text the server wrote when it takes it over, and makes every field anew where the page is no
 * longer what the server sent.
 * @returns puts it all back, once
 */
export const preserveInput = (place: Element): (() => void) => {
  const inputs = new Map<Field, Input>()
  for (const field of place.querySelectorAll('input, textarea, select')) {
    if (isField(field)) inputs.set(field, inputOf(field))
  }
  let focused: Element | null = document.activeElement
  const remember = ({ target }: Event): void => {
    if (isField(target)) inputs.set(target, inputOf(target))
  }
  const noteFocus = (): void => {
    focused = document.activeElement
  }
  place.addEventListener('input', remember, true)
  document.addEventListener('focusin', noteFocus)
  let isRestored = false
  return () => {
    if (isRestored) return
    isRestored = true
    place.removeEventListener('input', remember, true)
    document.removeEventListener('focusin', noteFocus)
    for (const [field, input] of inputs) {
      const current = currentField(place, field)
      if (current === undefined) continue
      restore(current, input)
      moveFiles(field, current)
      if (field === focused) moveFocus(field, current)
    }
  }
}
