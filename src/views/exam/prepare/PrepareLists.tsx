import type { PrepareSection, PrepareStep } from '../../../services/content/schemas/sections.js'
import { useSite } from '../../pageContext/site.js'
import PhoneFold from '../PhoneFold.js'
import BringList from './BringList.js'
import PrepareSteps from './PrepareSteps.js'

/** Maximum number of unfolded steps; with more, phones fold the steps for the day of the exam. */
const mostUnfolded = 6

export default function PrepareLists({ section }: { readonly section: PrepareSection }) {
  const { t } = useSite()
  const { steps, dayFrom, bring } = section
  const start = steps.findIndex(({ key }) => key === dayFrom)
  const first = start < 1 ? steps : steps.slice(0, start)
  const isLong = steps.length > mostUnfolded
  return (
    <div className="prepare-lists">
      <section>
        <h3 className="print-only">{t('exam:sheet.do')}</h3>
        <h3 className="screen-only">
          {t(start < 1 ? 'exam:sheet.onTheDay' : 'exam:sheet.before')}
        </h3>
        <PrepareSteps steps={first} />
      </section>
      {first !== steps && <OnTheDay steps={steps.slice(start)} isFolded={isLong} />}
      <BringList items={bring} />
    </div>
  )
}

interface OnTheDayProps {
  readonly steps: readonly PrepareStep[]
  readonly isFolded: boolean
}

function OnTheDay({ steps, isFolded }: OnTheDayProps) {
  const { t } = useSite()
  const heading = t('exam:sheet.onTheDay')
  return isFolded ? (
    <PhoneFold heading={heading}>
      <PrepareSteps steps={steps} />
    </PhoneFold>
  ) : (
    <section>
      <h3 className="screen-only">{heading}</h3>
      <PrepareSteps steps={steps} />
    </section>
  )
}
