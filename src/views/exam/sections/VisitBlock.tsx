import type { VisitSection } from '../../../content/contentTypes.js'
import Paragraphs from '../../blocks/Paragraphs.js'
import RichText from '../../blocks/RichText.js'
import SectionHead from '../../blocks/SectionHead.js'
import VisitSteps from '../../blocks/VisitSteps.js'

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
      <VisitSteps steps={section.steps} />
      {section.paragraphs && (
        <div className="flow mt-6">
          <Paragraphs texts={section.paragraphs} />
        </div>
      )}
    </div>
  )
}
