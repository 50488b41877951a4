import type { VisitSection } from '../../../services/content/schemas/sections.js'
import DrawnSteps from './DrawnSteps.js'
import Paragraphs from '../../blocks/Paragraphs.js'
import RichText from '../../blocks/RichText.js'
import SectionHead from '../../blocks/SectionHead.js'
import { useSite } from '../../pageContext/site.js'

export default function VisitBlock({ section }: { readonly section: VisitSection }) {
  const { t } = useSite()
  return (
    <div className="wrap">
      <SectionHead heading={section.heading}>
        {section.lead && (
          <p>
            <RichText text={section.lead} />
          </p>
        )}
      </SectionHead>
      <DrawnSteps steps={section.steps} />
      {(section.asides ?? section.paragraphs) && (
        <div className="steps-note">
          <h3>{t('exam:goodToKnow')}</h3>
          {section.asides?.map(({ time, title, text }) => (
            <details key={title.fr}>
              <summary>
                <b>
                  <RichText text={title} />
                </b>{' '}
                <span>
                  <RichText text={time} />
                </span>
              </summary>
              <p>
                <RichText text={text} />
              </p>
            </details>
          ))}
          {section.paragraphs && <Paragraphs texts={section.paragraphs} />}
        </div>
      )}
    </div>
  )
}
