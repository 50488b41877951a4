import { staffUrl } from '../../../addresses/staffTable.js'
import { deskStates } from '../../../shared/staff/deskChoices.js'
import Icon from '../../icons/Icon.js'
import RepeatedIcon from '../icons/RepeatedIcon.js'
import { useStaffSite } from '../layout/staffSite.js'
import Reach from '../record/Reach.js'
import DueTexts from '../record/DueTexts.js'
import type { ColleagueProps, RequestRowProps } from './requestRowProps.js'
import StateTexts from './StateTexts.js'

interface Props {
  readonly row: RequestRowProps
  readonly colleagues: readonly ColleagueProps[]
  readonly list: string
  readonly canPick: boolean
}

export default function RequestRow({ row, colleagues, list, canPick }: Props) {
  const { t } = useStaffSite()
  const { reference, name, mark } = row
  const hasNote = row.note.text !== undefined || row.isUrgent || row.isUnread
  return (
    <tr id={reference} className={mark === undefined ? undefined : `is-${mark}`}>
      <td className="k-tick">
        {canPick && (
          <input
            className="tick"
            type="checkbox"
            form="bulk"
            name="pick"
            value={`${reference} ${row.version}`}
            aria-label={t('staffRequests:row.pick', { name })}
          />
        )}
      </td>
      <th className="k-person" scope="row">
        <a className="name" href={row.href}>
          {name}
        </a>
        <span className={row.mark === 'next' ? 'sub cut flag' : 'sub cut'}>
          {row.mark === undefined ? reference : t(`staffRequests:row.${row.mark}`)}
        </span>
      </th>
      <td className="k-reach">
        <Reach phone={row.phone} email={row.email} />
      </td>
      <td className="k-exam">
        {row.exam}
        <span className="sub">
          {row.isOtherLanguage ? <b>{row.language}</b> : row.language}
          {`, ${row.moments}`}
        </span>
      </td>
      <td className="k-due">
        {row.reasons ?? (row.due !== undefined && <DueTexts due={row.due} />)}
        <span className="sub">{row.received}</span>
      </td>
      <td className={hasNote ? 'k-note' : 'k-note hide-s'}>
        <span className="note">
          {row.isUrgent && <b className="flag">{`${t('staffRequests:row.urgent')} `}</b>}
          {row.isUnread && <b className="flag">{`${t('staffRequests:row.unread')} `}</b>}
          {row.note.who !== undefined && <b>{row.note.who}</b>}{' '}
          {row.note.text ?? <b>{t('staffRequests:row.noNote')}</b>}
        </span>
      </td>
      <td className="k-state">
        <StateTexts state={row.state} />
        <span className="sub">{row.holder ?? t('staffRequests:row.nobody')}</span>
      </td>
      <td className="k-acts">
        <RowActions row={row} colleagues={colleagues} list={list} />
      </td>
    </tr>
  )
}

function RowActions({ row, colleagues, list }: Omit<Props, 'canPick'>) {
  const { t } = useStaffSite()
  const { reference, version, name } = row
  return (
    <form className="acts" method="post" action={staffUrl('request', { reference })}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="list" value={list} />
      {row.next !== undefined && <input type="hidden" name="next" value={row.next} />}
      {row.actions.map((action) => (
        <button
          key={action.words}
          type="submit"
          className="btn btn--small btn--ghost"
          name={action.name}
          value={action.value}
        >
          {action.words}
          <span className="vh">{` : ${name}`}</span>
        </button>
      ))}
      <details className="drop more" name="row-menu">
        <summary aria-label={t('staffRequests:row.other', { name })}>
          <RepeatedIcon name="more" />
        </summary>
        <div className="menu">
          <p className="menu__title">{t('staffRequests:row.assignTo')}</p>
          {colleagues.map((colleague) => (
            <button
              key={colleague.id}
              type="submit"
              name="assign"
              value={colleague.id}
              aria-pressed={colleague.id === row.holderId}
            >
              {colleague.id === row.holderId ? <Icon name="check" /> : <RepeatedIcon name="user" />}
              {colleague.name}
            </button>
          ))}
          {row.holderId !== undefined && (
            <button type="submit" name="assign" value="nobody">
              <Icon name="close" />
              {t('staffRequests:actions.unassign')}
            </button>
          )}
          <hr />
          <p className="menu__title">{t('staffRequests:row.moveTo')}</p>
          {deskStates
            .filter((state) => state !== row.state)
            .map((state) => (
              <button key={state} type="submit" name="state" value={state}>
                <StateTexts state={state} />
              </button>
            ))}
        </div>
      </details>
    </form>
  )
}
