import type { ReactNode } from 'react'
import { staffUrl } from '../../../addresses/staffTable.js'
import { callOutcomes } from '../../../shared/staff/deskChoices.js'
import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'
import AppointmentFields, { type AppointmentFieldsProps } from './AppointmentFields.js'
import { EntryErrorText } from './EntryFields.js'

export interface CallFormProps {
  readonly day: string
  readonly example: string
  readonly error?: string
  readonly note: string
  readonly noteError?: string
  readonly appointment: AppointmentFieldsProps
}

export interface RequestFormPlace {
  readonly reference: string
  readonly version: number
  readonly list: string
}

export default function CallForm(props: CallFormProps & RequestFormPlace) {
  const { t } = useStaffSite()
  const { error } = props
  return (
    <section className="panel noprint" aria-labelledby="after-call">
      <div className="panel__head">
        <h2 id="after-call">{t('staffRequests:call.title')}</h2>
      </div>
      <div className="outcome">
        <OutcomeForm {...props}>
          <div className="field call-note">
            <label htmlFor="call-note">{t('staffRequests:call.note')}</label>
            <input
              type="text"
              className="input"
              id="call-note"
              name="callNote"
              autoComplete="off"
              defaultValue={props.note}
              {...(props.noteError === undefined
                ? {}
                : { 'aria-invalid': true, 'aria-describedby': 'call-note-error' })}
            />
            <EntryErrorText id="call-note" error={props.noteError} />
          </div>
          <AppointmentFields
            {...props.appointment}
            form="call"
            label={t('staffRequests:call.appointmentDate')}
          />
          {callOutcomes.map((outcome) => (
            <button
              key={outcome}
              type="submit"
              className="btn btn--ghost"
              name="outcome"
              value={outcome}
            >
              {t(`staffRequests:call.${outcome}`)}
            </button>
          ))}
          <button type="submit" className="btn btn--ghost" name="do" value="withdrawn">
            {t('staffRequests:actions.withdrawn')}
          </button>
        </OutcomeForm>
        <details className="drop" open={error !== undefined}>
          <summary className="btn btn--ghost">
            {t('staffRequests:call.later')}
            <Icon name="chevron" small />
          </summary>
          {/* A separate form: Enter in the day field must not submit a call result. */}
          <OutcomeForm {...props}>
            <LaterCall {...props} />
          </OutcomeForm>
        </details>
      </div>
      <p className="hint">{t('staffRequests:call.hint')}</p>
    </section>
  )
}

function OutcomeForm({
  reference,
  version,
  list,
  children,
}: RequestFormPlace & { readonly children: ReactNode }) {
  return (
    <form method="post" action={staffUrl('request', { reference })}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="from" value="page" />
      {children}
    </form>
  )
}

function LaterCall({ day, example, error }: CallFormProps) {
  const { t } = useStaffSite()
  return (
    <div className="sheet sheet--here">
      <div className="field">
        <label htmlFor="day">{t('staffRequests:call.day')}</label>
        <input
          className="input"
          id="day"
          name="day"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={day}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? 'day-hint' : 'day-error day-hint'}
        />
        {error !== undefined && (
          <p className="error-text" id="day-error">
            {error}
          </p>
        )}
        <p className="hint" id="day-hint">
          {t('staffRequests:call.dayHint', { example })}
        </p>
      </div>
      <div className="row">
        <button type="submit" className="btn" name="outcome" value="later">
          {t('staffRequests:call.keepDay')}
        </button>
        <button type="submit" className="btn btn--ghost" name="outcome" value="snooze">
          {t('staffRequests:call.snooze')}
        </button>
      </div>
    </div>
  )
}
