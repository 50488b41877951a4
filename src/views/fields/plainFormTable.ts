import type { Field, FieldTable } from '../../shared/forms/fieldTable.js'
import { rulesOfAttributes } from '../../shared/forms/inputRules.js'

const notAsked: readonly string[] = ['hidden', 'submit', 'reset', 'button', 'image']

const typeOf = (control: Element): string => control.getAttribute('type') ?? ''

export const controlsByName = (form: HTMLFormElement): ReadonlyMap<string, readonly Element[]> => {
  const byName = new Map<string, readonly Element[]>()
  for (const control of form.elements) {
    const name = control.getAttribute('name') ?? ''
    if (name === '' || notAsked.includes(typeOf(control))) continue
    byName.set(name, [...(byName.get(name) ?? []), control])
  }
  return byName
}

const cleaningOf = (controls: readonly Element[]): Field['clean'] => {
  const [control] = controls
  if (control instanceof HTMLTextAreaElement) return 'lines'
  if (control instanceof HTMLSelectElement) return control.multiple ? 'list' : 'line'
  if (control instanceof HTMLInputElement && control.type === 'file') return 'files'
  return controls.length > 1 && controls.every((one) => typeOf(one) === 'checkbox')
    ? 'list'
    : 'line'
}

export const readTable = (form: HTMLFormElement): FieldTable =>
  Object.fromEntries(
    [...controlsByName(form)].map(([name, controls]) => {
      const attribute = (of: string): string | null =>
        controls.map((control) => control.getAttribute(of)).find((value) => value !== null) ?? null
      return [name, { clean: cleaningOf(controls), rules: rulesOfAttributes(attribute) }]
    }),
  )
