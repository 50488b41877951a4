import type { VisitStep } from '../../../services/content/contentTypes.js'
import Rich from '../Rich.js'

/** Numbered steps joined by a tick ruler. */
export default function VisitSteps({ steps }: { readonly steps: readonly VisitStep[] }) {
  return (
    <ol className={steps.length === 4 ? 'visit visit--four' : 'visit'}>
      {steps.map(({ time, title, text }) => (
        <li key={title.fr}>
          <p className="visit__time">
            <Rich text={time} />
          </p>
          <h3>
            <Rich text={title} />
          </h3>
          <p>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
