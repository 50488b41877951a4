import { mayOpen, staffRows, staffSections, staffUrl } from '../../../addresses/staffTable.js'
import Icon from '../../icons/Icon.js'
import StaffBrand from './StaffBrand.js'
import StaffLanguage from './StaffLanguage.js'
import StaffSearch from './StaffSearch.js'
import { sectionTexts } from './sectionTexts.js'
import { useStaffSite } from './staffSite.js'

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase()

/** Maximum number of sections that fit beside the search at 1366 px. */
const mostOnOneLine = 5

export default function StaffBar() {
  const { account, route, t } = useStaffSite()
  const sections = staffSections.filter((to) => mayOpen(staffRows[to], account?.roles ?? []))
  const current = route === undefined ? null : staffRows[route].section
  return (
    <header className={sections.length > mostOnOneLine ? 'bar bar--two-lines deep' : 'bar deep'}>
      <StaffBrand />
      <nav className="bar__nav" aria-label={t('staff:nav')}>
        <ul>
          {sections.map((to) => (
            <li key={to}>
              <a href={staffUrl(to)} aria-current={to === current ? 'page' : undefined}>
                {t(sectionTexts[to])}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <StaffSearch />
      <StaffLanguage />
      {account !== undefined && (
        <details className="drop who">
          <summary>
            <span className="disc" aria-hidden="true">
              {initialsOf(account.name)}
            </span>
            <span className="who__name">{account.name}</span>
            <Icon name="chevron" small />
          </summary>
          <div className="menu page-theme">
            <a href={staffUrl('ownAccount')}>{t('staffAccounts:own.title')}</a>
            <a href={staffUrl('staffKeys')}>{t('staffRecord:keys.menu')}</a>
            <form method="post" action={staffUrl('signOut')}>
              <button type="submit">{t('staff:signOut')}</button>
            </form>
          </div>
        </details>
      )}
    </header>
  )
}
