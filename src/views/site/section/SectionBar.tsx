import PageLink from '../../links/PageLink.js'
import { useSite } from '../../pageContext/site.js'

export default function SectionBar() {
  const { exams, localize, offered, section, t } = useSite()
  if (section !== 'ultrasound') return null
  return (
    <nav className="section-bar" aria-label={t('common:section.ultrasound')}>
      <div className="wrap">
        <ul>
          <li>
            <PageLink to="ultrasound" className="arc-link" markCurrent>
              {t('common:nav.allUltrasound')}
            </PageLink>
          </li>
          {offered.shownUltrasound.map((name) => (
            <li key={name}>
              <PageLink to={name} className="arc-link" markCurrent>
                {localize(exams[name].shortName)}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
