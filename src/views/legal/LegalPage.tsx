import type { LegalContent, LegalSection } from '../../services/content/schemas/legal.js'
import Breadcrumb from '../blocks/Breadcrumb.js'
import Icon from '../icons/Icon.js'
import LegalBlockView from './LegalBlockView.js'
import PhoneFold from '../exam/PhoneFold.js'
import RichText from '../blocks/RichText.js'
import SiteLayout from '../site/SiteLayout.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import { type Site, useSite } from '../pageContext/site.js'
import { unbroken } from '../links/unbroken.js'

interface LegalPageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly content: LegalContent
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'legal/LegalPage': LegalPageProps
  }
}

export default function LegalPage({ site, head, content }: LegalPageProps) {
  const { localize, t } = site
  const { sections } = content
  return (
    <SiteLayout
      site={site}
      head={head}
      // The content is in the hero, because only the footer needs the linked style sheets.
      hero={
        <>
          <section className="page-hero">
            <div className="wrap">
              <Breadcrumb />
              <div className="page-hero__text">
                <h1>{localize(content.title)}</h1>
                <p className="muted">
                  <InForce content={content} />
                </p>
              </div>
            </div>
          </section>
          <div className="section section--flush">
            <div className="wrap split">
              <nav
                className={
                  sections.some(({ closed }) => closed)
                    ? 'toc sticky screen-only'
                    : 'toc toc--marked sticky screen-only'
                }
                aria-label={t('legal:contents')}
              >
                <PhoneFold heading={t('legal:contents')} level="h2">
                  <ol>
                    {sections.map(({ id, heading }) => (
                      <li key={id}>
                        <a href={`#${id}`}>
                          <span>{unbroken(localize(heading))}</span>
                        </a>
                      </li>
                    ))}
                  </ol>
                </PhoneFold>
              </nav>
              <div className="prose">
                {content.notice && <Archived text={content.notice} />}
                <p className="lead">
                  <RichText text={content.lead} />
                </p>
                {sections.map((section) => (
                  <Section key={section.id} section={section} />
                ))}
              </div>
            </div>
          </div>
        </>
      }
    />
  )
}

function Section({ section }: { readonly section: LegalSection }) {
  const { localize } = useSite()
  const { id, closed = false, blocks } = section
  const heading = unbroken(localize(section.heading))
  const body = blocks.map((block, position) => (
    <LegalBlockView key={`${id}-${position}`} block={block} />
  ))
  if (!closed) {
    return (
      <section aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        {body}
      </section>
    )
  }
  return (
    <details className="prose__fold">
      <summary>
        <h2>{heading}</h2>
      </summary>
      {/* Inside the fold, so that browsers open it for a link to this id. */}
      <div id={id}>{body}</div>
    </details>
  )
}

function InForce({ content: { since, until } }: Pick<LegalPageProps, 'content'>) {
  const { date, t } = useSite()
  const day = (iso: string) => <time dateTime={iso}>{unbroken(date(iso))}</time>
  if (until === undefined) {
    return (
      <>
        {t('legal:since')} {day(since)}.
      </>
    )
  }
  return (
    <>
      {t('legal:from')} {day(since)} {t('legal:to')} {day(until)}.
    </>
  )
}

function Archived({ text }: { readonly text: NonNullable<LegalContent['notice']> }) {
  return (
    <div className="notice notice--warn">
      <Icon name="info" />
      <p>
        <RichText text={text} />
      </p>
    </div>
  )
}
