import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface NoticeState {
  readonly name: 'noticeCommission' | 'noticeMinister' | 'noticePersons'
  readonly sentOn?: string
}

interface Props {
  readonly notices: readonly NoticeState[]
  /** Until the risk is assessed, it is unknown whether notices are due. */
  readonly isJudged: boolean
}

export default function IncidentNotices({ notices, isJudged }: Props) {
  const { t } = useStaffSite()
  if (notices.length === 0) {
    return <span className="muted">{isJudged ? t('staffIncidents:notices.none') : '–'}</span>
  }
  const isOpen = notices.some(({ sentOn }) => sentOn === undefined)
  return (
    <span className={isOpen ? 'says says--warn' : 'says says--ok'}>
      <Icon name={isOpen ? 'clock' : 'check'} small />
      <span>
        {notices.map(({ name, sentOn }) => (
          <span className="notice-line" key={name}>
            {sentOn === undefined
              ? t('staffIncidents:notices.open', { to: t(`staffIncidents:notices.${name}`) })
              : t('staffIncidents:notices.sent', {
                  to: t(`staffIncidents:notices.${name}`),
                  date: sentOn,
                })}
          </span>
        ))}
      </span>
    </span>
  )
}
