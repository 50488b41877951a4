import type { PrepareSection } from '../../../services/content/schemas/sections.js'
import SectionHead from '../../blocks/SectionHead.js'
import { useSite } from '../../pageContext/site.js'
import BringList from '../prepare/BringList.js'
import PrepareLists from '../prepare/PrepareLists.js'
import PrepareSteps from '../prepare/PrepareSteps.js'

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
            <PrepareSteps steps={steps} moments />
          </section>
          <BringList items={bring} />
        </div>
      ) : (
        <PrepareLists section={section} dayFrom={dayFrom} />
      )}
    </div>
  )
}
