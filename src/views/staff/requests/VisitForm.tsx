import { staffUrl } from '../../../addresses/staffTable.js'
import { visitsDone } from '../../../shared/contact/contactChoices.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { RequestFormPlace } from './CallForm.js'

interface Props extends RequestFormPlace {
  readonly words: string
}

/** Records what the front desk did with an appointment; the site emails the person. */
export default function VisitForm({ words, reference, version, list }: Props) {
  const { t } = useStaffSite()
  return (
    <section className="panel noprint" aria-labelledby="visit">
      <div className="panel__head">
        <h2 id="visit">{t('staffRequests:visit.title')}</h2>
      </div>
      <p>
        <b>{words}</b>
      </p>
      <p className="hint">{t('staffRequests:visit.check')}</p>
      <form className="row" method="post" action={staffUrl('request', { reference })}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="from" value="page" />
        {visitsDone.map((done) => (
          <button key={done} type="submit" className="btn btn--ghost" name="visit" value={done}>
            {t(`staffRequests:visit.${done}`)}
          </button>
        ))}
      </form>
    </section>
  )
}
