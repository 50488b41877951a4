import { staffUrl } from '../../../addresses/staffTable.js'
import type { DeletedCounts } from '../../../services/staff/privacy/privacyRequest.js'
import Icon from '../../icons/Icon.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import PrivacyCrumb, { type PrivacyHead } from './PrivacyCrumb.js'

interface Props extends StaffViewProps {
  readonly head: PrivacyHead
  readonly version: number
  readonly isChanged: boolean
  readonly counts: DeletedCounts
  readonly waiting: number
  readonly references: readonly string[]
  readonly leftOut: readonly string[]
  readonly isCopyOwed: boolean
  readonly isBegun: boolean
  readonly mailbox: string
  readonly backupsEnd: string
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/privacy/PrivacyDeletePage': Props
  }
}

export default function PrivacyDeletePage({
  head,
  version,
  isChanged,
  counts,
  waiting,
  references,
  leftOut,
  isCopyOwed,
  isBegun,
  mailbox,
  backupsEnd,
  ...page
}: Props) {
  const { t } = page.site
  const { reference } = head
  const isEmpty = references.length === 0
  return (
    <StaffLayout {...page} width="narrow">
      <PrivacyCrumb {...head} isBehind />
      <h1>
        {isBegun
          ? t('staffPrivacy:delete.finishTitle')
          : t('staffPrivacy:delete.title', { count: references.length })}
      </h1>
      {isChanged && (
        <div className="notice notice--warn" role="alert">
          <Icon name="warning" />
          <p>{t('staffPrivacy:delete.changed')}</p>
        </div>
      )}
      <div className="notice notice--err">
        <Icon name="warning" />
        <p>
          <b>{t('staffPrivacy:delete.final')}</b>{' '}
          {isCopyOwed && !isBegun && t('staffPrivacy:delete.copyOwed')}
        </p>
        {isCopyOwed && !isBegun && (
          <a className="btn btn--small btn--ghost" href={staffUrl('privacyCopy', { reference })}>
            {t('staffPrivacy:delete.copyFirst')}
          </a>
        )}
      </div>
      <div className="grid2">
        <section className="panel" aria-labelledby="goes">
          <h2 id="goes">{t('staffPrivacy:delete.goes')}</h2>
          <dl className="tally">
            <dt>{t('staffPrivacy:delete.files')}</dt>
            <dd>{counts.files}</dd>
            <dt>{t('staffPrivacy:delete.waiting')}</dt>
            <dd>{waiting}</dd>
            <dt>{t('staffPrivacy:delete.sent')}</dt>
            <dd>{counts.emails - waiting}</dd>
            <dt>{t('staffPrivacy:delete.records')}</dt>
            <dd>{counts.requests + counts.applications + counts.answers}</dd>
            <dt>{t('staffPrivacy:delete.notes')}</dt>
            <dd>{counts.notes}</dd>
            <dt className="sum">{t('staffPrivacy:delete.verify')}</dt>
            <dd className="sum">{t('staffPrivacy:delete.expected')}</dd>
          </dl>
          <p className="small muted">{references.join(', ')}</p>
        </section>
        <section className="panel" aria-labelledby="stays">
          <h2 id="stays">{t('staffPrivacy:delete.stays')}</h2>
          <ul className="flow flow--tight small dots">
            <li>{t('staffPrivacy:delete.mailbox', { mailbox })}</li>
            <li>{t('staffPrivacy:delete.backups', { date: backupsEnd })}</li>
            <li>{t('staffPrivacy:delete.log')}</li>
            {leftOut.length > 0 && (
              <li>{t('staffPrivacy:delete.leftOut', { references: leftOut.join(', ') })}</li>
            )}
          </ul>
        </section>
      </div>
      {isEmpty ? (
        <p className="panel">{t('staffPrivacy:delete.nothing')}</p>
      ) : (
        <form className="row" method="post" action={staffUrl('privacyDelete', { reference })}>
          <input type="hidden" name="version" value={version} />
          <button className="btn btn--bad btn--big" type="submit">
            <Icon name="trash" />
            {t(isBegun ? 'staffPrivacy:delete.finish' : 'staffPrivacy:delete.send')}
          </button>
          {!isBegun && (
            <a className="btn btn--quiet" href={staffUrl('privacyRequest', { reference })}>
              {t('staffPrivacy:delete.cancel')}
            </a>
          )}
        </form>
      )}
    </StaffLayout>
  )
}
