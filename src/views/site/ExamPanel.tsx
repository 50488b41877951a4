import Icon from '../icons/Icon.js'
import MoreLink from '../links/MoreLink.js'
import PageLink from '../links/PageLink.js'
import Picture from '../picture/Picture.js'
import { useSite } from '../pageContext/site.js'

export default function ExamPanel() {
  const { exams, localize, offered, pageName, section, t } = useSite()
  const names = offered.shownUltrasound
  const columns = [names.slice(0, 3), names.slice(3)].filter((column) => column.length > 0)
  return (
    <details className="nav-drop" name="nav">
      <summary className="arc-link" aria-current={section === 'ultrasound' ? 'true' : undefined}>
        {pageName('ultrasound')}
        <Icon name="chevron" small />
      </summary>
      <div className="nav-panel">
        {columns.map((column) => (
          <ul key={column.join()}>
            {column.map((name) => (
              <li key={name}>
                <PageLink to={name} markCurrent>
                  {localize(exams[name].shortName)} <span>{localize(exams[name].tagline)}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        ))}
        <div className="nav-panel__aside deep">
          <div className="sector">
            <Picture name="scanFetal" place="panelScan" decorative />
          </div>
          <p className="small">{t('common:nav.ultrasoundHint')}</p>
          <div>
            <MoreLink to="ultrasound">{t('common:nav.allUltrasound')}</MoreLink>{' '}
            {offered.hasPage('breastMri') && (
              <MoreLink to="breastMri">{pageName('breastMri')}</MoreLink>
            )}
          </div>
        </div>
      </div>
    </details>
  )
}
