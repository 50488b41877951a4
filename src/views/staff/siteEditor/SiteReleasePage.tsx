import { staffUrl } from '../../../addresses/staffTable.js'
import BackCrumb from '../layout/BackCrumb.js'
import ErrorNotice from '../layout/ErrorNotice.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import ChangeList from './ChangeList.js'
import type { ChangeProps } from './fieldProps.js'
import NoteField from './NoteField.js'

interface Props extends StaffViewProps {
  readonly address: string
  readonly error: string | undefined
  readonly note: string
  /** Number of the newest release when the changes were listed. */
  readonly seen: number
  readonly documents: readonly { readonly name: string; readonly changes: readonly ChangeProps[] }[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/siteEditor/SiteReleasePage': Props
  }
}

export default function SiteReleasePage(props: Props) {
  const { site, title, address, error, note, seen, documents } = props
  const { t } = site
  const back = t('staffSiteEditor:history.title')
  return (
    <StaffLayout site={site} title={title} width="narrow">
      <BackCrumb label={back} href={staffUrl('siteHistory')} words={back} />
      <h1>{title}</h1>
      {error !== undefined && (
        <ErrorNotice>
          <p>{error}</p>
        </ErrorNotice>
      )}
      <section className="panel" aria-labelledby="changes">
        <h2 id="changes">{t('staffSiteEditor:release.changes')}</h2>
        {documents.length === 0 && <p>{t('staffSiteEditor:release.same')}</p>}
        <p className="hint">{t('staffSiteEditor:release.offers')}</p>
        {documents.map(({ name, changes }) => (
          <section key={name} className="flow flow--tight">
            <h3>{name}</h3>
            <ChangeList changes={changes} />
          </section>
        ))}
      </section>
      {documents.length > 0 && (
        <form className="panel" method="post" action={address}>
          <input type="hidden" name="seen" value={seen} />
          <p className="hint">{t('staffSiteEditor:release.intro')}</p>
          <NoteField label={t('staffSiteEditor:release.note')} note={note} />
          <p>
            <button type="submit" className="btn btn--coral">
              {t('staffSiteEditor:release.send')}
            </button>
          </p>
        </form>
      )}
    </StaffLayout>
  )
}
