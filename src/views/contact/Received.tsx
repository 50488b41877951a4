import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { formatDate } from '../../shared/clinic/formats.js'
import type { AskedFor, Confirmation, ContactFormProps } from './contactFormProps.js'
import { markSection } from '../browser/islands/markSection.js'
import NextSteps from './NextSteps.js'
import PrintButton from './PrintButton.js'
import ReceivedNotice from './ReceivedNotice.js'

interface Props extends Pick<ContactFormProps, 'data' | 'locale'> {
  readonly confirmation: Confirmation
  readonly asked: AskedFor
}

/** Replaces the form; screen readers continue at its title. */
export default function Received({ data, locale, confirmation, asked }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const [now] = useState(() => new Date())
  useLayoutEffect(() => {
    if (title.current !== null) markSection(title.current, 'data-received')
  }, [])
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    // The confirmation is shorter than the form, so the page scrolls.
    title.current?.closest('section')?.scrollIntoView()
  }, [])
  const { words, received, choices } = data
  return (
    <div className="flow">
      <ReceivedNotice
        words={received}
        confirmation={confirmation}
        asked={asked}
        heading="h2"
        titleRef={title}
        actions={<PrintButton label={received.print} onClick={() => print()} />}
        aside={
          <dl className="spec panel">
            <dt>{received.exam}</dt>
            <dd>{choices.subjects[asked.subject]}</dd>
            {asked.halfDays.length > 0 && (
              <>
                <dt>{received.wishes}</dt>
                {asked.halfDays.map(({ date, half }) => (
                  <dd key={`${date} ${half}`}>
                    {formatDate(date, locale, { year: false })},{' '}
                    {words.halfDays.halves[half].toLowerCase()}
                  </dd>
                ))}
              </>
            )}
          </dl>
        }
      />
      <div className="panel panel--mist">
        <NextSteps
          words={received}
          confirmation={confirmation}
          asked={asked}
          subject={asked.subject}
          heading="h3"
          locale={locale}
          now={now}
        />
      </div>
    </div>
  )
}
