import type { ReactNode } from 'react'
import type { Locale } from '../../addresses/pageTable.js'
import type { Subject } from '../../shared/contact/contactChoices.js'
import type { ReceivedTexts } from '../../services/contact/receivedTexts.js'
import { fillIn } from '../../shared/language/fillIn.js'
import { calendarFileName, calendarHref } from '../../shared/tools/calendarFile.js'
import Icon from '../icons/Icon.js'
import type { Confirmation, ConfirmedRequest } from './contactFormProps.js'

interface Props {
  readonly words: ReceivedTexts
  readonly confirmation: Confirmation
  readonly asked: ConfirmedRequest
  /** `undefined` on a confirmation page, which does not name the exam. */
  readonly subject?: Subject | undefined
  readonly sentOn?: string | undefined
  readonly heading: 'h2' | 'h3'
  readonly locale: Locale
  readonly now: Date
}

/** Returns whether the request may lead to a visit: an exam or a consultation. */
const isOfVisit = ({ kind }: ConfirmedRequest): boolean => kind !== 'question' && kind !== 'change'

export default function NextSteps(props: Props) {
  const { words, confirmation, sentOn, asked, subject, heading: Heading, locale, now } = props
  const { steps, links } = words
  const { callBy, delay } = confirmation
  const isVisit = isOfVisit(asked)
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
        <Step className="next__done" time={sentTime} title={words.head} text={[sent.text]} />
        <Step
          className="next__now"
          {...steps.call}
          text={answerTexts(steps, asked)}
          time={answerTime}
        >
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
        {isVisit && (
          <Step {...steps.prepare} text={[steps.prepare.text]}>
            <StepLink href={sheet}>{steps.prepare.link}</StepLink>
          </Step>
        )}
        {isVisit && (
          <Step {...steps.visit} text={visitTexts(steps, asked)}>
            <StepLink href={links.way}>{steps.visit.link}</StepLink>
          </Step>
        )}
        {isVisit && asked.kind !== 'consultation' && (
          <Step {...steps.report} text={[steps.report.text]} />
        )}
      </ol>
    </div>
  )
}

type Steps = ReceivedTexts['steps']

/** Returns how the clinic answers; promises a call only to visitors who want one. */
const answerTexts = ({ call }: Steps, asked: ConfirmedRequest): readonly string[] =>
  [
    asked.way && call.ways[asked.way],
    (asked.kind === undefined || asked.kind === 'exam') && call.prescription,
    (asked.way === undefined || asked.way === 'email') && isOfVisit(asked) && call.noPhone,
  ].filter((sentence) => typeof sentence === 'string')

const visitTexts = ({ visit }: Steps, asked: ConfirmedRequest): readonly string[] =>
  asked.kind === 'consultation' ? [visit.text, visit.consultation] : [visit.text]

interface StepProps {
  readonly time: string
  readonly title: string
  readonly text: readonly string[]
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
      <div>
        {text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {children}
    </li>
  )
}

function StepLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className="more" href={href}>
      {children}
    </a>
  )
}
