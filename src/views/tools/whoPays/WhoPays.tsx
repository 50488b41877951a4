import type { PayerTexts } from '../../exam/sections/CostBlock.js'
import PhoneFold from '../../exam/PhoneFold.js'
import { useSite } from '../../pageContext/site.js'

export interface WhoPaysTexts {
  readonly validity: string
  readonly exams: readonly {
    readonly name: string
    readonly href: string
    readonly sum: string
    readonly unit: string | undefined
    readonly payers: readonly PayerTexts[]
  }[]
}

interface Props {
  readonly words: WhoPaysTexts
  readonly sand: boolean
}

export default function WhoPays({ words, sand }: Props) {
  const { t } = useSite()
  return (
    <section id="who-pays" className={sand ? 'section section--sand' : 'section'}>
      <div className="wrap">
        <div className="head">
          <h2>{t('exam:cost.heading')}</h2>
          <p>
            {words.validity} {t('exam:cost.plan')}
          </p>
        </div>
        <div className="pays">
          {words.exams.map(({ name, href, sum, unit, payers }) => (
            <PhoneFold key={href} heading={name} note={sum} className="pay">
              <div className="pay__price">
                <p>{sum}</p>
                {unit !== undefined && <p>{unit}</p>}
              </div>
              <dl>
                {payers.map(({ payer, short }) => (
                  <div key={payer}>
                    <dt>{payer}</dt>
                    <dd>{short}</dd>
                  </div>
                ))}
              </dl>
              <a className="more" href={href} aria-label={t('exam:cost.ofExam', { exam: name })}>
                {t('exam:cost.more')}
              </a>
            </PhoneFold>
          ))}
        </div>
      </div>
    </section>
  )
}
