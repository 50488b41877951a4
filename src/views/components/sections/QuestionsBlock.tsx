import type { QuestionsSection } from '../../../services/content/contentTypes.js'
import SectionHead from '../SectionHead.js'
import Questions from './Questions.js'

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
