import type { HomeContent } from '../../content/pageContentTypes.js'
import { useSite } from '../site/site.js'
import Icon from '../icons/Icon.js'
import RichText from '../blocks/RichText.js'
import SectionHead from '../blocks/SectionHead.js'
import Questions from '../blocks/Questions.js'

/** Shown at once; the others wait behind one more, so that the page stays short on a phone. */
const shownQuestions = 4

/** What people ask before they come. */
export default function HomeQuestions({
  questions,
}: {
  readonly questions: HomeContent['questions']
}) {
  const { t } = useSite()
  return (
    <section className="section" id="questions">
      <div className="wrap">
        <SectionHead heading={questions.heading}>
          <p>
            <RichText text={questions.intro} />
          </p>
        </SectionHead>
        <Questions questions={questions.items.slice(0, shownQuestions)} columns />
        <details className="more-questions">
          <summary className="more">
            {t('home:moreQuestions')}
            <Icon name="chevron" small />
          </summary>
          <Questions questions={questions.items.slice(shownQuestions)} columns openFirst={false} />
        </details>
      </div>
    </section>
  )
}
