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

const restore = (field: Field, { value, checked }: Input): void => {
  if (field.value !== value) field.value = value
  if (field instanceof HTMLInputElement) field.checked = checked
}

/**
 * Remembers what the fields hold, and what is typed from now on: React sets a text area back to the
 * text the server wrote when it takes it over.
 * @returns puts it all back, once
 */
export const preserveInput = (place: Element): (() => void) => {
  const inputs = new Map<Field, Input>()
  for (const field of place.querySelectorAll('input, textarea, select')) {
    if (isField(field)) inputs.set(field, inputOf(field))
  }
  const remember = ({ target }: Event): void => {
    if (isField(target)) inputs.set(target, inputOf(target))
  }
  place.addEventListener('input', remember, true)
  let isRestored = false
  return () => {
    if (isRestored) return
    isRestored = true
    place.removeEventListener('input', remember, true)
    for (const [field, input] of inputs) restore(field, input)
  }
}
