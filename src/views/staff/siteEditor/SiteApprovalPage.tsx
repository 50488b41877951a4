import StaffFieldError from '../layout/StaffFieldError.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import ApprovalNote, { type ApprovalProps } from './ApprovalNote.js'
import ChangeList from './ChangeList.js'
import type { ChangeProps, ProblemProps } from './fieldProps.js'
import ProblemList from './ProblemList.js'
import SiteSubpage from './SiteSubpage.js'
import UnsentReason from './UnsentReason.js'

interface FormProps {
  readonly version: number
  readonly digest: string
  readonly reason: string
  readonly isReasonMissing: boolean
}

interface Props extends StaffViewProps {
  readonly address: string
  readonly authors: string
  readonly approval: ApprovalProps | undefined
  readonly error: string | undefined
  /** Reason typed for an earlier version of the draft, shown because it cannot be sent any more. */
  readonly unsent: string
  readonly isOwn: boolean
  readonly form: FormProps | undefined
  readonly problems: readonly ProblemProps[]
  readonly reviewed: readonly ChangeProps[]
  readonly others: readonly ChangeProps[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/siteEditor/SiteApprovalPage': Props
  }
}

export default function SiteApprovalPage(props: Props) {
  const { site, title, address, authors, approval, error, isOwn, form, reviewed, others } = props
  const { t } = site
  return (
    <SiteSubpage
      site={site}
      title={title}
      head={
        <>
          <p className="small muted">{authors}</p>
          <form className="end" method="post" action={address}>
            <button type="submit" className="btn btn--ghost" name="do" value="preview">
              {t('staffSiteEditor:approval.preview')}
            </button>
          </form>
        </>
      }
      error={error && <UnsentReason error={error} reason={props.unsent} />}
    >
      <div className="split split--aside">
        <div className="flow">
          <section className="panel" aria-labelledby="reviewed">
            <h2 id="reviewed">{t('staffSiteEditor:approval.reviewed')}</h2>
            <ChangeList changes={reviewed} />
            <ProblemList problems={props.problems} />
          </section>
          {others.length > 0 && (
            <section className="panel" aria-labelledby="others">
              <h2 id="others">{t('staffSiteEditor:approval.others')}</h2>
              <p className="hint">{t('staffSiteEditor:approval.othersHint')}</p>
              <ChangeList changes={others} />
            </section>
          )}
        </div>
        <section className="panel stay" aria-labelledby="decision">
          <h2 id="decision">{t('staffSiteEditor:approval.decision')}</h2>
          {approval !== undefined && <ApprovalNote {...approval} />}
          {isOwn && <p>{t('staffSiteEditor:errors.ownDraft')}</p>}
          {form !== undefined && <Decision form={form} address={address} />}
        </section>
      </div>
    </SiteSubpage>
  )
}

interface DecisionProps {
  readonly form: FormProps
  readonly address: string
}

function Decision({ form, address }: DecisionProps) {
  const { t } = useStaffSite()
  const { version, digest, reason, isReasonMissing } = form
  return (
    <form className="flow" method="post" action={address}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="digest" value={digest} />
      <p className="hint">
        {t('staffSiteEditor:approval.exact')} {t('staffSiteEditor:approval.afterwards')}
      </p>
      <button type="submit" className="btn btn--full" name="do" value="approve">
        {t('staffSiteEditor:approval.approve')}
      </button>
      <div className="field">
        <label htmlFor="reason">{t('staffSiteEditor:approval.why')}</label>
        <textarea
          className="input"
          id="reason"
          name="reason"
          rows={3}
          maxLength={500}
          defaultValue={reason}
          aria-invalid={isReasonMissing ? true : undefined}
          aria-describedby={isReasonMissing ? 'reason-error' : undefined}
        />
        <StaffFieldError
          id="reason"
          error={isReasonMissing ? 'staffSiteEditor:errors.reason' : undefined}
        />
      </div>
      <button type="submit" className="btn btn--ghost btn--full" name="do" value="sendBack">
        {t('staffSiteEditor:approval.sendBack')}
      </button>
    </form>
  )
}
