import { useStaffSite } from '../layout/staffSite.js'
import { EntryErrorText } from './EntryFields.js'

export interface AppointmentFieldsProps {
  readonly date: string
  readonly hour: string
  readonly today: string
  readonly error?: string
}

export default function AppointmentFields(
  props: AppointmentFieldsProps & { readonly form: string; readonly label: string },
) {
  const { t } = useStaffSite()
  const { form, label, date, hour, today, error } = props
  const id = `${form}-appointment`
  const described =
    error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` }
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          className="input"
          id={id}
          name="appointmentDate"
          type="date"
          min={today}
          defaultValue={date}
          {...described}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-hour`}>{t('staffRequests:call.appointmentHour')}</label>
        <input
          className="input"
          id={`${id}-hour`}
          name="appointmentHour"
          type="time"
          defaultValue={hour}
          {...described}
        />
      </div>
      {error !== undefined && (
        <div className="call-note" role="alert">
          <EntryErrorText id={id} error={error} />
        </div>
      )}
    </>
  )
}
