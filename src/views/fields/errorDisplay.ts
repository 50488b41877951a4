import type { FieldSentence } from '../../shared/forms/ruleSentence.js'
import type { FormCheck } from './formCheck.js'

/** How long the observer of the whole form waits for the fields to settle, in milliseconds. */
const observerDebounce = 16

/** What is wrong with the form, by field. */
export type ShownErrors<Field extends string> = ReadonlyMap<Field, string>

export interface FormState<Field extends string> {
  readonly shown: ShownErrors<Field>
  /** How many points are left, as the observer saw it; undefined before the first attempt. */
  readonly points: number | undefined
}

interface Options<Field extends string> extends FormCheck<Field> {
  /** What the server found, when the page came with errors. */
  readonly start: readonly FieldSentence<Field>[]
  readonly onChange: (state: FormState<Field>) => void
}

export interface ErrorDisplay<Field extends string> {
  /** The visitor goes on to another field. */
  readonly leave: (form: HTMLFormElement, field: Field) => void
  readonly change: (form: HTMLFormElement, field: Field) => void
  /** Shows all that an attempt to send found, or the server. */
  readonly show: (errors: readonly FieldSentence<Field>[]) => void
  /** Stops what waits. */
  readonly end: () => void
}

export const shownErrors = <Field extends string>(
  errors: readonly FieldSentence<Field>[],
): ShownErrors<Field> =>
  // The server may find several points wrong with one field: the first is told.
  new Map(errors.toReversed().map(({ field, sentence }) => [field, sentence]))

const sameErrors = <Field extends string>(
  one: ShownErrors<Field>,
  other: ShownErrors<Field>,
): boolean =>
  one.size === other.size && [...one].every(([field, sentence]) => other.get(field) === sentence)

/**
 * When the errors of a form are shown. While a field is first being typed in, only what is wrong for
 * good; all once it was left, then at each change, at once. The errors that follow from other
 * fields, and the count, come a moment later.
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

  /** Whoever has not come to the other field yet may still settle it there. */
  const isDue = ({ field, dependsOn }: FieldSentence<Field>): boolean =>
    attempted || (left.has(field) && (dependsOn === undefined || left.has(dependsOn)))

  const dueIn = (
    form: HTMLFormElement,
    found: readonly FieldSentence<Field>[],
  ): readonly FieldSentence<Field>[] =>
    attempted
      ? found
      : [...checkTyping(form).filter(({ field }) => !left.has(field)), ...found.filter(isDue)]

  const observe = (form: HTMLFormElement): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const found = check(form)
      set(shownErrors(dueIn(form, found)), attempted ? found.length : undefined)
    }, observerDebounce)
  }

  /** One field at once, the others when they have settled. */
  const refresh = (form: HTMLFormElement, field: Field): void => {
    const sentence = shownErrors(dueIn(form, check(form))).get(field)
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
