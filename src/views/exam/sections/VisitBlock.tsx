import type { VisitSection } from '../../../content/contentTypes.js'
import Paragraphs from '../../blocks/Paragraphs.js'
import SectionHead from '../../blocks/SectionHead.js'
import VisitSteps from '../../blocks/VisitSteps.js'

/** How the exam goes, step by step. */
export default function VisitBlock({ section }: { readonly section: VisitSection }) {
  return (
    <div className="wrap">
      <SectionHead heading={section.heading} />
      <VisitSteps steps={section.steps} />
      {section.paragraphs && (
        <div className="flow mt-6">
          <Paragraphs texts={section.paragraphs} />
        </div>
      )}
    </div>
  )
}
