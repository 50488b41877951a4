import { staffUrl } from '../../../addresses/staffTable.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface ScheduleProps {
  readonly id: string
  readonly when: string
  readonly note: string
  readonly documents: string
  /** Whether the account may edit, and so publish, all its documents. */
  readonly isMine: boolean
  /** Reason why the draft was not published on time; staff can publish it now. */
  readonly problem: string | undefined
}

export default function ScheduleList({
  schedules,
}: {
  readonly schedules: readonly ScheduleProps[]
}) {
  const { t } = useStaffSite()
  if (schedules.length === 0) return null
  return (
    <section className="panel" aria-labelledby="schedules">
      <h2 id="schedules">{t('staffSiteEditor:schedule.title')}</h2>
      <ul className="flow flow--tight">
        {schedules.map(({ id, when, note, documents, isMine, problem }) => (
          <li key={id}>
            <form className="row" method="post" action={staffUrl('sitePublish')}>
              <input type="hidden" name="schedule" value={id} />
              <span>
                <b>{documents}</b>, {when}
                <span className="sub">{note}</span>
                {problem !== undefined && <span className="error-text">{problem}</span>}
              </span>
              {isMine && problem !== undefined && (
                <button className="btn btn--small" type="submit" name="do" value="confirm">
                  {t('staffSiteEditor:schedule.confirm')}
                </button>
              )}
              {isMine && (
                <button
                  className="btn btn--small btn--ghost"
                  type="submit"
                  name="do"
                  value="remove"
                >
                  {t('staffSiteEditor:schedule.remove')}
                </button>
              )}
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
