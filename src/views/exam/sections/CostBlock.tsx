import PhoneFold from '../PhoneFold.js'
import { useSite } from '../../pageContext/site.js'
import { unbroken } from '../../links/unbroken.js'

export interface PayerTexts {
  readonly payer: string
  readonly short: string
  readonly text: string
}

export interface CostTexts {
  readonly value: string
  readonly note?: string | undefined
  readonly paragraphs: readonly string[]
  readonly payers: readonly PayerTexts[]
}

export default function CostBlock({ cost }: { readonly cost: CostTexts }) {
  const { t } = useSite()
  return (
    <div className="wrap cost">
      <div className="cost__said flow">
        <h2>{t('exam:cost.heading')}</h2>
        {cost.paragraphs.map((paragraph) => (
          <p key={paragraph}>{unbroken(paragraph)}</p>
        ))}
        <p>
          <a href="https://www.ramq.gouv.qc.ca">{t('exam:cost.ramq')}</a>
        </p>
      </div>
      <PhoneFold heading={t('exam:cost.byPayer')} className="payers">
        {cost.payers.map(({ payer, short, text }) => (
          <details key={payer} name="payer">
            <summary>
              <h3>{payer}</h3>
              <span>{short}</span>
            </summary>
            <p>{unbroken(text)}</p>
          </details>
        ))}
      </PhoneFold>
    </div>
  )
}
