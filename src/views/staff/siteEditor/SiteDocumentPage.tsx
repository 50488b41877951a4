import { staffUrl } from '../../../addresses/staffTable.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import NewsNotice, { type NewsProps } from '../record/NewsNotice.js'
import ApprovalNote, { type ApprovalProps } from './ApprovalNote.js'
import ChangeList from './ChangeList.js'
import type { ChangeProps, ProblemProps } from './fieldProps.js'
import ProblemList from './ProblemList.js'
import ReviewList, { type ReviewProps } from './ReviewList.js'
import SiteSubpage from './SiteSubpage.js'

interface DraftProps {
  readonly version: number
  readonly digest: string
  readonly isScheduled: boolean
  /** Whether the account may edit every section that changed. */
  readonly isOwn: boolean
  readonly isNew: boolean
  readonly words: string
  readonly approval: ApprovalProps | undefined
  readonly changes: readonly ChangeProps[]
  readonly links: readonly LinkProps[]
}

interface LinkProps {
  readonly id: string
  readonly words: string
}

interface Props extends StaffViewProps {
  readonly address: string
  readonly see: string | undefined
  readonly sections: readonly {
    readonly href: string
    readonly words: string
    readonly changes: number
  }[]
  readonly draft: DraftProps | undefined
  readonly problems: readonly ProblemProps[]
  readonly reviews: readonly ReviewProps[]
  readonly mayAcknowledge: boolean
  /** Number of the shown release. */
  readonly release: number
  readonly news: NewsProps
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/siteEditor/SiteDocumentPage': Props
  }
}

export default function SiteDocumentPage(props: Props) {
  const { site, title, address, see, sections, draft, problems, news } = props
  const { t } = site
  return (
    <SiteSubpage
      site={site}
      title={title}
      head={
        see !== undefined && (
          <a className="end" href={see}>
            {t('staffSiteEditor:document.see')}
          </a>
        )
      }
    >
      <NewsNotice news={news} />
      <div className="split split--half">
        <section className="panel panel--flush" aria-labelledby="sections">
          <div className="panel__head">
            <h2 id="sections">{t('staffSiteEditor:document.sections')}</h2>
          </div>
          <ol className="outline">
            {sections.map(({ href, words, changes }) => (
              <li key={href}>
                <a href={href}>{words}</a>
                {changes > 0 && (
                  <span className="tag">
                    {t('staffSiteEditor:publish.changes', { count: changes })}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </section>
        <div className="flow">
          {props.reviews.length > 0 && (
            <ReviewList reviews={props.reviews}>
              {props.mayAcknowledge && (
                <form method="post" action={address}>
                  <input type="hidden" name="release" value={props.release} />
                  <input type="hidden" name="note" value={t('staffSiteEditor:review.note')} />
                  <button type="submit" className="btn btn--ghost" name="do" value="acknowledge">
                    {t('staffSiteEditor:review.acknowledge')}
                  </button>
                </form>
              )}
            </ReviewList>
          )}
          {problems.length > 0 && (
            <section className="panel" aria-labelledby="missing">
              <h2 id="missing">{t('staffSiteEditor:findings.title')}</h2>
              <ProblemList problems={problems} />
            </section>
          )}
          <section className="panel" aria-labelledby="changes">
            <h2 id="changes">{t('staffSiteEditor:document.changes')}</h2>
            {draft === undefined ? (
              <p className="muted">{t('staffSiteEditor:document.noChanges')}</p>
            ) : (
              <Draft draft={draft} address={address} />
            )}
          </section>
        </div>
      </div>
    </SiteSubpage>
  )
}

interface DraftOf {
  readonly draft: DraftProps
  readonly address: string
}

function Draft({ draft: one, address: to }: DraftOf) {
  const { t } = useStaffSite()
  const place = new URLSearchParams({ document: to.split('/').at(-1) ?? '' })
  return (
    <>
      <p className="small muted">{one.words}</p>
      {one.approval !== undefined && <ApprovalNote {...one.approval} />}
      {one.isNew && <p>{t('staffSiteEditor:document.isNew')}</p>}
      <ChangeList changes={one.changes} />
      {one.isScheduled ? (
        <p>{t('staffSiteEditor:document.scheduled')}</p>
      ) : (
        <div className="row row--even">
          <a className="btn" href={`${staffUrl('sitePublish')}?${place}`}>
            {t('staffSiteEditor:document.publish')}
          </a>
          <form className="row row--even" method="post" action={to}>
            <input type="hidden" name="version" value={one.version} />
            <input type="hidden" name="digest" value={one.digest} />
            {one.approval?.mayAsk === true && (
              <>
                <button type="submit" className="btn btn--ghost" name="do" value="ask">
                  {t('staffSiteEditor:approval.ask')}
                </button>{' '}
              </>
            )}
            {one.isOwn && (
              <>
                <button type="submit" className="btn btn--ghost" name="do" value="preview">
                  {t('staffSiteEditor:document.preview')}
                </button>{' '}
                <button type="submit" className="btn btn--quiet" name="do" value="drop">
                  {t('staffSiteEditor:document.drop')}
                </button>
              </>
            )}
          </form>
        </div>
      )}
      {one.links.length > 0 && <PreviewLinks links={one.links} address={to} />}
    </>
  )
}

interface PreviewLinksProps {
  readonly links: readonly LinkProps[]
  readonly address: string
}

function PreviewLinks({ links, address }: PreviewLinksProps) {
  const { t } = useStaffSite()
  return (
    <>
      <h3>{t('staffSiteEditor:document.links')}</h3>
      <ul className="flow flow--tight">
        {links.map(({ id, words }) => (
          <li key={id}>
            <form className="row" method="post" action={address}>
              <input type="hidden" name="link" value={id} />
              <span>{words}</span>
              <button
                className="btn btn--small btn--ghost"
                type="submit"
                name="do"
                value="endLink"
                aria-label={t('staffSiteEditor:document.endLinkOf', { link: words })}
              >
                {t('staffSiteEditor:document.endLink')}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </>
  )
}
