import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { ProblemProps } from './fieldProps.js'

const icons = { error: 'warning', confirm: 'search', advice: 'info' } as const

interface Props {
  readonly problems: readonly ProblemProps[]
  /** Returns whether a finding is confirmed; if set, the list has checkboxes for findings to confirm. */
  readonly isChecked?: (id: string) => boolean
}

export default function ProblemList({ problems, isChecked }: Props) {
  const { t } = useStaffSite()
  return (
    <ul className="findings">
      {problems.map(({ kind, id, label, message, href }) => (
        <li key={`${label} ${message} ${href}`} className={`finding--${kind}`}>
          <Icon name={icons[kind]} small />
          <div>
            <p>
              <b>{t(`staffSiteEditor:findings.kinds.${kind}`)}</b> <a href={href}>{label}</a>
            </p>
            <p>{message}</p>
            {isChecked !== undefined && kind === 'confirm' && id !== undefined && (
              <label className="check">
                <input
                  className="tick"
                  type="checkbox"
                  name="checked"
                  value={id}
                  defaultChecked={isChecked(id)}
                />
                <span>{t('staffSiteEditor:findings.checked')}</span>
              </label>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
