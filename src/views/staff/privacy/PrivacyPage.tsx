import { staffUrl } from '../../../addresses/staffTable.js'
import type { PlainMessageKey } from '../../../services/language/messages.js'
import type { PrivacyKind } from '../../../services/staff/privacy/privacyRequest.js'
import Icon from '../../icons/Icon.js'
import StaffFieldError from '../layout/StaffFieldError.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import PrivacyList, { type PrivacyRow } from './PrivacyList.js'
import PrivacySearchFields, { type SearchErrors, type SearchInput } from './PrivacySearchFields.js'

export interface NewPrivacyInput extends SearchInput {
  readonly id: string
  readonly kinds: readonly string[]
  readonly receivedOn: string
}

interface Props extends StaffViewProps {
  readonly rows: readonly PrivacyRow[]
  readonly allKinds: readonly PrivacyKind[]
  readonly input: NewPrivacyInput
  readonly errors: SearchErrors & {
    readonly kinds?: PlainMessageKey
    readonly receivedOn?: PlainMessageKey
  }
  readonly email: string
  readonly backupDays: number
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/privacy/PrivacyPage': Props
  }
}

export default function PrivacyPage({
  rows,
  allKinds,
  input,
  errors,
  email,
  backupDays,
  ...page
}: Props) {
  const { t } = page.site
  return (
    <StaffLayout {...page}>
      <div className="top">
        <h1>{t('staffPrivacy:title')}</h1>
        <p className="muted small">{t('staffPrivacy:lead')}</p>
      </div>
      <div className="split split--aside">
        <div className="flow">
          <PrivacyList rows={rows} />
          <form className="panel" method="post" action={staffUrl('privacy')}>
            <input type="hidden" name="id" value={input.id} />
            <h2>{t('staffPrivacy:new.title')}</h2>
            <fieldset className="field">
              <legend className="label">{t('staffPrivacy:new.kinds')}</legend>
              <StaffFieldError id="kinds" error={errors.kinds} />
              <div className="row">
                {allKinds.map((kind) => (
                  <label className="choice" key={kind}>
                    <input
                      className="tick"
                      type="checkbox"
                      name="kinds"
                      value={kind}
                      defaultChecked={input.kinds.includes(kind)}
                    />
                    {t(`staffPrivacy:kinds.${kind}`)}
                  </label>
                ))}
              </div>
            </fieldset>
            <div className="grid2">
              <div className="field">
                <label htmlFor="receivedOn">{t('staffPrivacy:new.receivedOn')}</label>
                <input
                  className="input"
                  id="receivedOn"
                  name="receivedOn"
                  defaultValue={input.receivedOn}
                  autoComplete="off"
                  maxLength={10}
                  aria-invalid={errors.receivedOn === undefined ? undefined : true}
                  aria-describedby={
                    errors.receivedOn === undefined ? 'received-hint' : 'receivedOn-error'
                  }
                />
                <StaffFieldError id="receivedOn" error={errors.receivedOn} />
                <p className="hint" id="received-hint">
                  {t('staffPrivacy:new.receivedHint')}
                </p>
              </div>
            </div>
            <h3>{t('staffPrivacy:search.title')}</h3>
            <p className="small muted measure">{t('staffPrivacy:search.lead')}</p>
            <PrivacySearchFields input={input} errors={errors} />
            <p className="hint">{t('staffPrivacy:search.kept')}</p>
            <div className="row">
              <button className="btn" type="submit">
                <Icon name="search" small />
                {t('staffPrivacy:search.send')}
              </button>
            </div>
          </form>
        </div>
        <aside className="panel stay" aria-labelledby="steps">
          <h2 id="steps">{t('staffPrivacy:steps.title')}</h2>
          <ol className="flow flow--tight small steps-list">
            <li>{t('staffPrivacy:steps.identity')}</li>
            <li>{t('staffPrivacy:steps.search')}</li>
            <li>{t('staffPrivacy:steps.copy')}</li>
            <li>{t('staffPrivacy:steps.delete')}</li>
          </ol>
          <p className="small">{t('staffPrivacy:steps.delay')}</p>
          <p className="small muted">
            {t('staffPrivacy:steps.outside', { email, days: backupDays })}
          </p>
        </aside>
      </div>
    </StaffLayout>
  )
}
