import type { Heading } from '../../content/contentTypes.js'
import type { Text } from '../../content/localized.js'
import type { PictureName } from '../../content/pictures/pictureCatalogue.js'
import { useSite } from '../site/site.js'
import Picture from '../picture/Picture.js'
import RichText from './RichText.js'
import Rings from '../picture/Rings.js'
import SectionHead from './SectionHead.js'

interface Props {
  readonly heading: Heading
  readonly items: readonly { readonly value: Text; readonly label: Text }[]
  /** In a ring off the left edge; without it the figures stand in one strip. */
  readonly picture?: PictureName
}

/** A few figures on deep. */
export default function FactsBand({ heading, items, picture }: Props) {
  const { localize } = useSite()
  return (
    <section className={`section facts deep${picture === undefined ? ' facts--strip' : ''}`}>
      <div className="wrap facts__grid">
        {picture !== undefined && (
          <div className="facts__media">
            <Rings radii={[54, 60, 68, 79]} arc="one" />
            <div className="ring">
              <Picture name={picture} place="ring" />
            </div>
          </div>
        )}
        <div>
          <SectionHead heading={heading} className={picture === undefined ? 'vh' : 'head'} />
          <dl>
            {items.map(({ value, label }) => (
              <div key={label.fr}>
                <dt>
                  <RichText text={label} />
                </dt>
                <dd>{localize(value)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
