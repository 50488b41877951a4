import { staffUrl } from '../../../addresses/staffTable.js'
import { longestPasskeyName, mostPasskeys } from '../../../shared/staff/passkeyChoices.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface PasskeyRow {
  readonly id: string
  readonly name: string
  readonly added: string
  readonly used: string | undefined
}

export default function PasskeyList({ passkeys }: { readonly passkeys: readonly PasskeyRow[] }) {
  const { t } = useStaffSite()
  return (
    <section className="panel flow" aria-labelledby="passkeys">
      <h2 id="passkeys">{t('staffPasskeys:title')}</h2>
      <p className="small">{t('staffPasskeys:what')}</p>
      {passkeys.length > 0 && (
        <ul className="rows">
          {passkeys.map((passkey, place) => (
            <li key={passkey.id}>
              <Passkey {...passkey} field={`passkey-${place}`} />
            </li>
          ))}
        </ul>
      )}
      <p className="hint">{t('staffPasskeys:hint')}</p>
      {passkeys.length < mostPasskeys && (
        <div className="row">
          <a className="btn btn--ghost" href={staffUrl('ownPasskeyNew')}>
            {t('staffPasskeys:add.title')}
          </a>
        </div>
      )}
    </section>
  )
}

function Passkey({ id, name, added, used, field }: PasskeyRow & { readonly field: string }) {
  const { t } = useStaffSite()
  return (
    <form className="flow flow--tight" method="post" action={staffUrl('ownPasskeys')}>
      <input type="hidden" name="passkey" value={id} />
      <label htmlFor={field}>{t('staffPasskeys:name')}</label>
      <div className="row">
        <input
          className="input"
          id={field}
          name="name"
          type="text"
          defaultValue={name}
          required
          maxLength={longestPasskeyName}
        />
        <button className="btn btn--small btn--ghost" type="submit" name="do" value="rename">
          {t('staffPasskeys:rename')}
        </button>
        <button className="btn btn--small btn--ghost" type="submit" name="do" value="remove">
          {t('staffPasskeys:remove', { name })}
        </button>
      </div>
      <span className="sub">
        {used === undefined
          ? t('staffPasskeys:unused', { added })
          : t('staffPasskeys:used', { added, used })}
      </span>
    </form>
  )
}
