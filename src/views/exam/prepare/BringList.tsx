import type { BringItem } from '../../../services/content/schemas/sections.js'
import RichText from '../../blocks/RichText.js'
import Icon from '../../icons/Icon.js'
import { useSite } from '../../pageContext/site.js'
import PhoneFold from '../PhoneFold.js'

export default function BringList({ items }: { readonly items: readonly BringItem[] }) {
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
        <p className="screen-only" data-print hidden>
          <button className="btn btn--ghost btn--small" type="button">
            <Icon name="print" small />
            {t('exam:sheet.print')}
          </button>
        </p>
      </PhoneFold>
    </section>
  )
}
