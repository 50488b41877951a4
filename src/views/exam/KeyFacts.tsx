import type { IconName } from '../../services/content/schemas/pageParts.js'
import { useSite } from '../pageContext/site.js'
import Icon from '../icons/Icon.js'
import { unbroken } from '../links/unbroken.js'

export interface KeyFactTexts {
  readonly key: 'duration' | 'when' | 'preparation' | 'prescription' | 'cost' | 'results'
  readonly value: string
  readonly note?: string | undefined
}

const icons: Readonly<Record<KeyFactTexts['key'], IconName>> = {
  duration: 'clock',
  when: 'calendar',
  preparation: 'check',
  prescription: 'document',
  cost: 'shield',
  results: 'mail',
}

export default function KeyFacts({ facts }: { readonly facts: readonly KeyFactTexts[] }) {
  const { t } = useSite()
  return (
    <section className="keyfacts" aria-label={t('exam:facts.label')}>
      <div className="wrap">
        <dl>
          {facts.map(({ key, value, note }) => (
            <div key={key}>
              <dt>
                <Icon name={icons[key]} small />
                {t(`exam:facts.${key}`)}
              </dt>
              <dd>
                {unbroken(value)} {note !== undefined && <small>{unbroken(note)}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
