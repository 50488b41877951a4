import type { ExamName } from '../../addresses/pageTable.js'
import { panelPlaces } from '../../services/images/picturePlaces.js'
import PageLink from '../links/PageLink.js'
import Drawing from '../picture/Drawing.js'
import Picture from '../picture/Picture.js'
import { useSite } from '../pageContext/site.js'

export default function RelatedExams({ names }: { readonly names: readonly ExamName[] }) {
  const { exams, localize, offered } = useSite()
  const shown = names.filter(offered.hasPage)
  if (shown.length === 0) return offered.hasPage('ultrasound') && <OverviewCard />
  return shown.map((name) => {
    const { kind, picture } = exams[name].figure
    return (
      <article key={name} className="related">
        <div className={kind}>
          <Picture name={picture} place={panelPlaces[kind]} decorative />
        </div>
        <div>
          <h3>
            <PageLink to={name}>{localize(exams[name].fullName)}</PageLink>
          </h3>
          <p>{localize(exams[name].summary)}</p>
        </div>
      </article>
    )
  })
}

function OverviewCard() {
  const { t } = useSite()
  return (
    <article className="related">
      <Drawing name="steps/visit/2" />
      <div>
        <h3>
          <PageLink to="ultrasound">{t('common:nav.allUltrasound')}</PageLink>
        </h3>
        <p>{t('common:nav.ultrasoundHint')}</p>
      </div>
    </article>
  )
}
