import type { BringItem } from '../../../services/content/schemas/sections.js'
import RichText from '../../blocks/RichText.js'
import Icon from '../../icons/Icon.js'
import { useSite } from '../../pageContext/site.js'
import PhoneFold from '../PhoneFold.js'

interface Props {
  readonly items: readonly BringItem[]
  readonly withButton?: boolean
}

export default function BringList({ items, withButton = false }: Props) {
  const { t } = useSite()
  return (
    <section className="bring">
      <PhoneFold heading={t('exam:sheet.bring')}>
        <ul className="checklist checklist--short">
          {items.map((item) => (
            <li key={item.key}>
              <div>
                <RichText text={item.text} />
              </div>
            </li>
          ))}
        </ul>
        {withButton && <PrintPreparation />}
      </PhoneFold>
      {!withButton && <PrintPreparation />}
    </section>
  )
}

function PrintPreparation() {
  const { t } = useSite()
  return (
    <p className="screen-only" data-print hidden>
      <button className="btn btn--ghost btn--small" type="button">
        <Icon name="print" small />
        {t('exam:sheet.print')}
      </button>
    </p>
  )
}
