import { staffUrl } from '../../../addresses/staffTable.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { NoticeRowProps } from './noticeProps.js'

const classes = {
  shown: 'state state--done',
  planned: 'state state--wait',
  ended: 'state state--off',
} as const

export default function NoticeList({ rows }: { readonly rows: readonly NoticeRowProps[] }) {
  const { t } = useStaffSite()
  return (
    <section className="panel panel--flush" aria-labelledby="all">
      <div className="panel__head">
        <h2 id="all">{t('staffNotices:list.title')}</h2>
      </div>
      {rows.length === 0 ? (
        <p className="small muted">{t('staffNotices:list.empty')}</p>
      ) : (
        <table className="list list--plain">
          <caption className="vh">{t('staffNotices:list.title')}</caption>
          <thead className="vh">
            <tr>
              <th scope="col">{t('staffNotices:list.state')}</th>
              <th scope="col">{t('staffNotices:list.notice')}</th>
              <th scope="col">{t('staffNotices:list.when')}</th>
              <th scope="col">{t('staffNotices:list.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id ?? row.when} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Row({ row: { id, state, kind, text, when } }: { readonly row: NoticeRowProps }) {
  const { t } = useStaffSite()
  return (
    <tr>
      <th scope="row">
        <span className={classes[state]}>{t(`staffNotices:states.${state}`)}</span>
      </th>
      <td>
        {text}
        <span className="sub">{id === undefined ? t('staffNotices:list.fromFile') : kind}</span>
      </td>
      <td>{when}</td>
      <td>
        {id !== undefined && (
          <form className="acts" method="post" action={staffUrl('noticeRemove', { id })}>
            <button type="submit" className="btn btn--small btn--ghost">
              {t('staffNotices:list.remove')}
              <span className="vh"> {text}</span>
            </button>
          </form>
        )}
      </td>
    </tr>
  )
}
