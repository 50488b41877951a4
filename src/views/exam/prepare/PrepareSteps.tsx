import type { PrepareStep } from '../../../services/content/schemas/sections.js'
import RichText from '../../blocks/RichText.js'

interface Props {
  readonly steps: readonly PrepareStep[]
  readonly moments?: true
}

export default function PrepareSteps({ steps, moments }: Props) {
  return (
    <ul className={moments ? 'checklist moments' : 'checklist'}>
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
