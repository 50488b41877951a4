import type { ProseSection } from '../../../content/contentTypes.js'
import Paragraphs from '../../blocks/Paragraphs.js'
import RichText from '../../blocks/RichText.js'
import SectionHead from '../../blocks/SectionHead.js'
import TextList from '../../blocks/TextList.js'

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
            <RichText text={section.lead} />
          </p>
        )}
        <Paragraphs texts={section.paragraphs} />
        {section.list && <TextList items={section.list} />}
      </div>
    </div>
  )
}
