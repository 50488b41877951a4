import type { ReactNode } from 'react'
import type { Heading } from '../../content/contentTypes.js'
import { useSite } from '../site/site.js'

interface Props {
  readonly heading: Heading
  readonly id?: string
  readonly children?: ReactNode
  readonly className?: string
}

/** The heading of a section, with its last phrase set in 600 where the content says so. */
export default function SectionHead({ heading, id, children, className = 'head' }: Props) {
  const { localize } = useSite()
  return (
    <div className={className}>
      <h2 id={id}>
        {localize(heading.text)}
        {heading.strong && (
          <>
            {' '}
            <strong>{localize(heading.strong)}</strong>
          </>
        )}
      </h2>
      {children}
    </div>
  )
}
