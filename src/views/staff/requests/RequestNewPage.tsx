import { staffUrl } from '../../../addresses/staffTable.js'
import { requestSources } from '../../../shared/contact/contactChoices.js'
import Icon from '../../icons/Icon.js'
import BackCrumb from '../layout/BackCrumb.js'
import StaffLayout from '../layout/StaffLayout.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import AppointmentFields, { type AppointmentFieldsProps } from './AppointmentFields.js'
import EntryFields, {
  EntryErrors,
  EntryErrorText,
  type EntryFieldsProps,
  type EntryOption,
  EntryRadios,
  sentenceOf,
} from './EntryFields.js'

interface Same {
  readonly href: string
  readonly words: string
}

interface Props extends StaffViewProps {
  readonly action: string
  readonly fields: EntryFieldsProps
  readonly source: string
  readonly moments: readonly {
    readonly value: string
    readonly label: string
    readonly isChosen: boolean
  }[]
  readonly message: string
  readonly visit: {
    readonly appointment: AppointmentFieldsProps
    readonly want: string
    readonly wants: readonly EntryOption[]
  }
  readonly consentText: string
  readonly hasConsent: boolean
  readonly isWished: boolean
  readonly same: readonly Same[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/requests/RequestNewPage': Props
  }
}

export default function RequestNewPage(props: Props) {
  const { site, title, action, fields, source, same } = props
  const { t } = site
  const { errors } = fields
  return (
    <StaffLayout site={site} title={title} width="narrow">
      <BackCrumb
        label={t('staffRequests:page.back')}
        href={staffUrl('requests')}
        words={t('staffRequests:section')}
      />
      <h1>{title}</h1>
      <EntryErrors errors={errors} />
      {same.length > 0 && <SameNotice same={same} />}
      <form className="panel flow" method="post" action={action}>
        <EntryRadios
          name="source"
          legend={t('staffRequests:entry.source')}
          options={requestSources.map((value) => ({
            value,
            label: t(`staffRequests:entry.sources.${value}`),
          }))}
          chosen={source}
          error={sentenceOf(errors, 'source')}
        />
        <EntryFields {...fields} />
        <Wishes {...props} />
        <Visit {...props} />
        <Consent {...props} />
        {same.length > 0 && <input type="hidden" name="same" value="seen" />}
        <button className="btn" type="submit">
          {t(same.length > 0 ? 'staffRequests:entry.saveAnyway' : 'staffRequests:entry.save')}
        </button>
      </form>
    </StaffLayout>
  )
}

function SameNotice({ same }: Pick<Props, 'same'>) {
  const { t } = useStaffSite()
  return (
    <div className="notice notice--warn" role="alert">
      <Icon name="info" />
      <div>
        <h2>{t('staffRequests:entry.same')}</h2>
        <ul>
          {same.map(({ href, words }) => (
            <li key={href}>
              <a href={href}>{words}</a>
            </li>
          ))}
        </ul>
        <p>{t('staffRequests:entry.sameText')}</p>
      </div>
    </div>
  )
}

function Wishes({ moments, message, isWished }: Pick<Props, 'moments' | 'message' | 'isWished'>) {
  const { t } = useStaffSite()
  return (
    <>
      <fieldset className="field">
        <legend className="label">{t('staffRequests:page.moments')}</legend>
        <div className="row">
          {moments.map(({ value, label, isChosen }) => (
            <label className="choice" key={value}>
              <input
                className="tick"
                type="checkbox"
                name="moments"
                value={value}
                defaultChecked={isChosen}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label className="check">
        <input
          className="tick"
          type="checkbox"
          name="shortNotice"
          value="yes"
          defaultChecked={isWished}
        />
        <span>{t('staffRequests:entry.shortNotice')}</span>
      </label>
      <div className="field">
        <label htmlFor="message">{t('staffRequests:page.message')}</label>
        <textarea className="input" id="message" name="message" rows={3} defaultValue={message} />
      </div>
    </>
  )
}

function Consent({ fields, consentText, hasConsent }: Props) {
  const { t } = useStaffSite()
  const error = sentenceOf(fields.errors, 'consent')
  return (
    <div className="field">
      <p className="label">{t('staffRequests:entry.read')}</p>
      <blockquote>{consentText}</blockquote>
      <label className="check">
        <input
          className="tick"
          type="checkbox"
          id="consent"
          name="consent"
          value="yes"
          defaultChecked={hasConsent}
          aria-invalid={error !== undefined}
        />
        <span>{t('staffRequests:entry.consent')}</span>
      </label>
      <EntryErrorText id="consent" error={error} />
    </div>
  )
}

function Visit({ fields: { errors }, visit }: Pick<Props, 'fields' | 'visit'>) {
  const { t } = useStaffSite()
  const { appointment, want, wants } = visit
  return (
    <details open={[appointment.date, appointment.hour, want].some((typed) => typed !== '')}>
      <summary className="btn btn--ghost">
        {t('staffRequests:entry.visit')}
        <Icon name="chevron" small />
      </summary>
      <div className="flow entry-visit">
        <div className="outcome">
          <AppointmentFields
            {...appointment}
            form="visit"
            label={t('staffRequests:call.appointmentDate')}
          />
        </div>
        <EntryRadios
          name="want"
          legend={t('staffRequests:entry.want')}
          options={wants}
          chosen={want}
          error={sentenceOf(errors, 'want')}
        />
      </div>
    </details>
  )
}
