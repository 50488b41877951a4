import { staffUrl } from '../../../addresses/staffTable.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import ChangeList from './ChangeList.js'
import type { ChangeProps } from './fieldProps.js'
import SiteSubpage from './SiteSubpage.js'

interface ImportedDocument {
  readonly name: string
  readonly href: string
  readonly changes: readonly ChangeProps[]
}

export interface ImportProps {
  readonly imported: readonly ImportedDocument[]
  /** Texts changed on both sides; the texts of the site are preserved. */
  readonly conflicts: readonly ImportedDocument[]
  readonly left: readonly string[]
}

interface Props extends StaffViewProps {
  readonly error: string | undefined
  readonly imported: ImportProps | undefined
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/siteEditor/SiteExchangePage': Props
  }
}

export default function SiteExchangePage({ site, title, error, imported }: Props) {
  const { t } = site
  return (
    <SiteSubpage
      site={site}
      title={title}
      width="narrow"
      head={<p className="small muted">{t('staffSiteEditor:exchange.intro')}</p>}
      error={error && <p>{error}</p>}
    >
      {imported !== undefined && <Imported {...imported} />}
      <div className="grid2">
        <form className="panel" method="get" action={staffUrl('siteExport')}>
          <h2>{t('staffSiteEditor:exchange.give')}</h2>
          <p>{t('staffSiteEditor:exchange.giveHint')}</p>
          <label className="check">
            <input className="tick" type="checkbox" name="drafts" value="yes" />
            <span>{t('staffSiteEditor:exchange.drafts')}</span>
          </label>
          <p>
            <button type="submit" className="btn">
              {t('staffSiteEditor:exchange.download')}
            </button>
          </p>
        </form>
        <form
          className="panel"
          method="post"
          action={staffUrl('siteExchange')}
          encType="multipart/form-data"
        >
          <h2>{t('staffSiteEditor:exchange.take')}</h2>
          <p>{t('staffSiteEditor:exchange.takeHint')}</p>
          <div className="field">
            <label htmlFor="file">{t('staffSiteEditor:exchange.choose')}</label>
            <input
              className="input"
              type="file"
              id="file"
              name="file"
              accept="application/json,.json"
            />
          </div>
          <p>
            <button type="submit" className="btn">
              {t('staffSiteEditor:exchange.send')}
            </button>
          </p>
        </form>
      </div>
    </SiteSubpage>
  )
}

function Imported({ imported, conflicts, left }: ImportProps) {
  const { t } = useStaffSite()
  return (
    <section className="panel" aria-labelledby="imported">
      <h2 id="imported">{t('staffSiteEditor:exchange.result')}</h2>
      <p role="status">{t('staffSiteEditor:exchange.taken', { count: imported.length })}</p>
      <Documents documents={imported} />
      {conflicts.length > 0 && (
        <>
          <p>{t('staffSiteEditor:exchange.conflicts')}</p>
          <Documents documents={conflicts} />
        </>
      )}
      {left.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {imported.length > 0 && (
        <p>
          <a className="btn" href={staffUrl('sitePublish')}>
            {t('staffSiteEditor:overview.publish')}
          </a>
        </p>
      )}
    </section>
  )
}

function Documents({ documents }: { readonly documents: readonly ImportedDocument[] }) {
  return documents.map(({ name, href, changes }) => (
    <section key={href} className="flow flow--tight">
      <h3>
        <a href={href}>{name}</a>
      </h3>
      <ChangeList changes={changes} />
    </section>
  ))
}
