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

/** Returns the field or its replacement: browser translation makes React re-render an island. */
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
  // File inputs cannot be written, only moved.
  if (field.value !== value && field.type !== 'file') field.value = value
  if (field instanceof HTMLInputElement) field.checked = checked
}

const moveFiles = (from: Field, to: Field): void => {
  const isMoved = from !== to && from.type === 'file'
  if (isMoved && from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.files = from.files
  }
}

const moveFocus = (from: Field, to: Field): void => {
  if (from === to || document.activeElement !== document.body) return
  to.focus({ preventScroll: true })
  // Select elements have no text selection.
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

/** Preserves values while hydration resets text areas. @returns a function that restores them once */
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
