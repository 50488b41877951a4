import type { EvidenceSection, Study } from '../../../services/content/schemas/sections.js'
import Paragraphs from '../../blocks/Paragraphs.js'
import RichText from '../../blocks/RichText.js'
import SectionHead from '../../blocks/SectionHead.js'
import StudyPlate from './StudyPlate.js'

export default function EvidenceBlock({ section }: { readonly section: EvidenceSection }) {
  const { heading, lead, studies, paragraphs } = section
  return (
    <div className="wrap">
      <SectionHead heading={heading}>
        <p>
          <RichText text={lead} />
        </p>
      </SectionHead>
      <div className="evidence">
        <Studies studies={studies.filter(({ dots }) => dots !== undefined)} />
        <div className="evidence__words">
          <Studies studies={studies.filter(({ dots }) => dots === undefined)} />
          <div className="study-notes">
            <Paragraphs texts={paragraphs} />
          </div>
        </div>
      </div>
    </div>
  )
}

function Studies({ studies }: { readonly studies: readonly Study[] }) {
  return (
    <ul className="studies">
      {studies.map((study, position) => (
        <li key={study.source} className="study">
          <StudyPlate study={study} open={study.dots !== undefined && position === 0} />
        </li>
      ))}
    </ul>
  )
}
