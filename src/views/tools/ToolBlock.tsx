import type { ToolSection } from '../../services/content/schemas/sections.js'
import RichText from '../blocks/RichText.js'
import SectionHead, { SectionHeading } from '../blocks/SectionHead.js'
import { useSite } from '../pageContext/site.js'
import ToolSample from './card/ToolSample.js'
import Tool from './Tool.js'

interface Props {
  readonly section: ToolSection
  readonly folded?: boolean
  readonly withSample?: boolean
}

export default function ToolBlock({ section, folded = false, withSample = false }: Props) {
  const { tools } = useSite()
  const { heading, paragraphs, tool } = section
  const words = paragraphs.map((text) => (
    <p key={text.fr}>
      <RichText text={text} />
    </p>
  ))
  if (folded) {
    return (
      <div className="wrap">
        <details className="tool-fold" open={tools.requestedTool?.tool === tool}>
          <summary>
            <SectionHeading heading={heading} />
          </summary>
          <div className="flow">
            {words}
            <Tool name={tool} />
          </div>
        </details>
      </div>
    )
  }
  return (
    <div className="wrap">
      <SectionHead heading={heading}>{words}</SectionHead>
      {withSample ? (
        <div className="tool-card">
          <Tool name={tool} />
          <ToolSample tool={tool} />
        </div>
      ) : (
        <Tool name={tool} />
      )}
    </div>
  )
}
