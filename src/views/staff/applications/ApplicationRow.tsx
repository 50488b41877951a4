import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'
import Reach from '../record/Reach.js'
import DueTexts from '../record/DueTexts.js'
import ApplicationStateTexts from './ApplicationStateTexts.js'
import type { ApplicationRowProps } from './applicationProps.js'

export default function ApplicationRow({ row }: { readonly row: ApplicationRowProps }) {
  const { t } = useStaffSite()
  const { reference, name, files, note } = row
  return (
    <tr id={reference}>
      <td className="k-tick">
        <input
          className="tick"
          type="checkbox"
          form="bulk"
          name="pick"
          value={`${reference} ${row.version}`}
          aria-label={t('staffApplications:list.pick', { name })}
        />
      </td>
      <th className="k-person" scope="row">
        <a className="name" href={row.href}>
          {name}
        </a>
        <span className="sub cut">{row.consent}</span>
      </th>
      <td className="k-reach">
        <Reach phone={row.phone} email={row.email} />
      </td>
      <td className="k-exam">
        {row.offer}
        <span className="sub">
          {row.isOtherLanguage ? <b>{row.language}</b> : row.language}
          {`, ${row.availability.toLowerCase()}`}
        </span>
      </td>
      <td className="k-due">
        {row.due === undefined ? (
          <span className="due">
            {t(
              row.isAnswered ? 'staffApplications:list.answered' : 'staffApplications:list.decided',
            )}
          </span>
        ) : (
          <DueTexts due={row.due} />
        )}
        <span className="sub">{row.received}</span>
      </td>
      <td className="k-files">
        <span className="cut">{files.count}</span>
        {files.state !== undefined && (
          <span className="sub">
            <span className={files.isSafe ? 'says says--ok' : 'says says--warn'}>
              <Icon name={files.isSafe ? 'shield' : 'warning'} small />
              <span>{files.state}</span>
            </span>
          </span>
        )}
      </td>
      <td className="k-note">
        <span className="note">
          {note.who !== undefined && <b>{note.who}</b>}{' '}
          {note.text ?? <b>{t('staffApplications:list.noNote')}</b>}
        </span>
      </td>
      <td className="k-state">
        <ApplicationStateTexts state={row.state} />
      </td>
    </tr>
  )
}
