import type { VisitStep } from '../../../services/content/schemas/pageParts.js'
import Drawing from '../../picture/Drawing.js'
import RichText from '../../blocks/RichText.js'

export default function DrawnSteps({ steps }: { readonly steps: readonly VisitStep[] }) {
  return (
    <ol className="drawn-steps">
      {steps.map(({ time, title, text, drawing }) => (
        <li key={title.fr}>
          {drawing && <Drawing name={drawing} />}
          <div>
            <p className="drawn-steps__time">
              <RichText text={time} />
            </p>
            <h3>
              <RichText text={title} />
            </h3>
            <p>
              <RichText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
