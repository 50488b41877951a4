import PageLink from '../../links/PageLink.js'
import { useSite } from '../../pageContext/site.js'

export default function FooterBand() {
  const { section } = useSite()
  if (section === 'ultrasound') return <UltrasoundBand />
  if (section === 'therapy') return <TherapyBand />
  return null
}

function UltrasoundBand() {
  const { exams, localize, offered, t } = useSite()
  return (
    <div className="site-footer__band">
      <h2>{t('common:footer.ultrasoundBand')}</h2>
      <ul className="pills">
        {offered.shownUltrasound.map((name) => (
          <li key={name}>
            <PageLink to={name} markCurrent>
              {localize(exams[name].shortName)}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function TherapyBand() {
  const { t } = useSite()
  return (
    <div className="site-footer__band">
      <h2>{t('common:footer.therapyBand')}</h2>
      <p className="muted">{t('common:footer.therapyText')}</p>
    </div>
  )
}
