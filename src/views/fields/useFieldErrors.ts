import { useEffect, useRef, useState } from 'react'

/** The key of what is wrong, by field. */
export type FieldErrorKeys<Field extends string> = ReadonlyMap<Field, string>

/** How long the observer of the whole form waits for the fields to settle, in milliseconds. */
const observerDebounce = 16

interface Choices<Field extends string> {
  /** Judges the form as it stands. */
  readonly judge: () => FieldErrorKeys<Field>
  /** What the server found, when the page came with errors. */
  readonly start: FieldErrorKeys<Field>
  /** An error that is not told yet, such as one that another field may still settle. */
  readonly isEarly?: (key: string, left: ReadonlySet<Field>) => boolean
}

export interface FieldErrors<Field extends string> {
  readonly shown: FieldErrorKeys<Field>
  /** How many points are left, as the observer saw it; undefined before the first attempt. */
  readonly points: number | undefined
  /** Somebody goes on to another field. */
  readonly left: (field: Field) => void
  readonly changed: (field: Field) => void
  /** Judges everything, as an attempt to send does. */
  readonly judgeAll: () => FieldErrorKeys<Field>
  /** Shows what the server found after all. */
  readonly show: (errors: FieldErrorKeys<Field>) => void
}

const withField = <Field extends string>(
  errors: FieldErrorKeys<Field>,
  field: Field,
  key: string | undefined,
): FieldErrorKeys<Field> => {
  if (errors.get(field) === key) return errors
  const next = new Map(errors)
  if (key === undefined) next.delete(field)
  else next.set(field, key)
  return next
}

const sameErrors = <Field extends string>(
  one: FieldErrorKeys<Field>,
  other: FieldErrorKeys<Field>,
): boolean => one.size === other.size && [...one].every(([field, key]) => other.get(field) === key)

/**
 * When the errors of a form are told: a field's own when it is first left, then at each change, at
 * once; those that follow from other fields, and the count, a moment later.
 */
export const useFieldErrors = <Field extends string>(
  choices: Choices<Field>,
): FieldErrors<Field> => {
  const { judge, start, isEarly = () => false } = choices
  const [shown, setShown] = useState(start)
  const [points, setPoints] = useState<number>()
  const left = useRef(new Set<Field>())
  const attempted = useRef(start.size > 0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const isTold = (field: Field, key: string): boolean =>
    attempted.current || (left.current.has(field) && !isEarly(key, left.current))

  const observe = (): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const found = judge()
      const told = new Map([...found].filter(([field, key]) => isTold(field, key)))
      setShown((before) => (sameErrors(before, told) ? before : told))
      if (attempted.current) setPoints(found.size)
    }, observerDebounce)
  }

  const tell = (field: Field): void => {
    const key = judge().get(field)
    const told = key !== undefined && isTold(field, key) ? key : undefined
    setShown((before) => withField(before, field, told))
    observe()
  }

  const showAll = (errors: FieldErrorKeys<Field>): void => {
    clearTimeout(timer.current)
    attempted.current = true
    setShown(errors)
    setPoints(undefined)
  }

  return {
    shown,
    points,
    left: (field) => {
      left.current.add(field)
      tell(field)
    },
    changed: (field) => {
      if (attempted.current || left.current.has(field)) tell(field)
      else observe()
    },
    judgeAll: () => {
      const found = judge()
      showAll(found)
      return found
    },
    show: showAll,
  }
}
