import type { VisitStep } from '../../services/content/schemas/pageParts.js'
import RichText from './RichText.js'

export default function VisitSteps({ steps }: { readonly steps: readonly VisitStep[] }) {
  return (
    <ol className={steps.length === 4 ? 'visit visit--four' : 'visit'}>
      {steps.map(({ time, title, text }) => (
        <li key={title.fr}>
          <p className="visit__time">
            <RichText text={time} />
          </p>
          <h3>
            <RichText text={title} />
          </h3>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
