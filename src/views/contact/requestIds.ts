const formSelector = 'form[data-contact]'

const idFieldOf = (target: EventTarget | null): HTMLInputElement | undefined => {
  const form = target instanceof Element ? target.closest<HTMLFormElement>(formSelector) : null
  const field = form?.elements.namedItem('id')
  return field instanceof HTMLInputElement ? field : undefined
}

/** Creates a version 4 UUID; `crypto.randomUUID` requires HTTPS. */
const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, place) => {
    const marked = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Adds an id to each request, so that resending an unchanged form stores one request. */
export const startRequestIds = (): void => {
  // Listens in the capture phase, to run before other submit handlers read the fields.
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
  // A form reached with the Back button is a new request.
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
