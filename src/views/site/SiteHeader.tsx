import { homeAnchors } from '../../addresses/pageTable.js'
import Brand from './Brand.js'
import CallButton from '../links/CallButton.js'
import Icon from '../icons/Icon.js'
import { PhoneIconShape } from '../icons/PhoneIcon.js'
import LanguageSwitch from './LanguageSwitch.js'
import PageLink from '../links/PageLink.js'
import { useSite } from '../pageContext/site.js'
import ExamPanel from './ExamPanel.js'
import { mainPages } from './mainPages.js'
import NetworkStatus from './NetworkStatus.js'

export default function SiteHeader() {
  const { clinic, offered, pageName, section, t } = useSite()
  return (
    <header className="site-header" data-keep="header">
      <NetworkStatus />
      <div className="wrap site-header__row" data-renew="">
        <Brand />{' '}
        {section !== 'site' && (
          <span className="brand__section">{t(`common:section.${section}`)}</span>
        )}
        <nav className="site-nav" aria-label={t('common:nav.main')}>
          <ul>
            {offered.hasPage('ultrasound') && (
              <li>
                <ExamPanel />
              </li>
            )}
            {mainPages.filter(offered.hasPage).map((page) => (
              <li key={page}>
                <PageLink to={page} className="arc-link" markCurrent>
                  {pageName(page)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="tools">
          <LanguageSwitch />
          <a className="phone" href={clinic.phoneHref}>
            <PhoneIconShape />
            {clinic.phone}
          </a>{' '}
          <PageLink to="home" anchor={homeAnchors.contact} className="btn btn--coral btn--small">
            {t(section === 'therapy' ? 'common:action.consult' : 'common:action.book')}
          </PageLink>
          <CallButton />
          <button
            className="btn btn--ghost btn--icon burger"
            type="button"
            popoverTarget="menu"
            aria-label={t('common:menu.open')}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  )
}
