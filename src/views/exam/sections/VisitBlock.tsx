import type { VisitSection } from '../../../content/contentTypes.js'
import DrawnSteps from '../DrawnSteps.js'
import Paragraphs from '../../blocks/Paragraphs.js'
import RichText from '../../blocks/RichText.js'
import SectionHead from '../../blocks/SectionHead.js'

/** How the exam goes, step by step. */
export default function VisitBlock({ section }: { readonly section: VisitSection }) {
  return (
    <div className="wrap">
      <SectionHead heading={section.heading}>
        {section.lead && (
          <p>
            <RichText text={section.lead} />
          </p>
        )}
      </SectionHead>
      <DrawnSteps steps={section.steps} />
      {section.paragraphs && (
        <div className="steps-note">
          <Paragraphs texts={section.paragraphs} />
        </div>
      )}
    </div>
  )
}
