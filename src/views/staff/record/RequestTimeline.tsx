import Icon from '../../icons/Icon.js'
import StaffIcon from '../icons/StaffIcon.js'
import { useStaffSite } from '../layout/staffSite.js'

export type TimelineKind =
  | 'received'
  | 'state'
  | 'person'
  | 'note'
  | 'call'
  | 'email'
  | 'view'
  | 'bad'

export interface TimelineEntry {
  readonly key: string
  readonly kind: TimelineKind
  readonly words: string
  readonly time: string
  readonly iso: string
  readonly text?: string | undefined
}

export interface TimelineDay {
  readonly day: string
  readonly entries: readonly TimelineEntry[]
}

const classes: Readonly<Record<TimelineKind, string | undefined>> = {
  received: undefined,
  state: undefined,
  person: undefined,
  note: 'is-note',
  call: undefined,
  email: undefined,
  view: 'is-view',
  bad: 'is-bad',
}

function Mark({ kind }: { readonly kind: TimelineKind }) {
  switch (kind) {
    case 'received':
      return <Icon name="document" />
    case 'state':
      return <Icon name="check" />
    case 'person':
      return <StaffIcon name="user" />
    case 'note':
      return <StaffIcon name="pencil" />
    case 'call':
      return <Icon name="phone" />
    case 'email':
      return <Icon name="mail" />
    case 'view':
      return <StaffIcon name="eye" />
    case 'bad':
      return <Icon name="warning" />
  }
}

export default function RequestTimeline({ days }: { readonly days: readonly TimelineDay[] }) {
  const { t } = useStaffSite()
  return (
    <section aria-labelledby="timeline" className="flow flow--tight">
      <h2 id="timeline">{t('staffRequests:line.title')}</h2>
      {days.map(({ day, entries }) => (
        <div key={day}>
          <h3 className="day">{day}</h3>
          <ol className="line">
            {entries.map(({ key, kind, words, time, iso, text }) => (
              <li key={key} className={classes[kind]}>
                <span className="line__mark">
                  <Mark kind={kind} />
                </span>
                <span className="line__what">{words}</span>
                <time dateTime={iso}>{time}</time>
                {text !== undefined && <div className="line__text lines">{text}</div>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}
