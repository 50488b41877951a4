import { staffUrl } from '../../../addresses/staffTable.js'
import StaffIcon from '../icons/StaffIcon.js'
import StaffLayout from '../layout/StaffLayout.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import type { ProblemProps } from './fieldProps.js'
import ProblemList from './ProblemList.js'
import NewsNotice, { type NewsProps } from '../record/NewsNotice.js'

interface DocumentLink {
  readonly href: string
  readonly words: string
}

interface Props extends StaffViewProps {
  readonly isApprover: boolean
  readonly toApprove: readonly DocumentLink[]
  readonly drafts: readonly (DocumentLink & { readonly state: string | undefined })[]
  /** Documents to review since the last update of the site. */
  readonly reviews: readonly (DocumentLink & { readonly problems: readonly ProblemProps[] })[]
  readonly groups: readonly {
    readonly title: string
    readonly documents: readonly (DocumentLink & {
      readonly isDraft: boolean
      /** URL of the thumbnail; for pictures only. */
      readonly src: string | undefined
    })[]
  }[]
  readonly isEditor: boolean
  readonly mayAddJob: boolean
  readonly news: NewsProps
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/siteEditor/SiteEditorPage': Props
  }
}

export default function SiteEditorPage(props: Props) {
  const { site, title, drafts, groups, isApprover, isEditor, mayAddJob, news } = props
  const { t } = site
  return (
    <StaffLayout site={site} title={title}>
      <div className="top">
        <h1>{title}</h1>
        <p className="small muted">{t('staffSiteEditor:intro')}</p>
        <span className="row row--even end">
          {mayAddJob && (
            <a className="btn" href={staffUrl('siteJobNew')}>
              <StaffIcon name="plus" small />
              {t('staffSiteEditor:overview.newJob')}
            </a>
          )}
          {isEditor && (
            <>
              <a className="btn btn--ghost" href={staffUrl('siteSearch')}>
                {t('staffSiteEditor:search.title')}
              </a>
              <a className="btn btn--ghost" href={staffUrl('siteExchange')}>
                {t('staffSiteEditor:exchange.title')}
              </a>
            </>
          )}
          <a className="btn btn--ghost" href={staffUrl('siteHistory')}>
            {t('staffSiteEditor:overview.history')}
          </a>
        </span>
      </div>
      <NewsNotice news={news} />
      {props.reviews.length > 0 && (
        <section className="panel" aria-labelledby="review">
          <h2 id="review">{t('staffSiteEditor:review.title')}</h2>
          {props.reviews.map(({ href, words, problems }) => (
            <div key={href} className="flow flow--tight">
              <h3>
                <a href={href}>{words}</a>
              </h3>
              <ProblemList problems={problems} />
            </div>
          ))}
        </section>
      )}
      <div className="site-now">
        {isApprover && <ToApprove documents={props.toApprove} />}
        {isEditor && (
          <section className="panel" aria-labelledby="drafts">
            <div className="panel__head">
              <h2 id="drafts">{t('staffSiteEditor:overview.drafts')}</h2>
              {drafts.length > 0 && (
                <a className="btn end" href={staffUrl('sitePublish')}>
                  {t('staffSiteEditor:overview.publish')}
                </a>
              )}
            </div>
            {drafts.length === 0 ? (
              <p className="muted">{t('staffSiteEditor:overview.noDrafts')}</p>
            ) : (
              <ul className="flow flow--tight">
                {drafts.map(({ href, words, state }) => (
                  <li key={href}>
                    <a href={href}>{words}</a>{' '}
                    {state !== undefined && <span className="tag">{state}</span>}
                  </li>
                ))}
              </ul>
            )}
          </section>
        )}
      </div>
      <div className="panels site-index">
        {groups.map((group) => (
          <section
            key={group.title}
            className={
              group.documents.some(({ src }) => src !== undefined) ? 'panel thumbs' : 'panel'
            }
          >
            <h2>{group.title}</h2>
            <ul>
              {group.documents.map(({ href, words, isDraft, src }) => (
                <li key={href}>
                  <a href={href}>
                    {src !== undefined && (
                      <img src={src} alt="" width={64} height={48} loading="lazy" />
                    )}
                    {words}
                  </a>
                  {isDraft && <span className="tag">{t('staffSiteEditor:overview.draft')}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </StaffLayout>
  )
}

function ToApprove({ documents }: { readonly documents: readonly DocumentLink[] }) {
  const { t } = useStaffSite()
  return (
    <section className="panel" aria-labelledby="to-approve">
      <h2 id="to-approve">{t('staffSiteEditor:overview.toApprove')}</h2>
      {documents.length === 0 ? (
        <p className="muted">{t('staffSiteEditor:overview.nothingToApprove')}</p>
      ) : (
        <ul className="flow flow--tight">
          {documents.map(({ href, words }) => (
            <li key={href}>
              <a href={href}>{words}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
