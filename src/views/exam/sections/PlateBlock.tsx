import type { PlateSection } from '../../../services/content/schemas/sections.js'
import RichText from '../../blocks/RichText.js'
import SectionHead from '../../blocks/SectionHead.js'
import Drawing from '../../picture/Drawing.js'
import Picture from '../../picture/Picture.js'
import { useSite } from '../../pageContext/site.js'

/**
 * Renders a drawing with a slider that uncovers the ultrasound picture below it. Without JavaScript
 * both are shown.
 */
export default function PlateBlock({ section }: { readonly section: PlateSection }) {
  const { localize, t } = useSite()
  const { heading, drawing, alt, picture, shape, inset, marks } = section
  return (
    <div className="wrap plate">
      <SectionHead heading={heading}>
        <p>{t('exam:plate.lead')}</p>
      </SectionHead>
      <div className="plate__figures">
        <figure data-shows="drawing">
          <div className="plate__stack">
            <div className="plate__scan">
              <div className={shape}>
                <Picture name={picture} place="plateScan" />
              </div>
              <div className="plate__numbers">
                <Drawing name={drawing} part="marks" />
              </div>
            </div>
            <div className="plate__drawing">
              <Drawing name={drawing} alt={localize(alt)} />
            </div>
          </div>
          <div className="plate__slider">
            <span aria-hidden="true">{t('exam:plate.drawing')}</span>{' '}
            <input
              type="range"
              min="0"
              max="100"
              defaultValue="0"
              autoComplete="off"
              aria-label={t('exam:plate.slider')}
              data-wipe
            />
            <span aria-hidden="true">{t('exam:plate.picture')}</span>
          </div>
          <figcaption className="simulated">
            <span className="plate__draws">{t('exam:plate.drawing')}</span>{' '}
            <span className="plate__simulates">{t('common:simulated')}</span>
          </figcaption>
        </figure>
        {inset && (
          <div className="plate__inset">
            <Drawing name={inset} />
          </div>
        )}
      </div>
      <ol className="plate__marks">
        {marks.map(({ label, text }) => (
          <li key={label.fr}>
            <div>
              <b>
                <RichText text={label} />
              </b>{' '}
              <span>
                <RichText text={text} />
              </span>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
