import { type Locale, regions } from '../../addresses/pageTable.js'
import { createAfterPointer } from './afterPointer.js'
import { createErrorDisplay, type ShownErrors } from './errorDisplay.js'
import type { ErrorTexts } from '../../shared/forms/validationTexts.js'
import { createFormCheck } from './formCheck.js'
import { fieldLeft, fieldOfElement } from './formInput.js'
import { controlsByName, readTable } from './plainFormTable.js'

/* Validates plain forms (`<form data-validate>`) by their attributes. Loaded only on pages with one. */

const catalogues = {
  fr: () => import('catalogue:fr'),
  en: () => import('catalogue:en'),
} as const satisfies Record<Locale, unknown>

const readTexts = async (): Promise<ErrorTexts> => {
  const locale = document.documentElement.lang.startsWith('en') ? 'en' : 'fr'
  const { default: catalogue } = await catalogues[locale]()
  const sentences = Object.entries(catalogue).map(([rule, words]) => [`validation:${rule}`, words])
  return {
    sentences: Object.fromEntries(sentences),
    otherwise: catalogue['default'] ?? '',
    region: regions[locale],
  }
}

/** Inserts a message after the control, or at the end of its fieldset. */
const addSentence = (control: Element, sentence: HTMLElement): void => {
  const group = control.closest('fieldset')
  if (group === null) (control.closest('label') ?? control).after(sentence)
  else group.append(sentence)
}

const describe = (control: Element, id: string, isWrong: boolean): void => {
  const others = (control.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .filter((other) => other !== '' && other !== id)
  const ids = isWrong ? [...others, id] : others
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '))
  else control.removeAttribute('aria-describedby')
  control.closest('.field')?.classList.toggle('field--invalid', isWrong)
  if (isWrong) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
}

const showErrors = (form: HTMLFormElement, place: number, shown: ShownErrors<string>): void => {
  for (const [name, controls] of controlsByName(form)) {
    const [control] = controls
    if (control === undefined) continue
    const id = `${control.id === '' ? `form-${place}-${name}` : control.id}-error`
    const sentence = shown.get(name)
    const present = document.getElementById(id)
    describe(control, id, sentence !== undefined)
    if (sentence === undefined) {
      present?.remove()
      continue
    }
    const element = present ?? document.createElement('p')
    element.id = id
    element.className = 'error-text'
    element.textContent = sentence
    if (present === null) addSentence(control, element)
  }
}

const focusFirst = (form: HTMLFormElement, name: string): void => {
  const [control] = controlsByName(form).get(name) ?? []
  if (control instanceof HTMLElement) control.focus()
}

const validate = (form: HTMLFormElement, place: number, words: ErrorTexts): void => {
  const table = readTable(form)
  const formCheck = createFormCheck(table, words)
  const afterPointer = createAfterPointer()
  const display = createErrorDisplay<string>({
    ...formCheck,
    start: [],
    onChange: ({ shown }) => showErrors(form, place, shown),
  })
  // Replaces the browser's messages, which remain without JavaScript.
  form.noValidate = true
  form.addEventListener('input', ({ target }) => {
    const field = fieldOfElement(table, target)
    if (field !== undefined) display.change(form, field)
  })
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!(target instanceof Element)) return
    const field = fieldLeft(table, target, relatedTarget)
    if (field !== undefined) afterPointer.run(() => display.leave(form, field))
  })
  form.addEventListener('submit', (event) => {
    const found = formCheck.check(form)
    display.show(found)
    const [first] = found
    if (first === undefined) return
    event.preventDefault()
    focusFirst(form, first.field)
  })
}

export const validatePlainForms = async (): Promise<void> => {
  const words = await readTexts()
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-validate]:not([novalidate])')
  for (const [place, form] of forms.entries()) validate(form, place, words)
}
