import type { HomeContent } from '../../services/content/schemas/home.js'
import HomeFold from './HomeFold.js'
import Questions from '../blocks/Questions.js'
import RichText from '../blocks/RichText.js'

export default function HomeQuestions({
  questions,
}: {
  readonly questions: HomeContent['questions']
}) {
  return (
    <HomeFold
      id="questions"
      heading={questions.heading}
      intro={
        <p>
          <RichText text={questions.intro} />
        </p>
      }
    >
      <Questions questions={questions.items} openFirst={false} />
    </HomeFold>
  )
}
