import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface ReplyQueuedProps {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly hint: string
}

export default function ReplyQueued({ to, subject, text, hint }: ReplyQueuedProps) {
  const { t } = useStaffSite()
  return (
    <section className="reply-form noprint" aria-labelledby="reply-title">
      <div className="reply-form__to">
        <span className="line__mark">
          <Icon name="mail" />
        </span>
        <h2 id="reply-title">{t('staffReplies:queuedTitle')}</h2>
        <span>{to}</span>
      </div>
      <div className="reply-form__body">
        <p>
          <b>{subject}</b>
        </p>
        <p className="small lines">{text}</p>
        <p className="hint">{hint}</p>
      </div>
    </section>
  )
}
