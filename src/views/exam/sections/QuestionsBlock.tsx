import type { QuestionsSection } from '../../../content/contentTypes.js'
import SectionHead from '../../blocks/SectionHead.js'
import Questions from '../../blocks/Questions.js'

/** What people ask about this exam. */
export default function QuestionsBlock({ section }: { readonly section: QuestionsSection }) {
  return (
    <div className="wrap split">
      <div className="sticky">
        <SectionHead heading={section.heading} />
      </div>
      <Questions questions={section.questions} />
    </div>
  )
}
