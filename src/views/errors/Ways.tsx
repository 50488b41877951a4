import { homeAnchors } from '../../addresses/pageTable.js'
import PageLink from '../links/PageLink.js'
import { useSite } from '../pageContext/site.js'

/** Links of pages that have no content of their own. */
export default function Ways() {
  const { exams, localize, offered, pageName, t } = useSite()
  return (
    <ul className="exam-list mt-4">
      {offered.hasPage('ultrasound') && (
        <li>
          <PageLink to="ultrasound">
            {pageName('ultrasound')} <span>{t('errors:ways.ultrasound')}</span>
          </PageLink>
        </li>
      )}
      {offered.hasPage('mri') && (
        <li>
          <PageLink to="mri">
            {pageName('mri')} <span>{localize(exams.mri.tagline)}</span>
          </PageLink>
        </li>
      )}
      <li>
        <PageLink to="home" anchor={homeAnchors.contact}>
          {t('common:action.book')} <span>{t('errors:ways.book')}</span>
        </PageLink>
      </li>
    </ul>
  )
}
