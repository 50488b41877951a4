import { staffUrl } from '../../../addresses/staffTable.js'
import Icon from '../../icons/Icon.js'
import StaffIcon from '../icons/StaffIcon.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface FilterField {
  readonly name: string
  readonly label: string
  readonly chosen: string
  readonly options: readonly (readonly [value: string, words: string])[]
}

interface Props {
  readonly view: string
  readonly fields: readonly FilterField[]
  readonly withoutFilters: string
}

/** A GET form: its values are choices without personal data, so they may be in the URL. */
export default function RequestFilters({ view, fields, withoutFilters }: Props) {
  const { t } = useStaffSite()
  return (
    <details className="drop">
      <summary className="btn btn--small btn--quiet">
        <StaffIcon name="filter" small />
        {t('staffRequests:filters.open')}
        <Icon name="chevron" small />
      </summary>
      <form className="sheet" method="get" action={staffUrl('requests')}>
        <input type="hidden" name="view" value={view} />
        <div className="grid2">
          {fields.map(({ name, label, chosen, options }) => (
            <div key={name} className="field">
              <label htmlFor={`filter-${name}`}>{label}</label>
              <select className="input" id={`filter-${name}`} name={name} defaultValue={chosen}>
                {options.map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </div>
        <div className="row">
          <button type="submit" className="btn">
            {t('staffRequests:filters.apply')}
          </button>
          <a className="btn btn--quiet" href={withoutFilters}>
            {t('staffRequests:filters.remove')}
          </a>
        </div>
      </form>
    </details>
  )
}
