import { staffUrl } from '../../../addresses/staffTable.js'
import Icon from '../../icons/Icon.js'
import { useStaffSite } from './staffSite.js'

/** Search form with POST, because search terms may be names, which must not be in URLs. */
export default function StaffSearch() {
  const { account, t } = useStaffSite()
  const isDesk = account?.roles.includes('desk') === true
  if (account === undefined || !(isDesk || account.roles.includes('hr'))) return null
  return (
    <form
      className="search"
      role="search"
      method="post"
      action={staffUrl(isDesk ? 'requestSearch' : 'applicationSearch')}
    >
      <label className="vh" htmlFor="find">
        {t(isDesk ? 'staffRecord:search.label' : 'staffApplications:search.label')}
      </label>
      <Icon name="search" small />
      <input
        className="input"
        id="find"
        name="find"
        type="search"
        autoComplete="off"
        maxLength={254}
        placeholder={t('staffRecord:search.placeholder')}
      />
      {account.singleKeys && <kbd aria-hidden="true">/</kbd>}
    </form>
  )
}
