import { staffUrl } from '../../../addresses/staffTable.js'
import { offerResults } from '../../../shared/contact/contactChoices.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { RequestFormPlace } from './CallForm.js'
import { EntryErrorText } from './EntryFields.js'

export interface OfferProps {
  readonly words: string
  /** Freed appointments, by the reference of the request that freed them. */
  readonly places: readonly (readonly [reference: string, words: string])[]
  readonly error?: string
}

type Props = OfferProps & RequestFormPlace

export default function OfferForm({ words, places, error, reference, version, list }: Props) {
  const { t } = useStaffSite()
  return (
    <section className="panel noprint" aria-labelledby="offer">
      <div className="panel__head">
        <h2 id="offer">{t('staffRequests:offer.title')}</h2>
      </div>
      <p className="hint">{words}</p>
      <form className="flow flow--tight" method="post" action={staffUrl('request', { reference })}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="from" value="page" />
        {places.length > 0 && (
          <div className="field">
            <label htmlFor="place">{t('staffRequests:offer.place')}</label>
            <select className="input" id="place" name="place">
              <option value="">{t('staffRequests:offer.otherPlace')}</option>
              {places.map(([value, description]) => (
                <option key={value} value={value}>
                  {description}
                </option>
              ))}
            </select>
          </div>
        )}
        {error !== undefined && (
          <div role="alert">
            <EntryErrorText id="place" error={error} />
          </div>
        )}
        <div className="row">
          {offerResults.map((result) => (
            <button
              key={result}
              type="submit"
              className="btn btn--ghost"
              name="offer"
              value={result}
            >
              {t(`staffRequests:offer.results.${result}`)}
            </button>
          ))}
        </div>
      </form>
    </section>
  )
}
