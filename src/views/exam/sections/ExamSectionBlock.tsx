import type { ReactNode } from 'react'
import type { ExamSection, ProseSection } from '../../../services/content/schemas/sections.js'
import { useSite } from '../../pageContext/site.js'
import { answeredTool } from '../../site/answeredTool.js'
import ToolBlock from '../../tools/ToolBlock.js'
import type { PlacedSection } from '../pageSections.js'
import SoundBlock from '../mriSound/SoundBlock.js'
import CostBlock, { type CostTexts } from './CostBlock.js'
import CycleBlock from './CycleBlock.js'
import EvidenceBlock from './EvidenceBlock.js'
import NoticeBlock from './NoticeBlock.js'
import PlateBlock from './PlateBlock.js'
import PrepareBlock from './PrepareBlock.js'
import ProseBlock from './ProseBlock.js'
import QuestionsBlock from './QuestionsBlock.js'
import VisitBlock from './VisitBlock.js'
import WeeksBlock from './WeeksBlock.js'
import type { Windows } from './windows.js'

const isPrinted = (section: ExamSection): boolean =>
  section.kind === 'prepare' ||
  section.kind === 'notice' ||
  (section.kind === 'tool' && section.tool === 'mriCheck')

const grounds = { paper: undefined, sand: 'section--sand', deep: 'deep' } as const

interface Shared {
  readonly windows: Windows
  readonly cost: CostTexts
  readonly folded: readonly ProseSection[]
}

const block = (section: ExamSection, { windows, cost, folded }: Shared): ReactNode => {
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
      return <ToolBlock section={section} folded={section.tool !== 'mriCheck'} />
    case 'plate':
      return <PlateBlock section={section} />
    case 'cost':
      return <CostBlock cost={cost} />
    case 'questions':
      return <QuestionsBlock section={section} folded={folded} />
  }
}

export default function ExamSectionBlock({
  placed,
  ...shared
}: { placed: PlacedSection } & Shared) {
  const { tools } = useSite()
  const { section, tone, joined } = placed
  const classes = [
    'section',
    joined ? 'section--flush' : undefined,
    grounds[tone],
    isPrinted(section) ? undefined : 'no-print',
  ]
  return (
    <section
      id={section.id}
      className={classes.filter((name) => name !== undefined).join(' ')}
      data-answered={section.kind === 'tool' ? answeredTool(tools, section.tool) : undefined}
    >
      {block(section, shared)}
    </section>
  )
}
