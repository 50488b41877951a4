import type { SafetySection } from '../../../content/contentTypes.js'
import Icon from '../../icons/Icon.js'
import RichText from '../../blocks/RichText.js'
import SectionHead from '../../blocks/SectionHead.js'
import TextList from '../../blocks/TextList.js'

const groups = [
  { key: 'callFirst', className: 'safety__group safety__group--call', icon: 'phone' },
  { key: 'tellUs', className: 'safety__group safety__group--tell', icon: 'info' },
] as const

/** Two groups: call before booking, tell us when you book. Nobody is declared safe here. */
export default function SafetyBlock({ section }: { readonly section: SafetySection }) {
  return (
    <div className="wrap">
      <SectionHead heading={section.heading}>
        <p>
          <RichText text={section.intro} />
        </p>
      </SectionHead>
      <div className="safety">
        {groups.map(({ key, className, icon }) => (
          <section key={key} className={className}>
            <h3>
              <Icon name={icon} />
              <RichText text={section[key].title} />
            </h3>
            <TextList items={section[key].items} />
          </section>
        ))}
      </div>
      <p className="mt-4">
        <RichText text={section.outro} />
      </p>
    </div>
  )
}
