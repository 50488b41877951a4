import type { ToolSection } from '../../services/content/schemas/sections.js'
import type { DrawingName } from '../../content/pictures/drawingCatalogue.js'
import RichText from '../blocks/RichText.js'
import SectionHead, { SectionHeading } from '../blocks/SectionHead.js'
import Drawing from '../picture/Drawing.js'
import { useSite } from '../pageContext/site.js'
import Tool from './Tool.js'

interface Props {
  readonly section: ToolSection
  readonly folded?: boolean
  readonly drawing?: DrawingName | undefined
}

export default function ToolBlock({ section, folded = false, drawing }: Props) {
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
      {drawing === undefined ? (
        <Tool name={tool} />
      ) : (
        <div className="tool-card">
          <Tool name={tool} />
          <Drawing name={drawing} />
        </div>
      )}
    </div>
  )
}
