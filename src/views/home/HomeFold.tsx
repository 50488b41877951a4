import type { ReactNode } from 'react'
import type { Heading } from '../../services/content/schemas/pageParts.js'
import { HeadingText } from '../blocks/SectionHead.js'

interface Props {
  readonly id: string
  readonly heading: Heading
  readonly intro: ReactNode
  readonly isSplit?: boolean
  readonly children: ReactNode
}

/** A section that phones show folded; a link to it opens it. */
export default function HomeFold({ id, heading, intro, isSplit = false, children }: Props) {
  const text = <HeadingText heading={heading} />
  const content = (
    <>
      <div className="head">
        {/* Replaces the summary on wide screens, where it would be focusable without a function. */}
        <h2 className="phone-fold__heading">{text}</h2>
        {intro}
      </div>
      {children}
    </>
  )
  return (
    <details className="phone-fold home-fold" id={id}>
      <summary>
        <h2>{text}</h2>
      </summary>
      {isSplit ? <div className="split">{content}</div> : content}
    </details>
  )
}
