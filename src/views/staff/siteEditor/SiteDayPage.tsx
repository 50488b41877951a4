import { staffUrl } from '../../../addresses/staffTable.js'
import BackCrumb from '../layout/BackCrumb.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'

interface Props extends StaffViewProps {
  readonly address: string
  readonly release: string
  readonly words: string
  readonly note: string
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/siteEditor/SiteDayPage': Props
  }
}

export default function SiteDayPage({ site, title, address, release, words, note }: Props) {
  const { t } = site
  const back = t('staffSiteEditor:history.title')
  return (
    <StaffLayout site={site} title={title} width="narrow">
      <BackCrumb label={back} href={staffUrl('siteHistory')} words={back} />
      <h1>{title}</h1>
      <form className="panel" method="post" action={address}>
        <p>
          <b>{release}</b>
        </p>
        {note !== '' && <p className="small">{note}</p>}
        {words !== '' && <p className="small muted">{words}</p>}
        <p className="hint">{t('staffSiteEditor:day.hint')}</p>
        <p>
          <button type="submit" className="btn">
            {t('staffSiteEditor:day.send')}
          </button>
        </p>
      </form>
    </StaffLayout>
  )
}
