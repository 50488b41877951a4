import type { ReactNode } from 'react'
import type { Question } from '../../services/content/schemas/pageParts.js'
import Paragraphs from './Paragraphs.js'
import RichText from './RichText.js'

interface Props {
  readonly questions: readonly Question[]
  readonly columns?: boolean
  readonly openFirst?: boolean
  readonly children?: ReactNode
}

export default function Questions(props: Props) {
  const { questions, columns = false, openFirst = true, children } = props
  return (
    <div className={columns ? 'faq faq--two' : 'faq'}>
      {questions.map(({ id, question, answer }, position) => (
        <details key={question.fr} id={id} name="faq" open={openFirst && position === 0}>
          <summary>
            <span>
              <RichText text={question} />
            </span>
          </summary>
          <div>
            <Paragraphs texts={answer} />
          </div>
        </details>
      ))}
      {children}
    </div>
  )
}
