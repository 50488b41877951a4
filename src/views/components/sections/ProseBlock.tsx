import type { ProseSection } from '../../../services/content/contentTypes.js'
import Paragraphs from '../Paragraphs.js'
import Rich from '../Rich.js'
import SectionHead from '../SectionHead.js'
import TextList from '../TextList.js'

/** Heading at left, paragraphs and an optional list at right. */
export default function ProseBlock({ section }: { readonly section: ProseSection }) {
  return (
    <div className="wrap split">
      <div className="sticky">
        <SectionHead heading={section.heading} />
      </div>
      <div className="prose">
        {section.lead && (
          <p className="lead">
            <Rich text={section.lead} />
          </p>
        )}
        <Paragraphs texts={section.paragraphs} />
        {section.list && <TextList items={section.list} />}
      </div>
    </div>
  )
}
