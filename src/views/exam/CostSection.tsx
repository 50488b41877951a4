import { useSite } from '../site/site.js'

export interface CostWords {
  readonly value: string
  readonly note?: string | undefined
  readonly paragraphs: readonly string[]
}

/** Who pays, what it costs, until when and what is not included. */
export default function CostSection({ cost }: { readonly cost: CostWords }) {
  const { t } = useSite()
  return (
    <section id="cost" className="section section--tight no-print">
      <div className="wrap split">
        <div className="head">
          <h2>{t('exam:cost.heading')}</h2>
        </div>
        <div className="panel cost flow">
          {cost.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <a href="https://www.ramq.gouv.qc.ca">{t('exam:cost.ramq')}</a>
          </p>
        </div>
      </div>
    </section>
  )
}
