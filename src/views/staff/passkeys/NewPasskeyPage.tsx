import { staffUrl } from '../../../addresses/staffTable.js'
import { longestPasskeyName } from '../../../shared/staff/passkeyChoices.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import PasskeyForm, { type PasskeyProblem } from './PasskeyForm.js'

interface Props extends StaffViewProps {
  readonly name: string
  readonly ticket: string
  readonly options: string
  readonly problem?: PasskeyProblem | undefined
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/passkeys/NewPasskeyPage': Props
  }
}

export default function NewPasskeyPage({ name, ticket, options, problem, ...page }: Props) {
  const { t } = page.site
  return (
    <StaffLayout {...page} width="narrow">
      <div className="lost lost--tight">
        <div className="panel flow">
          <h1>{t('staffPasskeys:add.title')}</h1>
          <p>{t('staffPasskeys:add.what')}</p>
          <p className="notice" data-no-passkeys>
            {t('staffPasskeys:add.unable')}
          </p>
          <PasskeyForm
            action={staffUrl('ownPasskeyNew')}
            creation={{ options, ticket }}
            problem={problem}
            button={t('staffPasskeys:add.send')}
            className="btn btn--big"
          >
            <div className="field">
              <label htmlFor="name">{t('staffPasskeys:name')}</label>
              <input
                className="input"
                id="name"
                name="name"
                type="text"
                defaultValue={name}
                required
                maxLength={longestPasskeyName}
                aria-describedby="name-hint"
              />
              <p className="hint" id="name-hint">
                {t('staffPasskeys:add.nameHint')}
              </p>
            </div>
          </PasskeyForm>
          <p>
            <a className="btn btn--quiet" href={staffUrl('ownAccount')}>
              {t('staffPasskeys:add.cancel')}
            </a>
          </p>
        </div>
      </div>
    </StaffLayout>
  )
}
