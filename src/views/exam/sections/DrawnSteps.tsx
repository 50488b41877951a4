import type { VisitStep } from '../../../services/content/schemas/pageParts.js'
import Drawing from '../../picture/Drawing.js'
import RichText from '../../blocks/RichText.js'

interface Props {
  readonly steps: readonly VisitStep[]
  readonly storyboard?: true | undefined
}

export default function DrawnSteps({ steps, storyboard }: Props) {
  return (
    <ol className={storyboard ? 'drawn-steps storyboard' : 'drawn-steps'}>
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
            {storyboard ? (
              <details className="phone-fold">
                <summary>
                  <span className="vh">
                    <RichText text={title} />
                  </span>
                </summary>
                <p>
                  <RichText text={text} />
                </p>
              </details>
            ) : (
              <p>
                <RichText text={text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
