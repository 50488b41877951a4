import { useStaffSite } from '../layout/staffSite.js'
import type { ColleagueProps, RequestRowProps } from './requestRowProps.js'
import RequestRow from './RequestRow.js'

interface Props {
  readonly caption: string
  readonly rows: readonly RequestRowProps[]
  readonly colleagues: readonly ColleagueProps[]
  readonly list: string
  readonly canPick: boolean
  /** The due column shows the reasons for spam instead. */
  readonly isSpam: boolean
}

export default function RequestTable({ caption, rows, isSpam, ...shared }: Props) {
  const { t } = useStaffSite()
  return (
    <table className={isSpam ? 'list list--spam cards' : 'list cards'}>
      <caption className="vh">{caption}</caption>
      <colgroup>
        <col className="c-tick" />
        <col className="c-person" />
        <col className="c-reach" />
        <col className="c-exam" />
        <col className="c-due" />
        <col />
        <col className="c-state" />
        <col className="c-acts" />
      </colgroup>
      <thead>
        <tr>
          {/* JavaScript inserts a "select all" checkbox. */}
          <td data-pick-all={shared.canPick ? t('staffRequests:row.pickAll') : undefined} />
          <th scope="col">{t('staffRequests:columns.person')}</th>
          <th scope="col">{t('staffRequests:columns.reach')}</th>
          <th scope="col">{t('staffRequests:columns.exam')}</th>
          <th scope="col">
            {t(isSpam ? 'staffRequests:columns.reasons' : 'staffRequests:columns.due')}
          </th>
          <th scope="col">{t('staffRequests:columns.note')}</th>
          <th scope="col">{t('staffRequests:columns.state')}</th>
          <th scope="col">
            <span className="vh">{t('staffRequests:columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RequestRow key={row.reference} row={row} {...shared} />
        ))}
      </tbody>
    </table>
  )
}
