type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

interface Held {
  readonly value: string
  readonly checked: boolean
}

const read = (field: Field): Held => ({
  value: field.value,
  checked: field instanceof HTMLInputElement && field.checked,
})

const giveBackTo = (field: Field, held: Held): void => {
  if (field.value !== held.value) field.value = held.value
  if (field instanceof HTMLInputElement) field.checked = held.checked
}

/**
 * Remembers what the fields hold, and what is typed from now on: React sets a text area back to the
 * text the server wrote when it takes it over.
 * @returns gives it all back, once
 */
export const preserveInput = (place: Element): (() => void) => {
  const held = new Map<Field, Held>()
  for (const field of place.querySelectorAll('input, textarea, select')) {
    if (isField(field)) held.set(field, read(field))
  }
  const remember = ({ target }: Event): void => {
    if (isField(target)) held.set(target, read(target))
  }
  place.addEventListener('input', remember, true)
  let given = false
  return () => {
    if (given) return
    given = true
    place.removeEventListener('input', remember, true)
    for (const [field, typed] of held) giveBackTo(field, typed)
  }
}
