import type { PrepareStep } from '../../../services/content/schemas/sections.js'
import RichText from '../../blocks/RichText.js'

export default function PrepareSteps({ steps }: { readonly steps: readonly PrepareStep[] }) {
  return (
    <ul className="checklist">
      {steps.map(({ key, title, detail }) => (
        <li key={key}>
          <div>
            <b>
              <RichText text={title} />
            </b>{' '}
            {detail && (
              <span>
                <RichText text={detail} />
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
