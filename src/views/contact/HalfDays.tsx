import { memo, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Locale } from '../../addresses/pageTable.js'
import { formatDate } from '../../shared/clinic/formats.js'
import type { ContactFormTexts } from '../../services/contact/contactFormData.js'
import type { OfferedDay } from '../../shared/contact/halfDayChoices.js'
import { fillIn } from '../../shared/language/fillIn.js'
import type { Period } from '../../shared/tools/windowDays.js'
import FieldError from '../fields/FieldError.js'
import { carriedDates, onCarriedDates, readPeriod } from './requestedDates.js'
import { unbroken } from '../links/unbroken.js'
import HalfDayWeeks from './HalfDayWeeks.js'

interface Props {
  readonly words: ContactFormTexts['halfDays']
  readonly optional: string
  readonly days: readonly OfferedDay[]
  readonly chosen: readonly string[]
  readonly period: Period | undefined
  readonly error: string | undefined
  readonly locale: Locale
}

const id = 'contact-halfDays'

export default memo((props: Props) => (
  <Suspense>
    <HalfDays {...props} />
  </Suspense>
))

function HalfDays(props: Props) {
  const { words, optional, days, chosen, error, locale } = props
  const [startsOpen] = useState(error !== undefined || chosen.length > 0)
  const place = useRef<HTMLDetailsElement>(null)
  const period = useAskedPeriod(props.period)
  useEffect(() => {
    const folded = [...(place.current?.querySelectorAll('details') ?? [])]
    for (const week of folded) if (week.querySelector(':checked') !== null) week.open = true
    const isUsed = folded.some((week) => week.querySelector(':checked') !== null)
    if (place.current !== null && (isUsed || error !== undefined || period !== undefined)) {
      place.current.open = true
      openParentDetails(place.current)
    }
  }, [error, period])
  if (days.length === 0) return null
  const shown =
    period === undefined
      ? days
      : days.filter(({ date }) => period.from <= date && date <= period.to)
  const hint = shown.length === 0 ? words.outside : words.hint
  return (
    <details className="half-days wide" ref={place} open={startsOpen || props.period !== undefined}>
      <summary id={id}>
        <span>
          {unbroken(words.legend)} <span className="opt">{optional}</span>
        </span>
      </summary>
      {period !== undefined && (
        <p>
          {fillIn(words.period, {
            from: formatDate(period.from, locale, { year: false }),
            to: formatDate(period.to, locale, { year: false }),
          })}
        </p>
      )}
      <p key={hint} className="hint">
        {unbroken(hint)}
      </p>
      <FieldError id={id} error={error} />
      <HalfDayWeeks
        words={words}
        days={shown}
        chosen={chosen}
        locale={locale}
        isOpen={period !== undefined}
      />
    </details>
  )
}

/** Opens the `<details>` that contains the half-days. */
const openParentDetails = (halfDays: HTMLDetailsElement): void => {
  const parent = halfDays.parentElement?.closest('details')
  if (parent) parent.open = true
}

const noop = (): undefined => undefined

const useAskedPeriod = (ofPage: Period | undefined): Period | undefined => {
  const carried = useSyncExternalStore(onCarriedDates, carriedDates, noop)
  return useMemo(() => readPeriod(carried) ?? ofPage, [carried, ofPage])
}
