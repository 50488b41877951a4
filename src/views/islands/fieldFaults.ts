import { useEffect, useRef, useState } from 'react'

/** The key of what is wrong, by field. */
export type Faults<Field extends string> = ReadonlyMap<Field, string>

/** How long the observer of the whole form waits for the fields to settle, in milliseconds. */
const observerDebounce = 16

interface Choices<Field extends string> {
  /** Judges the form as it stands. */
  readonly judge: () => Faults<Field>
  /** What the server found, when the page came with faults. */
  readonly start: Faults<Field>
  /** A fault that is not told yet, such as one that another field may still settle. */
  readonly isEarly?: (key: string, left: ReadonlySet<Field>) => boolean
}

export interface FieldFaults<Field extends string> {
  readonly shown: Faults<Field>
  /** How many points are left, as the observer saw it; undefined before the first attempt. */
  readonly points: number | undefined
  /** Somebody goes on to another field. */
  readonly left: (field: Field) => void
  readonly changed: (field: Field) => void
  /** Judges everything, as an attempt to send does. */
  readonly judgeAll: () => Faults<Field>
  /** Shows what the server found after all. */
  readonly show: (faults: Faults<Field>) => void
}

const withField = <Field extends string>(
  faults: Faults<Field>,
  field: Field,
  key: string | undefined,
): Faults<Field> => {
  if (faults.get(field) === key) return faults
  const next = new Map(faults)
  if (key === undefined) next.delete(field)
  else next.set(field, key)
  return next
}

const sameFaults = <Field extends string>(one: Faults<Field>, other: Faults<Field>): boolean =>
  one.size === other.size && [...one].every(([field, key]) => other.get(field) === key)

/**
 * When the faults of a form are told: a field's own when it is first left, then at each change, at
 * once; those that follow from other fields, and the count, a moment later.
 */
export const useFieldFaults = <Field extends string>(
  choices: Choices<Field>,
): FieldFaults<Field> => {
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
      setShown((before) => (sameFaults(before, told) ? before : told))
      if (attempted.current) setPoints(found.size)
    }, observerDebounce)
  }

  const tell = (field: Field): void => {
    const key = judge().get(field)
    const told = key !== undefined && isTold(field, key) ? key : undefined
    setShown((before) => withField(before, field, told))
    observe()
  }

  const showAll = (faults: Faults<Field>): void => {
    clearTimeout(timer.current)
    attempted.current = true
    setShown(faults)
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
