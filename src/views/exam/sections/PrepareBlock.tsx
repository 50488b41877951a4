import type { PrepareSection } from '../../../content/contentTypes.js'
import PhoneFold from './PhoneFold.js'
import RichText from '../../blocks/RichText.js'
import SectionHead from '../../blocks/SectionHead.js'
import Icon from '../../icons/Icon.js'
import { useSite } from '../../site/site.js'

/** What to do, one thing after the other, and what to bring; this is what prints. */
export default function PrepareBlock({ section }: { readonly section: PrepareSection }) {
  const { t } = useSite()
  return (
    <div className="wrap">
      <SectionHead heading={section.heading} />
      <div className="sheet__cols">
        <section>
          <h3 className="print-only">{t('exam:sheet.do')}</h3>
          <ul className="checklist moments">
            {section.steps.map(({ key, title, detail }) => (
              <li key={key}>
                <div>
                  <b>
                    <RichText text={title} />
                  </b>{' '}
                  {detail && (
                    <span>
                      <RichText text={detail} />
                    </span>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section className="bring">
          <PhoneFold heading={t('exam:sheet.bring')}>
            <ul className="checklist checklist--short">
              {section.bring.map((item) => (
                <li key={item.key}>
                  <div>
                    <RichText text={item.text} />
                  </div>
                </li>
              ))}
            </ul>
          </PhoneFold>
          <p className="screen-only" data-print hidden>
            <button className="btn btn--ghost btn--small" type="button">
              <Icon name="print" small />
              {t('exam:sheet.print')}
            </button>
          </p>
        </section>
      </div>
    </div>
  )
}
