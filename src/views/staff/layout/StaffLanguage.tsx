import { staffUrl } from '../../../addresses/staffTable.js'
import { useStaffSite } from './staffSite.js'

export default function StaffLanguage() {
  const { locale, path, t } = useStaffSite()
  return (
    <form className="lang" method="post" action={staffUrl('language')}>
      <input type="hidden" name="to" value={path} />
      <button type="submit" name="locale" value="fr" lang="fr-CA" aria-pressed={locale === 'fr'}>
        <span aria-hidden="true">FR</span>
        <span className="vh">{t('staff:french')}</span>
      </button>
      <button type="submit" name="locale" value="en" lang="en-CA" aria-pressed={locale === 'en'}>
        <span aria-hidden="true">EN</span>
        <span className="vh">{t('staff:english')}</span>
      </button>
    </form>
  )
}
