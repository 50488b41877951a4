import type { FieldSentence } from '../../shared/forms/fieldErrors.js'
import type { FormCheck } from './formCheck.js'

const observerDebounce = 16

export type ShownErrors<Field extends string> = ReadonlyMap<Field, string>

export interface FormState<Field extends string> {
  readonly shown: ShownErrors<Field>
  readonly points: number | undefined
}

interface Options<Field extends string> extends FormCheck<Field> {
  readonly start: readonly FieldSentence<Field>[]
  readonly onChange: (state: FormState<Field>) => void
}

export interface ErrorDisplay<Field extends string> {
  readonly leave: (form: HTMLFormElement, field: Field) => void
  readonly change: (form: HTMLFormElement, field: Field) => void
  readonly show: (errors: readonly FieldSentence<Field>[]) => void
  readonly end: () => void
}

export const shownErrors = <Field extends string>(
  errors: readonly FieldSentence<Field>[],
): ShownErrors<Field> =>
  // The first error of a field wins.
  new Map(errors.toReversed().map(({ field, sentence }) => [field, sentence]))

const sameErrors = <Field extends string>(
  one: ShownErrors<Field>,
  other: ShownErrors<Field>,
): boolean =>
  one.size === other.size && [...one].every(([field, sentence]) => other.get(field) === sentence)

/**
 * Shows errors that typing cannot resolve at once, others after the visitor has left the field and
 * the fields that it depends on.
 */
export const createErrorDisplay = <Field extends string>({
  check,
  checkTyping,
  start,
  onChange,
}: Options<Field>): ErrorDisplay<Field> => {
  const left = new Set<string>()
  let attempted = start.length > 0
  let state: FormState<Field> = { shown: shownErrors(start), points: undefined }
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (shown: ShownErrors<Field>, points: number | undefined): void => {
    if (sameErrors(shown, state.shown) && points === state.points) return
    state = { shown, points }
    onChange(state)
  }

  /** Whether an error may be shown. If another field may resolve it, both fields must have been left. */
  const isDue = ({ field, dependsOn }: FieldSentence<Field>): boolean =>
    attempted || (left.has(field) && (dependsOn === undefined || left.has(dependsOn)))

  const typingErrors = (form: HTMLFormElement): readonly FieldSentence<Field>[] =>
    checkTyping(form).filter(({ field }) => !left.has(field))

  const observe = (form: HTMLFormElement): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const found = check(form)
      if (attempted) set(shownErrors(found), found.length)
      else set(shownErrors([...typingErrors(form), ...found.filter(isDue)]), undefined)
    }, observerDebounce)
  }

  const refresh = (form: HTMLFormElement, field: Field): void => {
    // Runs at each key: one of the two checks decides about this field.
    const due = attempted || left.has(field) ? check(form).filter(isDue) : typingErrors(form)
    const sentence = shownErrors(due).get(field)
    const next = new Map(state.shown)
    if (sentence === undefined) next.delete(field)
    else next.set(field, sentence)
    set(next, state.points)
    observe(form)
  }

  const show = (errors: readonly FieldSentence<Field>[]): void => {
    clearTimeout(timer)
    attempted = true
    set(shownErrors(errors), undefined)
  }

  return {
    leave: (form, field) => {
      left.add(field)
      refresh(form, field)
    },
    change: refresh,
    show,
    end: () => clearTimeout(timer),
  }
}
