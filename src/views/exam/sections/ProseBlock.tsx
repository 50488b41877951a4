import type { ProseSection } from '../../../services/content/schemas/sections.js'
import Paragraphs from '../../blocks/Paragraphs.js'
import RichText from '../../blocks/RichText.js'
import SectionHead from '../../blocks/SectionHead.js'
import TextList from '../../blocks/TextList.js'
import Picture from '../../picture/Picture.js'
import PhoneFold from '../PhoneFold.js'
import { useSite } from '../../pageContext/site.js'

export default function ProseBlock({ section }: { readonly section: ProseSection }) {
  const { heading, pictures } = section
  if (pictures === undefined) {
    return (
      <div className="wrap split">
        <SectionHead heading={heading} />
        <ProseText section={section} />
      </div>
    )
  }
  return (
    <div className="wrap split split--even shows">
      <div>
        <SectionHead heading={heading} />
        <ProseText section={section} />
      </div>
      <ShownPictures pictures={pictures} />
    </div>
  )
}

function ProseText({ section }: { readonly section: ProseSection }) {
  const { later, paragraphs, list } = section
  if (later !== undefined) {
    return (
      <div className="prose prose--later">
        <Paragraphs texts={paragraphs.slice(0, 1)} />
        <PhoneFold heading={<RichText text={later} />}>
          <Paragraphs texts={paragraphs.slice(1)} />
          {list && <TextList items={list} />}
        </PhoneFold>
      </div>
    )
  }
  return (
    <div className="prose">
      {section.lead && (
        <p className="lead">
          <RichText text={section.lead} />
        </p>
      )}
      <Paragraphs texts={paragraphs} />
      {list && <TextList items={list} />}
    </div>
  )
}

function ShownPictures({ pictures }: { readonly pictures: readonly string[] }) {
  const { t } = useSite()
  return (
    <figure className="shows__pictures">
      {pictures.map((name) => (
        <div key={name} className="ring">
          <Picture name={name} place="panelRing" />
        </div>
      ))}
      <figcaption>{t('common:simulatedAll')}</figcaption>
    </figure>
  )
}
