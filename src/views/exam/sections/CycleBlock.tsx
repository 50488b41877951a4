import type { CycleSection } from '../../../services/content/schemas/sections.js'
import { useSite } from '../../pageContext/site.js'
import Paragraphs from '../../blocks/Paragraphs.js'
import SectionHead from '../../blocks/SectionHead.js'
import type { Windows } from './windows.js'

const days = Array.from({ length: 28 }, (_, position) => position + 1)
const labelled: ReadonlySet<number> = new Set([1, 7, 14, 21, 28])

interface Props {
  readonly section: CycleSection
  readonly windows: Windows
}

export default function CycleBlock({ section, windows }: Props) {
  const { localize, t } = useSite()
  const [from, to] = windows.cycleDays[section.window]
  return (
    <div className="wrap split">
      <div className="sticky">
        <SectionHead heading={section.heading} />
      </div>
      <div className="flow">
        <div className="cycle" aria-hidden="true">
          <ol className="cycle__days">
            {days.map((day) => (
              <li key={day} className={`d-${day}`}>
                {labelled.has(day) ? day : ''}
              </li>
            ))}
          </ol>
          <p className={`cycle__bar d-${from} span-${to - from + 1}`}>{localize(section.label)}</p>
          <p className="cycle__note">{t('exam:cycle.dayOne')}</p>
        </div>
        <Paragraphs texts={section.paragraphs} />
      </div>
    </div>
  )
}
