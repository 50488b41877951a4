import type { ToolSection } from '../../content/contentTypes.js'
import RichText from '../blocks/RichText.js'
import SectionHead from '../blocks/SectionHead.js'
import CallFirstList from './mriCheck/CallFirstList.js'
import Tool from './Tool.js'

/** A tool with its heading, as a section of a page. */
export default function ToolBlock({ section }: { readonly section: ToolSection }) {
  return (
    <>
      <div className="wrap">
        <SectionHead heading={section.heading}>
          {section.paragraphs.map((text) => (
            <p key={text.fr}>
              <RichText text={text} />
            </p>
          ))}
        </SectionHead>
        <Tool name={section.tool} />
      </div>
      {section.tool === 'mriCheck' && <CallFirstList />}
    </>
  )
}
