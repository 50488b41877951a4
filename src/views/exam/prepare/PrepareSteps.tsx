import type { PrepareStep } from '../../../content/contentTypes.js'
import RichText from '../../blocks/RichText.js'

interface Props {
  readonly steps: readonly PrepareStep[]
  /** Set out by the moments of the day. */
  readonly moments?: true
}

/** What to do, one line after the other. */
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
