import { staffUrl } from '../../../addresses/staffTable.js'
import type {
  InvitationErrors,
  TypedInvitation,
} from '../../../services/staff/accounts/readInvited.js'
import { useStaffSite } from '../layout/staffSite.js'
import RoleChoices from './RoleChoices.js'

export interface RefusedInvitation {
  readonly typed: TypedInvitation
  readonly errors: InvitationErrors
  readonly isKnown: boolean
}

export default function InviteForm({
  refused,
}: {
  readonly refused?: RefusedInvitation | undefined
}) {
  const { t } = useStaffSite()
  const { typed, errors, isKnown } = refused ?? { typed: undefined, errors: {}, isKnown: false }
  const emailError = errors.email === true || isKnown
  return (
    <form className="panel flow" method="post" action={staffUrl('accountInvite')} id="invite">
      <h2>{t('staffAccounts:invite.title')}</h2>
      <div className="grid2">
        <div className="field">
          <label htmlFor="invite-name">{t('staffAccounts:invite.name')}</label>
          <input
            className="input"
            id="invite-name"
            type="text"
            name="name"
            autoComplete="off"
            defaultValue={typed?.name}
            aria-invalid={errors.name}
            aria-describedby={errors.name === true ? 'invite-name-error' : undefined}
          />
          {errors.name === true && (
            <p className="error-text" id="invite-name-error">
              {t('staffAccounts:errors.name')}
            </p>
          )}
        </div>
        <div className="field">
          <label htmlFor="invite-email">{t('staffAccounts:invite.email')}</label>
          <input
            className="input"
            id="invite-email"
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={typed?.email}
            aria-invalid={emailError ? true : undefined}
            aria-describedby={emailError ? 'invite-email-error' : undefined}
          />
          {emailError && (
            <p className="error-text" id="invite-email-error">
              {t(isKnown ? 'staffAccounts:errors.known' : 'staffAccounts:errors.email')}
            </p>
          )}
        </div>
      </div>
      <RoleChoices chosen={typed?.roles ?? ['desk']} isMissing={errors.roles === true} />
      <div className="field field--half">
        <label htmlFor="invite-locale">{t('staffAccounts:language')}</label>
        <select
          className="input"
          id="invite-locale"
          name="locale"
          defaultValue={typed?.locale ?? 'fr'}
        >
          <option value="fr">{t('staff:french')}</option>
          <option value="en">{t('staff:english')}</option>
        </select>
      </div>
      <p className="hint">{t('staffAccounts:invite.hint')}</p>
      <div className="row">
        <button className="btn" type="submit">
          {t('staffAccounts:invite.send')}
        </button>
      </div>
    </form>
  )
}
