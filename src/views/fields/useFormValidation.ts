import {
  type ComponentProps,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { FieldName, FieldTable } from '../../shared/forms/fieldTable.js'
import { fillIn } from '../../shared/language/fillIn.js'
import type { FieldSentence } from '../../shared/forms/fieldErrors.js'
import type { ValidationTexts } from '../../shared/forms/validationTexts.js'
import { createErrorDisplay, type FormState, shownErrors } from './errorDisplay.js'
import { createFormCheck } from './formCheck.js'
import { fieldLeft, fieldOfElement } from './formInput.js'
import { useAfterPointer } from './useAfterPointer.js'
import { useErrorTitle } from './useErrorTitle.js'

interface Options<Table extends FieldTable> {
  readonly table: Table
  readonly words: ValidationTexts
  readonly form: string
  readonly start: readonly FieldSentence<FieldName<Table>>[]
}

export interface SummaryLine {
  readonly id: string
  readonly sentence: string
}

export interface FormValidation<Field extends string> {
  readonly sentences: ReadonlyMap<Field, string>
  readonly summary: readonly SummaryLine[]
  readonly status: string
  readonly summaryRef: RefObject<HTMLDivElement | null>
  readonly onBlur: NonNullable<ComponentProps<'form'>['onBlur']>
  readonly onInput: NonNullable<ComponentProps<'form'>['onInput']>
  readonly validate: (form: HTMLFormElement) => boolean
  readonly showErrors: (errors: readonly FieldSentence<Field>[]) => void
  readonly recheck: (form: HTMLFormElement, field: Field) => void
}

/** Keeps the focused element in view when a message above pushes it down. */
const keepFocusInSight = (): void => {
  const focus = document.activeElement
  if (focus === null || focus === document.body) return
  if (focus.getBoundingClientRect().bottom > innerHeight) focus.scrollIntoView({ block: 'nearest' })
}

export const useFormValidation = <Table extends FieldTable>({
  table,
  words,
  form,
  start,
}: Options<Table>): FormValidation<FieldName<Table>> => {
  type Field = FieldName<Table>
  const summaryRef = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<FormState<Field>>({
    shown: shownErrors(start),
    points: undefined,
  })
  const [summary, setSummary] = useState(start)
  const [attempts, setAttempts] = useState(0)
  const afterPointer = useAfterPointer()
  const [formCheck] = useState(() => createFormCheck(table, words.errors))
  const [display] = useState(() =>
    createErrorDisplay<Field>({
      ...formCheck,
      start,
      onChange: (next) => startTransition(() => setState(next)),
    }),
  )

  useErrorTitle(words.errorTitle, summary.length > 0)
  useEffect(() => display.end, [display])
  useLayoutEffect(keepFocusInSight, [state.shown])
  useEffect(() => {
    if (attempts > 0) summaryRef.current?.focus()
  }, [attempts])

  // Uses a transition, so that the button responds before the errors render.
  const showAll = (found: readonly FieldSentence<Field>[]): void =>
    startTransition(() => {
      display.show(found)
      setSummary(found)
      if (found.length > 0) setAttempts((before) => before + 1)
    })

  const statusOf = ({ points }: FormState<Field>): string => {
    if (points === undefined) return ''
    return points === 0 ? words.ready : fillIn(words.points, { points })
  }

  return {
    sentences: state.shown,
    summary: summary.map(({ field, sentence }) => ({ id: `${form}-${field}`, sentence })),
    status: statusOf(state),
    summaryRef,
    onBlur: ({ currentTarget, target, relatedTarget }) => {
      const field = fieldLeft(table, target, relatedTarget)
      if (field !== undefined) afterPointer(() => display.leave(currentTarget, field))
    },
    onInput: ({ currentTarget, target }) => {
      const field = fieldOfElement(table, target)
      if (field !== undefined) display.change(currentTarget, field)
    },
    validate: (element) => {
      const found = formCheck.check(element)
      showAll(found)
      return found.length === 0
    },
    showErrors: showAll,
    recheck: display.change,
  }
}
