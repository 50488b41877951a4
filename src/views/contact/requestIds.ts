const formSelector = 'form[data-contact]'

const idFieldOf = (target: EventTarget | null): HTMLInputElement | undefined => {
  const form = target instanceof Element ? target.closest<HTMLFormElement>(formSelector) : null
  const field = form?.elements.namedItem('id')
  return field instanceof HTMLInputElement ? field : undefined
}

/** A UUID of version 4; `crypto.randomUUID` itself is kept from pages without https. */
const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, place) => {
    const marked = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * Names each request, so that sending it again (a second click, an answer that was lost) keeps it
 * once. Once anything has changed it is another request and takes another name: what was corrected
 * must not be taken for what was kept before.
 */
export const startRequestIds = (): void => {
  // Captured: the name is there before the form's own script reads the fields.
  document.addEventListener(
    'submit',
    ({ target }) => {
      const field = idFieldOf(target)
      if (field?.value === '') field.value = newId()
    },
    true,
  )
  document.addEventListener(
    'input',
    ({ target }) => {
      const field = idFieldOf(target)
      if (field !== undefined) field.value = ''
    },
    true,
  )
  // Back from another page: what was sent then is not what will be sent now.
  addEventListener('pageshow', ({ persisted }) => {
    const [arrival] = performance.getEntriesByType('navigation')
    const cameBack =
      arrival instanceof PerformanceNavigationTiming && arrival.type === 'back_forward'
    if (!persisted && !cameBack) return
    for (const form of document.querySelectorAll(formSelector)) {
      const field = idFieldOf(form)
      if (field !== undefined) field.value = ''
    }
  })
}
