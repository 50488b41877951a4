import { isConfirmation, pagesAbove } from '../../addresses/urlFor.js'
import { usePageLabel } from './pageLabel.js'
import { useSite } from '../pageContext/site.js'
import PageLink from '../links/PageLink.js'

export default function Breadcrumb() {
  const { page, section, t } = useSite()
  const label = usePageLabel()
  // The section bar of ultrasound pages has the same links.
  if (page === undefined || isConfirmation(page) || section === 'ultrasound') return null
  return (
    <nav className="crumbs" aria-label={t('common:nav.breadcrumb')}>
      <ol>
        {pagesAbove(page).map((step) => (
          <li key={step}>
            <PageLink to={step}>{label(step)}</PageLink>
          </li>
        ))}
        <li aria-current="page">{label(page)}</li>
      </ol>
    </nav>
  )
}
