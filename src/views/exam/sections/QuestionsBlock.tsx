import type { ProseSection, QuestionsSection } from '../../../services/content/schemas/sections.js'
import Paragraphs from '../../blocks/Paragraphs.js'
import PhoneFold from '../PhoneFold.js'
import Questions from '../../blocks/Questions.js'
import RichText from '../../blocks/RichText.js'
import SectionHead from '../../blocks/SectionHead.js'
import TextList from '../../blocks/TextList.js'
import { unbroken } from '../../links/unbroken.js'
import { useSite } from '../../pageContext/site.js'

interface Props {
  readonly section: QuestionsSection
  readonly folded: readonly ProseSection[]
}

export default function QuestionsBlock({ section, folded }: Props) {
  const { t } = useSite()
  if (folded.length === 0) {
    return (
      <div className="wrap">
        <SectionHead heading={section.heading} />
        <Questions questions={section.questions} columns />
      </div>
    )
  }
  return (
    <div className="wrap">
      <SectionHead heading={section.heading} />
      <div className="split split--even qa">
        <PhoneFold
          heading={t('exam:understand')}
          note={t('exam:answers', { count: folded.length })}
        >
          <div className="faq">
            {folded.map((prose) => (
              <FoldedProse key={prose.id} section={prose} />
            ))}
          </div>
        </PhoneFold>
        <PhoneFold
          heading={t('exam:practical')}
          note={t('exam:answers', { count: section.questions.length })}
        >
          <Questions questions={section.questions} openFirst={false} />
        </PhoneFold>
      </div>
    </div>
  )
}

function FoldedProse({ section }: { readonly section: ProseSection }) {
  const { localize } = useSite()
  const { id, heading, lead, paragraphs, list } = section
  return (
    <details id={id}>
      <summary>
        <h4>
          {unbroken(localize(heading.text))} {heading.strong && unbroken(localize(heading.strong))}
        </h4>
      </summary>
      <div>
        {lead && (
          <p>
            <RichText text={lead} />
          </p>
        )}
        <Paragraphs texts={paragraphs} />
        {list && <TextList items={list} />}
      </div>
    </details>
  )
}
