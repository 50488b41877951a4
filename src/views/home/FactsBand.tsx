import type { HomeContent } from '../../content/pageContentTypes.js'
import { useSite } from '../site/site.js'
import RichText from '../blocks/RichText.js'
import SectionHead from '../blocks/SectionHead.js'

/** A few figures on deep, which need no heading for the eye. */
export default function FactsBand({ facts }: { readonly facts: HomeContent['facts'] }) {
  const { localize } = useSite()
  return (
    <section className="section facts deep">
      <div className="wrap">
        <SectionHead heading={facts.heading} className="vh" />
        <dl>
          {facts.items.map(({ value, label }) => (
            <div key={label.fr}>
              <dt>
                <RichText text={label} />
              </dt>
              <dd>{localize(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
