import { staffUrl } from '../../../addresses/staffTable.js'
import type { VisitDone } from '../../../shared/contact/contactChoices.js'
import { useStaffSite } from '../layout/staffSite.js'
import AppointmentFields, { type AppointmentFieldsProps } from './AppointmentFields.js'
import type { RequestFormPlace } from './CallForm.js'

export interface VisitProps {
  readonly title: string
  readonly words: string
  readonly done: readonly VisitDone[]
  readonly moved: AppointmentFieldsProps
}

export default function VisitForm(props: VisitProps & RequestFormPlace) {
  const { title, words, reference, version, list } = props
  const { t } = useStaffSite()
  return (
    <section className="panel noprint" aria-labelledby="visit">
      <div className="panel__head">
        <h2 id="visit">{title}</h2>
      </div>
      <p>
        <b>{words}</b>
      </p>
      <p className="hint">{t('staffRequests:visit.check')}</p>
      <form className="outcome" method="post" action={staffUrl('request', { reference })}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="from" value="page" />
        <AppointmentFields {...props.moved} form="visit" label={t('staffRequests:visit.newDate')} />
        {props.done.map((done) => (
          <button key={done} type="submit" className="btn btn--ghost" name="visit" value={done}>
            {t(`staffRequests:visit.${done}`)}
          </button>
        ))}
      </form>
    </section>
  )
}
