import type { CycleSection } from '../../../services/content/schemas/sections.js'
import { useSite } from '../../pageContext/site.js'
import Paragraphs from '../../blocks/Paragraphs.js'
import SectionHead from '../../blocks/SectionHead.js'
import type { Windows } from './windows.js'

const days = Array.from({ length: 28 }, (_, position) => position + 1)
const weekDays: ReadonlySet<number> = new Set([1, 7, 14, 21, 28])

interface Props {
  readonly section: CycleSection
  readonly windows: Windows
}

export default function CycleBlock({ section, windows }: Props) {
  const { localize, t } = useSite()
  const [from, to] = windows.cycleDays[section.window]
  const isEnd = (day: number) => day === from || day === to
  // Figures of two adjacent days would touch on phones.
  const isLabelled = (day: number) =>
    isEnd(day) || (weekDays.has(day) && !isEnd(day - 1) && !isEnd(day + 1))
  return (
    <div className="wrap split">
      <div className="sticky">
        <SectionHead heading={section.heading} />
      </div>
      <div className="flow">
        <div className="cycle" aria-hidden="true">
          <ol className="cycle__days">
            {days.map((day) => (
              <li key={day} className={isEnd(day) ? `d-${day} cycle__end` : `d-${day}`}>
                {isLabelled(day) ? day : ''}
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
