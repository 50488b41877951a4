import { homeAnchors, type NamedPage } from '../../addresses/pageTable.js'
import type { PlainMessageKey } from '../../services/language/messages.js'
import ConsentLink from '../browser/consent/ConsentLink.js'
import EmailLink from '../links/EmailLink.js'
import PageLink from '../links/PageLink.js'
import { spaced } from '../links/spaced.js'
import { useSite } from '../pageContext/site.js'
import Rings from '../picture/Rings.js'
import Brand from './Brand.js'
import FooterBand from './section/FooterBand.js'

interface FooterLink {
  readonly to: NamedPage
  readonly anchor?: string
  readonly label?: PlainMessageKey
}

interface Column {
  readonly title: PlainMessageKey
  readonly links: readonly FooterLink[]
  readonly withEmail?: boolean
}

const columns: readonly Column[] = [
  {
    title: 'common:footer.care',
    links: [
      { to: 'ultrasound' },
      { to: 'mri' },
      { to: 'breastMri' },
      { to: 'prp' },
      { to: 'tools' },
    ],
  },
  {
    title: 'common:footer.clinic',
    links: [
      { to: 'about' },
      { to: 'careers' },
      { to: 'home', anchor: 'questions', label: 'common:footer.questions' },
      { to: 'accessibility' },
    ],
  },
  {
    title: 'common:footer.reach',
    links: [
      { to: 'home', anchor: homeAnchors.contact, label: 'common:footer.request' },
      { to: 'changeVisit' },
      { to: 'home', anchor: homeAnchors.map, label: 'common:footer.hours' },
    ],
    withEmail: true,
  },
]

const legalPages = ['cookies', 'privacy', 'terms'] as const

export default function SiteFooter() {
  const { clinic, hours } = useSite()
  return (
    <footer className="site-footer deep">
      <Rings radii={[20, 29, 39, 50]} />
      <div className="wrap">
        <FooterBand />
        <div className="site-footer__grid">
          <div>
            <Brand />
            <address>
              {clinic.street}
              <br />
              {clinic.city}
            </address>
            <a href={clinic.phoneHref}>{clinic.phone}</a>
          </div>
          {columns.map((column) => (
            <FooterColumn key={column.title} {...column} />
          ))}
        </div>
        <div className="site-footer__end">
          <span>
            © {hours.year} {clinic.legalName}
          </span>{' '}
          {spaced(legalPages.map((page) => <FooterPageLink key={page} to={page} />))}{' '}
          <ConsentLink />
        </div>
      </div>
    </footer>
  )
}

function FooterColumn({ title, links, withEmail = false }: Column) {
  const { offered, t } = useSite()
  return (
    <div>
      <h2>{t(title)}</h2>
      <ul>
        {links
          .filter(({ to }) => offered.hasPage(to))
          .map((link) => (
            <li key={`${link.to}${link.anchor ?? ''}`}>
              <FooterPageLink {...link} />
            </li>
          ))}
        {withEmail && (
          <li>
            <EmailLink />
          </li>
        )}
      </ul>
    </div>
  )
}

function FooterPageLink({ to, anchor, label }: FooterLink) {
  const { pageName, t } = useSite()
  return (
    <PageLink to={to} anchor={anchor} markCurrent={anchor === undefined}>
      {label === undefined ? pageName(to) : t(label)}
    </PageLink>
  )
}
