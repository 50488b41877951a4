import { type StaffRole, staffRoles } from '../../../addresses/staffTable.js'
import { useStaffSite } from '../layout/staffSite.js'

interface Props {
  readonly chosen: readonly string[]
  readonly isMissing?: boolean
}

export default function RoleChoices({ chosen, isMissing = false }: Props) {
  const { t } = useStaffSite()
  return (
    <fieldset className="field">
      <legend className="label">{t('staffAccounts:roles.legend')}</legend>
      {staffRoles.map((role: StaffRole) => (
        <label className="check" key={role}>
          <input
            className="tick"
            type="checkbox"
            name="role"
            value={role}
            defaultChecked={chosen.includes(role)}
          />
          <span>
            {t(`staffAccounts:roles.${role}`)}
            <span className="hint hint--line">{t(`staffAccounts:roles.what.${role}`)}</span>
          </span>
        </label>
      ))}
      {isMissing && <p className="error-text">{t('staffAccounts:errors.roles')}</p>}
    </fieldset>
  )
}
