import type { PrepareSection } from '../../../services/content/schemas/sections.js'
import SectionHead from '../../blocks/SectionHead.js'
import PrepareLists from '../prepare/PrepareLists.js'

export default function PrepareBlock({ section }: { readonly section: PrepareSection }) {
  return (
    <div className="wrap">
      <SectionHead heading={section.heading} />
      <PrepareLists section={section} />
    </div>
  )
}
