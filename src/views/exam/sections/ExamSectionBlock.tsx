import type { ReactNode } from 'react'
import type { ExamSection } from '../../../content/contentTypes.js'
import ToolBlock from '../../tools/ToolBlock.js'
import SoundBlock from '../mriSound/SoundBlock.js'
import CycleBlock from './CycleBlock.js'
import EvidenceBlock from './EvidenceBlock.js'
import NoticeBlock from './NoticeBlock.js'
import PrepareBlock from './PrepareBlock.js'
import ProseBlock from './ProseBlock.js'
import QuestionsBlock from './QuestionsBlock.js'
import VisitBlock from './VisitBlock.js'
import WeeksBlock from './WeeksBlock.js'
import type { Windows } from './windows.js'

/** The preparation and what must not wait: all that a printed sheet needs. */
const printed: ReadonlySet<ExamSection['kind']> = new Set(['prepare', 'notice'])

const block = (section: ExamSection, windows: Windows): ReactNode => {
  switch (section.kind) {
    case 'prose':
      return <ProseBlock section={section} />
    case 'prepare':
      return <PrepareBlock section={section} />
    case 'visit':
      return <VisitBlock section={section} />
    case 'evidence':
      return <EvidenceBlock section={section} />
    case 'cycle':
      return <CycleBlock section={section} windows={windows} />
    case 'weeks':
      return <WeeksBlock section={section} windows={windows} />
    case 'sound':
      return <SoundBlock section={section} />
    case 'notice':
      return <NoticeBlock section={section} />
    case 'tool':
      return <ToolBlock section={section} />
    case 'questions':
      return <QuestionsBlock section={section} />
  }
}

interface Props {
  readonly section: ExamSection
  readonly windows: Windows
  readonly sand: boolean
}

/** One section of an exam page, on paper or on sand. */
export default function ExamSectionBlock({ section, windows, sand }: Props) {
  const classes = [
    'section',
    section.kind === 'notice' ? 'section--tight' : undefined,
    section.kind === 'sound' ? 'deep' : sand ? 'section--sand' : undefined,
    printed.has(section.kind) ? undefined : 'no-print',
  ]
  return (
    <section id={section.id} className={classes.filter((name) => name !== undefined).join(' ')}>
      {block(section, windows)}
    </section>
  )
}
