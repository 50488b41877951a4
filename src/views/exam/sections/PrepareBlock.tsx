import type { PrepareSection } from '../../../content/contentTypes.js'
import RichText from '../../blocks/RichText.js'
import SectionHead from '../../blocks/SectionHead.js'
import { useSite } from '../../site/site.js'
import BringList from '../prepare/BringList.js'
import PrepareLists from '../prepare/PrepareLists.js'

/** What to do, one thing after the other, and what to bring; this is what prints. */
export default function PrepareBlock({ section }: { readonly section: PrepareSection }) {
  const { t } = useSite()
  const { heading, steps, bring, dayFrom } = section
  return (
    <div className="wrap">
      <SectionHead heading={heading} />
      {dayFrom === undefined ? (
        <div className="sheet__cols">
          <section>
            <h3 className="print-only">{t('exam:sheet.do')}</h3>
            <ul className="checklist moments">
              {steps.map(({ key, title, detail }) => (
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
          <BringList items={bring} />
        </div>
      ) : (
        <PrepareLists section={section} dayFrom={dayFrom} />
      )}
    </div>
  )
}
