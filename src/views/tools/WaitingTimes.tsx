import { useSite } from '../pageContext/site.js'
import { unbroken } from '../links/unbroken.js'

export default function WaitingTimes({ sand }: { readonly sand: boolean }) {
  const { offered, t, waiting } = useSite()
  return (
    <section id="waiting" className={sand ? 'section section--sand' : 'section'}>
      <div className="wrap">
        <div className="head">
          <h2>{t('notices:waiting.heading')}</h2>
        </div>
        <div className="pays">
          {offered.procedures.map((procedure) => (
            <div key={procedure} className="pay">
              <h3>{t(`notices:waiting.procedures.${procedure}`)}</h3>
              <p>{unbroken(waiting[procedure])}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
