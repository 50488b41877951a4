import { staffUrl } from '../../../addresses/staffTable.js'
import { applicationStates } from '../../../shared/staff/deskChoices.js'
import StaffIcon from '../icons/StaffIcon.js'
import { useStaffSite } from '../layout/staffSite.js'

interface Props {
  readonly list: string
  readonly address: string
}

/** The row checkboxes refer to this form by id. */
export default function ApplicationsBulkBar({ list, address }: Props) {
  const { t } = useStaffSite()
  return (
    <form
      className="queue__line bulk"
      id="bulk"
      method="post"
      action={staffUrl('applications')}
      aria-label={t('staffApplications:bulk.label')}
    >
      <input type="hidden" name="list" value={list} />
      <b>
        <span className="num" data-picked />
        {` ${t('staffApplications:bulk.chosen')}`}
      </b>
      <button type="submit" className="btn btn--small" formAction={staffUrl('applicationsZip')}>
        <StaffIcon name="download" small />
        {t('staffApplications:bulk.zip')}
      </button>
      <span className="group">
        <label className="vh" htmlFor="bulk-state">
          {t('staffApplications:bulk.state')}
        </label>
        <select className="input" id="bulk-state" name="state" defaultValue="">
          <option value="">{t('staffApplications:bulk.stateNone')}</option>
          {applicationStates.map((state) => (
            <option key={state} value={state}>
              {t(`staffApplications:states.${state}`)}
            </option>
          ))}
        </select>
      </span>
      <button type="submit" className="btn btn--small btn--ghost">
        {t('staffApplications:bulk.apply')}
      </button>
      <a className="btn btn--small btn--quiet end" href={address}>
        {t('staffApplications:bulk.none')}
      </a>
    </form>
  )
}
