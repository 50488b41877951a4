import type { ReactNode } from 'react'
import type { Locale } from '../../addresses/pageTable.js'
import type { Subject } from '../../shared/contact/contactChoices.js'
import type { ReceivedWords } from '../../services/contact/receivedWords.js'
import { fillIn } from '../../shared/language/fillIn.js'
import { calendarFileName, calendarHref } from '../../shared/tools/calendarFile.js'
import Icon from '../icons/Icon.js'
import type { Confirmation } from './contactFormProps.js'

interface Props {
  readonly words: ReceivedWords
  readonly confirmation: Confirmation
  /** `undefined` on a confirmation page, because URLs do not contain the subject. */
  readonly subject?: Subject | undefined
  /** Date of the request if not today. */
  readonly sentOn?: string | undefined
  readonly heading: 'h2' | 'h3'
  readonly locale: Locale
  /** Render time, for the calendar file. */
  readonly now: Date
}

export default function NextSteps(props: Props) {
  const { words, confirmation, sentOn, subject, heading: Heading, locale, now } = props
  const { steps, links } = words
  const { callBy, delay } = confirmation
  const isExam = subject !== 'other'
  const sheet =
    (subject === undefined || subject === 'other' ? undefined : links.preparations[subject]) ??
    links.anyPreparation
  const answerTime =
    callBy === undefined ? fillIn(steps.call.within, { delay }) : fillIn(steps.call.by, callBy)
  const { on, ...sent } = steps.sent
  const sentTime = sentOn === undefined ? sent.time : fillIn(on, { date: sentOn })
  return (
    <div className="next-steps">
      <Heading>{steps.heading}</Heading>
      <ol className="next">
        <Step className="next__done" {...sent} time={sentTime} />
        <Step className="next__now" {...steps.call} time={answerTime}>
          {callBy !== undefined && (
            <a
              className="more"
              href={calendarHref(
                { from: callBy.day, to: callBy.day },
                steps.call.calendarTitle,
                now,
              )}
              download={calendarFileName[locale]}
            >
              <Icon name="calendar" small />
              {steps.call.calendar}
            </a>
          )}
        </Step>
        {isExam && (
          <Step {...steps.prepare}>
            <StepLink href={sheet}>{steps.prepare.link}</StepLink>
          </Step>
        )}
        {isExam && (
          <Step {...steps.visit}>
            <StepLink href={links.way}>{steps.visit.link}</StepLink>
          </Step>
        )}
        {isExam && subject !== 'prp' && <Step {...steps.report} />}
      </ol>
    </div>
  )
}

interface StepProps {
  readonly time: string
  readonly title: string
  readonly text: string
  readonly className?: string
  readonly children?: ReactNode
}

function Step({ time, title, text, className, children }: StepProps) {
  return (
    <li className={className}>
      <p className="next__time">{time}</p>
      <p className="next__title">
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
      {children}
    </li>
  )
}

function StepLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className="more" href={href}>
      {children}
      <Icon name="arrow" small />
    </a>
  )
}
