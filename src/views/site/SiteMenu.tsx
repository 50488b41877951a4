import Brand from './Brand.js'
import BookButton from '../links/BookButton.js'
import Icon from '../icons/Icon.js'
import LanguageSwitch from './LanguageSwitch.js'
import PageLink from '../links/PageLink.js'
import PhoneButton from '../links/PhoneButton.js'
import OpenNow from './OpenNow.js'
import { homeAnchors } from '../../addresses/pageTable.js'
import { useSite } from '../pageContext/site.js'
import { menuPages } from './mainPages.js'

/** A popover, which needs no JavaScript. */
export default function SiteMenu() {
  const { offered, pageName, t } = useSite()
  return (
    <nav className="menu" id="menu" popover="auto" aria-label={t('common:nav.menu')}>
      <div className="wrap">
        <div className="menu__row">
          <Brand withTagline={false} />
          <button
            className="btn btn--ghost btn--icon"
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={t('common:menu.close')}
          >
            <Icon name="close" />
          </button>
        </div>
        <ul className="menu__list">
          {offered.hasPage('ultrasound') && (
            <li>
              <UltrasoundGroup />
            </li>
          )}
          {menuPages.filter(offered.hasPage).map((page) => (
            <li key={page}>
              <PageLink to={page} markCurrent>
                {pageName(page)}
              </PageLink>
            </li>
          ))}
        </ul>
        <ul className="menu__more">
          <li>
            <PageLink to="home" anchor="preparation">
              {t('common:menu.preparation')}
            </PageLink>
          </li>
          <li>
            <PageLink to="home" anchor={homeAnchors.map}>
              {t('common:footer.hours')}
            </PageLink>
          </li>
        </ul>
        <div className="menu__foot">
          <BookButton /> <PhoneButton />
          <div className="menu__end">
            <OpenNow />
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </nav>
  )
}

function UltrasoundGroup() {
  const { exams, localize, offered, pageName, section, t } = useSite()
  return (
    <details open={section === 'ultrasound'}>
      <summary>{pageName('ultrasound')}</summary>
      <ul>
        <li>
          <PageLink to="ultrasound" markCurrent>
            {t('common:nav.allUltrasound')}
          </PageLink>
        </li>
        {offered.shownUltrasound.map((name) => (
          <li key={name}>
            <PageLink to={name} markCurrent>
              {localize(exams[name].shortName)}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
