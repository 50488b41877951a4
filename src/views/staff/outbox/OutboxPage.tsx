import Icon from '../../icons/Icon.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import NewsNotice, { type NewsProps } from '../record/NewsNotice.js'
import EmailTable, { type EmailRowProps } from './EmailTable.js'
import OutboxViews, { type OutboxViewLink } from './OutboxViews.js'
import TroubleNotice from './TroubleNotice.js'

interface Props extends StaffViewProps {
  readonly views: readonly OutboxViewLink[]
  readonly view: 'waiting' | 'sent' | 'abandoned'
  readonly trouble?: string | undefined
  readonly failed: readonly EmailRowProps[]
  readonly emails: readonly EmailRowProps[]
  readonly news: NewsProps
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/outbox/OutboxPage': Props
  }
}

export default function OutboxPage(props: Props) {
  const { site, title, views, view, trouble, failed, emails, news } = props
  const { t } = site
  return (
    <StaffLayout site={site} title={title} width="read">
      <div className="top">
        <h1>{t('staffOutbox:section')}</h1>
        <OutboxViews views={views} />
      </div>
      {trouble !== undefined && <TroubleNotice since={trouble} />}
      <NewsNotice news={news} />
      {view === 'waiting' && failed.length > 0 && (
        <section className="queue" aria-labelledby="failed">
          <div className="queue__line">
            <h2 id="failed">{t('staffOutbox:failed.title')}</h2>
          </div>
          <EmailTable caption={t('staffOutbox:failed.caption')} emails={failed} canAct />
        </section>
      )}
      <section className="queue" aria-label={t(`staffOutbox:${view}.caption`)}>
        {view === 'waiting' && emails.length > 0 && (
          <div className="queue__line">
            <h2>{t('staffOutbox:waiting.title')}</h2>
          </div>
        )}
        {emails.length === 0 ? (
          <p className="queue__line">
            <span className="says">
              <Icon name="check" small />
              {t(`staffOutbox:${view}.none`)}
            </span>
          </p>
        ) : (
          <EmailTable
            caption={t(`staffOutbox:${view}.caption`)}
            emails={emails}
            canAct={false}
            isSent={view === 'sent'}
          />
        )}
      </section>
    </StaffLayout>
  )
}
