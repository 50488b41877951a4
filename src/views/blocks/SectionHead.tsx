import type { ReactNode } from 'react'
import type { Heading } from '../../services/content/schemas/pageParts.js'
import RichText from './RichText.js'

interface Props {
  readonly heading: Heading
  readonly id?: string
  readonly children?: ReactNode
  readonly className?: string
}

export default function SectionHead({ heading, id, children, className = 'head' }: Props) {
  return (
    <div className={className}>
      <SectionHeading heading={heading} id={id} />
      {children}
    </div>
  )
}

export function SectionHeading({ heading, id }: { heading: Heading; id?: string | undefined }) {
  return (
    <h2 id={id}>
      <HeadingText heading={heading} />
    </h2>
  )
}

export function HeadingText({ heading }: { readonly heading: Heading }) {
  return (
    <>
      <RichText text={heading.text} />
      {heading.strong && (
        <>
          {' '}
          <strong>
            <RichText text={heading.strong} />
          </strong>
        </>
      )}
    </>
  )
}
