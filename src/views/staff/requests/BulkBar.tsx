import { staffUrl } from '../../../addresses/staffTable.js'
import { deskStates } from '../../../shared/staff/deskChoices.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { ColleagueProps } from './requestRowProps.js'

interface Props {
  readonly colleagues: readonly ColleagueProps[]
  readonly list: string
  readonly address: string
  readonly total?: number | undefined
}

/** The row checkboxes refer to this form by id. */
export default function BulkBar({ colleagues, list, address, total }: Props) {
  const { t } = useStaffSite()
  return (
    <form
      className="queue__line bulk"
      id="bulk"
      method="post"
      action={staffUrl('requests')}
      aria-label={t('staffRequests:bulk.label')}
    >
      <input type="hidden" name="list" value={list} />
      <b>
        {t('staffRequests:bulk.chosen')} <span className="num" data-picked />
      </b>
      <span className="group">
        <label className="vh" htmlFor="bulk-assign">
          {t('staffRequests:bulk.assign')}
        </label>
        <select className="input" id="bulk-assign" name="assign" defaultValue="">
          <option value="">{t('staffRequests:bulk.assignNone')}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="nobody">{t('staffRequests:row.nobody')}</option>
        </select>
      </span>
      <span className="group">
        <label className="vh" htmlFor="bulk-state">
          {t('staffRequests:bulk.state')}
        </label>
        <select className="input" id="bulk-state" name="state" defaultValue="">
          <option value="">{t('staffRequests:bulk.stateNone')}</option>
          {deskStates.map((state) => (
            <option key={state} value={state}>
              {t(`staffRequests:states.${state}`)}
            </option>
          ))}
        </select>
      </span>
      {total !== undefined && (
        <label className="check small">
          <input className="tick" type="checkbox" name="all" value="on" />
          <span>{t('staffRequests:bulk.all', { count: total })}</span>
        </label>
      )}
      <button type="submit" className="btn btn--small">
        {t('staffRequests:bulk.apply')}
      </button>
      <a className="btn btn--small btn--quiet end" href={address}>
        {t('staffRequests:bulk.none')}
      </a>
    </form>
  )
}
