import { staffUrl } from '../../../addresses/staffTable.js'
import Icon from '../../icons/Icon.js'
import StaffLayout from '../layout/StaffLayout.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import PrivacyActions from './PrivacyActions.js'
import PrivacyCrumb, { type PrivacyHead } from './PrivacyCrumb.js'
import PrivacyFindings, { type FindingGroup } from './PrivacyFindings.js'
import PrivacyHistory, { type DecisionRow } from './PrivacyHistory.js'
import type { Tally } from './PrivacyTally.js'
import PrivacySearchFields, { type SearchErrors, type SearchInput } from './PrivacySearchFields.js'

interface Props extends StaffViewProps {
  readonly head: PrivacyHead
  readonly results?: {
    readonly groups: readonly FindingGroup[]
    readonly total: number
    readonly tally: Tally
    readonly sought: SearchInput
    readonly input: SearchInput
    readonly errors: SearchErrors
    readonly namesakes: number
  }
  readonly decisions: readonly DecisionRow[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/privacy/PrivacyRequestPage': Props
  }
}

export default function PrivacyRequestPage({ head, results, decisions, ...page }: Props) {
  const { t } = page.site
  const { reference, state } = head
  const errorsOpen = results !== undefined && Object.keys(results.errors).length > 0
  return (
    <StaffLayout {...page}>
      <PrivacyCrumb {...head} />
      <div className="top">
        <h1>
          {results === undefined
            ? t('staffPrivacy:request.over', { reference })
            : t('staffPrivacy:request.found', { count: results.total })}
        </h1>
        {results !== undefined && (
          <p className="small muted">
            {t('staffPrivacy:request.soughtBy', {
              sought: Object.values(results.sought)
                .filter((value) => value !== '')
                .join(', '),
            })}
          </p>
        )}
      </div>
      {results !== undefined && results.namesakes > 0 && (
        <div className="notice notice--warn">
          <Icon name="warning" />
          <p>{t('staffPrivacy:request.namesakes', { count: results.namesakes })}</p>
        </div>
      )}
      <div className="split split--aside">
        <div className="flow">
          {results === undefined ? (
            <PrivacyOver {...head} />
          ) : (
            <PrivacyFindings groups={results.groups} />
          )}
          {results !== undefined && (
            <details className="panel fold" open={errorsOpen}>
              <summary>{t('staffPrivacy:search.again')}</summary>
              <form
                className="flow flow--tight"
                method="post"
                action={staffUrl('privacySearch', { reference })}
              >
                <PrivacySearchFields input={results.input} errors={results.errors} />
                <div className="row">
                  <button className="btn" type="submit">
                    <Icon name="search" small />
                    {t('staffPrivacy:search.sendAgain')}
                  </button>
                  <span className="hint">{t('staffPrivacy:search.againHint')}</span>
                </div>
              </form>
            </details>
          )}
        </div>
        <div className="flow stay">
          {results !== undefined && <PrivacyActions reference={reference} tally={results.tally} />}
          <PrivacyHistory reference={reference} state={state} decisions={decisions} />
        </div>
      </div>
    </StaffLayout>
  )
}

function PrivacyOver({ reference, state, stateTexts, hasAttestation }: PrivacyHead) {
  const { t } = useStaffSite()
  return (
    <div className="panel">
      <h2>{state === undefined ? stateTexts : t(`staffPrivacy:over.${state}.title`)}</h2>
      {state !== undefined && <p className="measure">{t(`staffPrivacy:over.${state}.text`)}</p>}
      <div className="row">
        {state === 'deleting' && (
          <a className="btn btn--bad" href={staffUrl('privacyDelete', { reference })}>
            {t('staffPrivacy:over.finish')}
          </a>
        )}
        {hasAttestation && (
          <a className="btn" href={staffUrl('privacyAttestation', { reference })}>
            {t('staffPrivacy:over.attestation')}
          </a>
        )}
      </div>
    </div>
  )
}
