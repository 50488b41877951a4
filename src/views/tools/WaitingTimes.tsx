import type { Procedure } from '../../services/content/schemas/exam.js'
import { type Site, useSite } from '../pageContext/site.js'
import { unbroken } from '../links/unbroken.js'

interface Props {
  readonly times: readonly WaitingTime[]
  readonly sand: boolean
}

export interface WaitingTime {
  readonly procedure: Procedure
  readonly text: string
}

export const waitingTimes = ({
  offered,
  waiting,
}: Pick<Site, 'offered' | 'waiting'>): readonly WaitingTime[] =>
  offered.procedures.flatMap((procedure) => {
    const text = waiting[procedure]
    return text === undefined ? [] : [{ procedure, text }]
  })

export default function WaitingTimes({ times, sand }: Props) {
  const { t } = useSite()
  return (
    <section id="waiting" className={sand ? 'section section--sand' : 'section'}>
      <div className="wrap">
        <div className="head">
          <h2>{t('notices:waiting.heading')}</h2>
        </div>
        <div className="pays">
          {times.map(({ procedure, text }) => (
            <div key={procedure} className="pay">
              <h3>{t(`notices:waiting.procedures.${procedure}`)}</h3>
              <p>{unbroken(text)}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
