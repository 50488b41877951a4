import type { Ref } from 'react'
import WarningIcon from '../icons/WarningIcon.js'

interface Props {
  readonly title: string
  readonly errors: readonly { readonly id: string; readonly sentence: string }[]
  readonly ref?: Ref<HTMLDivElement>
}

/** What must be mended, each line a link to its field; takes focus when the page opens. */
export default function ErrorSummary({ title, errors, ref }: Props) {
  return (
    <div
      className="notice notice--err"
      role="alert"
      tabIndex={-1}
      id="error-summary"
      data-summary=""
      ref={ref}
    >
      <WarningIcon />
      <div>
        <h2>{title}</h2>
        <ul>
          {errors.map(({ id, sentence }, position) => (
            <li key={`${id} ${position}`}>
              <a href={`#${id}`}>{sentence}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
