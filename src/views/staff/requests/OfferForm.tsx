import { staffUrl } from '../../../addresses/staffTable.js'
import { offerResults } from '../../../shared/contact/contactChoices.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { RequestFormPlace } from './CallForm.js'

interface Props extends RequestFormPlace {
  readonly words: string
}

/** Records the answer to the offer of an open appointment. */
export default function OfferForm({ words, reference, version, list }: Props) {
  const { t } = useStaffSite()
  return (
    <section className="panel noprint" aria-labelledby="offer">
      <div className="panel__head">
        <h2 id="offer">{t('staffRequests:offer.title')}</h2>
      </div>
      <p className="hint">{words}</p>
      <form className="row" method="post" action={staffUrl('request', { reference })}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="from" value="page" />
        {offerResults.map((result) => (
          <button key={result} type="submit" className="btn btn--ghost" name="offer" value={result}>
            {t(`staffRequests:offer.results.${result}`)}
          </button>
        ))}
      </form>
    </section>
  )
}
