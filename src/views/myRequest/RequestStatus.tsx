import { urlFor } from '../../addresses/urlFor.js'
import { homeAnchors } from '../../addresses/pageTable.js'
import type { IconName } from '../../services/content/schemas/pageParts.js'
import { calendarFileName, calendarHref } from '../../shared/tools/calendarFile.js'
import Icon from '../icons/Icon.js'
import { linkedText } from '../links/linkedText.js'
import PhoneButton from '../links/PhoneButton.js'
import { useSite } from '../pageContext/site.js'
import OpenNow from '../site/OpenNow.js'
import type { ShownRequest, ShownStatus, StatusTone } from './shownRequest.js'

interface Props {
  readonly request: ShownRequest
}

const icons: Readonly<Record<StatusTone, IconName>> = {
  now: 'clock',
  tried: 'phone',
  ok: 'check',
  off: 'close',
}

export default function RequestStatus({ request }: Props) {
  const { status } = request
  return (
    <div className="follow__main">
      <Heading status={status} />
      {status.callDay !== undefined && <CalendarLink day={status.callDay} now={request.now} />}
      {status.tone === 'tried' && (
        <div className="row">
          <PhoneButton className="btn btn--coral" /> <OpenNow />
        </div>
      )}
      {status.isBooked && <Ways request={request} />}
      <Timeline request={request} />
    </div>
  )
}

interface HeadingProps {
  readonly status: Pick<ShownStatus, 'tone' | 'title' | 'text'>
  readonly icon?: IconName
}

export function Heading({ status, icon }: HeadingProps) {
  const { tone, title, text } = status
  return (
    <div className={`follow__status follow__status--${tone}`}>
      <span className="disc">
        <Icon name={icon ?? icons[tone]} />
      </span>
      <h1>{linkedText(title)}</h1>
      <p className="lead">{linkedText(text)}</p>
    </div>
  )
}

function CalendarLink({ day, now }: { readonly day: string; readonly now: Date }) {
  const { contactForm, locale } = useSite()
  const { call } = contactForm.received.steps
  return (
    <p>
      <a
        className="btn btn--ghost"
        href={calendarHref({ from: day, to: day }, call.calendarTitle, now)}
        download={calendarFileName[locale]}
      >
        <Icon name="calendar" small />
        {call.calendar}
      </a>
    </p>
  )
}

/** Directions to the clinic for a person with an appointment. */
function Ways({ request }: Props) {
  const { t, locale, receipt = '', contactForm, clinic } = useSite()
  const { links } = contactForm.received
  return (
    <ul className="ways">
      {request.forms.visit && (
        <Way
          icon="calendar"
          href={`${urlFor('myRequest', locale)}${receipt}&open=visit#visit`}
          title={t('myRequest:visit.heading')}
          text={t('myRequest:ways.visit')}
        />
      )}
      <Way
        icon="document"
        href={links.anyPreparation}
        title={t('myRequest:ways.prepare.title')}
        text={t('myRequest:ways.prepare.text')}
      />
      <Way
        icon="map-pin"
        href={urlFor('home', locale, homeAnchors.map)}
        title={contactForm.received.steps.visit.link}
        text={t('myRequest:ways.come', { street: clinic.street })}
      />
    </ul>
  )
}

interface WayProps {
  readonly icon: IconName
  readonly href: string
  readonly title: string
  readonly text: string
}

export function Way({ icon, href, title, text }: WayProps) {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} />
        <span>
          <b>{title}</b> <span>{text}</span>
        </span>
        <Icon name="arrow" small />
      </a>
    </li>
  )
}

const stepClasses = { done: 'next__done', now: 'next__now', later: undefined } as const

function Timeline({ request }: Props) {
  const { t } = useSite()
  return (
    <section className="follow__steps" aria-labelledby="steps-heading">
      <h2 id="steps-heading">{t('myRequest:steps')}</h2>
      <ol className="next">
        {request.timeline.map(({ state, time, title, text }, place) => (
          <li key={`${time} ${place}`} className={stepClasses[state]}>
            <p className="next__time">{time}</p>
            <p className="next__title">
              <strong>{title}</strong>
            </p>
            {text !== undefined && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
