import { useSite } from '../../site/site.js'
import FieldError from '../../fields/FieldError.js'
import { describedBy } from '../../fields/formFields.js'
import PageLink from '../../links/PageLink.js'

interface Props {
  readonly form: string
  readonly consent: boolean
  readonly keep: boolean
  /** « 365 jours » */
  readonly retention: string
  readonly error: string | undefined
}

/** Two boxes that nobody ticks beforehand: one we need, and one that changes nothing to the first. */
export default function ApplicationConsent({ form, consent, keep, retention, error }: Props) {
  const { pageName, t } = useSite()
  const id = `${form}-consent`
  return (
    <>
      <div className="field">
        <label className="check">
          <input
            type="checkbox"
            id={id}
            name="consent"
            value="yes"
            defaultChecked={consent}
            required
            {...describedBy(id, false, error !== undefined)}
          />
          <span>{t('applications:consent.label', { retention })}</span>
        </label>
        <FieldError id={id} error={error} />
      </div>
      <div className="field">
        <label className="check">
          <input type="checkbox" name="keep" value="yes" defaultChecked={keep} />
          <span>
            {t('applications:keep.label')} <span className="opt">{t('forms:optional')}</span>
          </span>
        </label>
      </div>
      <div className="consent-line">
        <p>
          {t('applications:notes.why')} {t('applications:notes.who')}{' '}
          <PageLink to="privacy">{pageName('privacy')}</PageLink>
        </p>
      </div>
    </>
  )
}
