import type { PrepareSection, UntimedKey } from '../../../services/content/schemas/sections.js'
import { useSite } from '../../pageContext/site.js'
import PhoneFold from '../PhoneFold.js'
import BringList from './BringList.js'
import PrepareSteps from './PrepareSteps.js'

interface Props {
  readonly section: PrepareSection
  readonly dayFrom: UntimedKey
}

export default function PrepareLists({ section, dayFrom }: Props) {
  const { t } = useSite()
  const start = section.steps.findIndex(({ key }) => key === dayFrom)
  return (
    <div className="prepare-lists">
      <section>
        <h3 className="print-only">{t('exam:sheet.do')}</h3>
        <h3 className="screen-only">{t('exam:sheet.before')}</h3>
        <PrepareSteps steps={section.steps.slice(0, start)} />
      </section>
      <PhoneFold heading={t('exam:sheet.onTheDay')}>
        <PrepareSteps steps={section.steps.slice(start)} />
      </PhoneFold>
      <BringList items={section.bring} withButton />
    </div>
  )
}
