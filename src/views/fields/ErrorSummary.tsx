import type { Ref } from 'react'
import WarningIcon from '../icons/WarningIcon.js'

interface Props {
  readonly id?: string
  readonly title: string
  readonly errors: readonly { readonly id: string; readonly sentence: string }[]
  readonly ref?: Ref<HTMLDivElement>
}

export default function ErrorSummary({ id = 'error-summary', title, errors, ref }: Props) {
  return (
    <div
      className="notice notice--err"
      role="alert"
      tabIndex={-1}
      id={id}
      data-summary=""
      ref={ref}
    >
      <WarningIcon />
      <div>
        <h2>{title}</h2>
        <ul>
          {errors.map(({ id: field, sentence }, position) => (
            <li key={`${field} ${position}`}>
              <a href={`#${field}`}>{sentence}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
