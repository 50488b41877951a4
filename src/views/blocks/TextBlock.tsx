import type { Heading } from '../../content/contentTypes.js'
import type { Text } from '../../content/localized.js'
import Paragraphs from './Paragraphs.js'
import SectionHead from './SectionHead.js'

interface Props {
  readonly id: string
  readonly heading: Heading
  readonly paragraphs: readonly Text[]
  readonly sand?: boolean
}

/** A section of plain reading: heading at left, paragraphs at right. */
export default function TextBlock({ id, heading, paragraphs, sand = false }: Props) {
  return (
    <section className={sand ? 'section section--sand' : 'section'} id={id}>
      <div className="wrap split">
        <div className="sticky">
          <SectionHead heading={heading} />
        </div>
        <div className="prose">
          <Paragraphs texts={paragraphs} />
        </div>
      </div>
    </section>
  )
}
