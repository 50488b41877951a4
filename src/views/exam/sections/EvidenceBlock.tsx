import type { EvidenceSection } from '../../../content/contentTypes.js'
import Paragraphs from '../../blocks/Paragraphs.js'
import RichText from '../../blocks/RichText.js'
import SectionHead from '../../blocks/SectionHead.js'
import StudyPlate from './StudyPlate.js'

/** What the studies measured, each on a plate of the same size, in the same type as everything else. */
export default function EvidenceBlock({ section }: { readonly section: EvidenceSection }) {
  return (
    <div className="wrap">
      <SectionHead heading={section.heading}>
        <p>
          <RichText text={section.lead} />
        </p>
      </SectionHead>
      <ul className="studies">
        {section.studies.map((study) => (
          <li key={study.source} className={study.dots ? 'study' : 'study study--words'}>
            <StudyPlate study={study} />
          </li>
        ))}
      </ul>
      <div className="study-notes">
        <Paragraphs texts={section.paragraphs} />
      </div>
    </div>
  )
}
