import { staffUrl } from '../../../addresses/staffTable.js'
import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'
import PrivacyTally, { type Tally } from './PrivacyTally.js'

interface Props {
  readonly reference: string
  readonly tally: Tally
}

/** Buttons for the selected records; each stores the selection first. */
export default function PrivacyActions({ reference, tally }: Props) {
  const { t } = useStaffSite()
  return (
    <form
      className="panel"
      id="privacy-actions"
      method="post"
      action={staffUrl('privacyRequest', { reference })}
    >
      <h2>{t('staffPrivacy:actions.title')}</h2>
      <PrivacyTally tally={tally} />
      <div className="row">
        <button className="btn btn--ghost btn--small" name="do" value="save">
          {t('staffPrivacy:actions.save')}
        </button>
      </div>
      <h3>{t('staffPrivacy:actions.copyTitle')}</h3>
      <div className="row">
        <button className="btn btn--ghost btn--small" name="do" value="page">
          {t('staffPrivacy:actions.page')}
        </button>
        <button className="btn btn--ghost btn--small" name="do" value="json">
          {t('staffPrivacy:actions.json')}
        </button>
        <button className="btn btn--ghost btn--small" name="do" value="zip">
          {t('staffPrivacy:actions.zip')}
        </button>
      </div>
      <h3>{t('staffPrivacy:actions.correctTitle')}</h3>
      <div className="row">
        <button className="btn btn--ghost btn--small" name="do" value="correct">
          {t('staffPrivacy:actions.correct')}
        </button>
      </div>
      <h3>{t('staffPrivacy:actions.deleteTitle')}</h3>
      <p className="hint">{t('staffPrivacy:actions.deleteHint')}</p>
      <div className="row">
        <button className="btn btn--bad" name="do" value="delete">
          <Icon name="trash" small />
          {t('staffPrivacy:actions.delete')}
        </button>
      </div>
      <p className="hint">{t('staffPrivacy:actions.logged')}</p>
    </form>
  )
}
