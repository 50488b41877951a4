import type { HomeContent } from '../../services/content/schemas/home.js'
import Questions from '../blocks/Questions.js'
import RichText from '../blocks/RichText.js'
import SectionHead from '../blocks/SectionHead.js'

export default function HomeQuestions({
  questions,
}: {
  readonly questions: HomeContent['questions']
}) {
  return (
    <section id="questions">
      <SectionHead heading={questions.heading}>
        <p>
          <RichText text={questions.intro} />
        </p>
      </SectionHead>
      <Questions questions={questions.items} openFirst={false} />
    </section>
  )
}
