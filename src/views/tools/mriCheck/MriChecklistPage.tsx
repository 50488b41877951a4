import type { MriChecklistContent } from '../../../services/content/schemas/mriChecklist.js'
import PageHero from '../../blocks/PageHero.js'
import RichText from '../../blocks/RichText.js'
import Icon from '../../icons/Icon.js'
import type { HeadProps } from '../../site/head/DocumentHead.js'
import type { Site } from '../../pageContext/site.js'
import SiteLayout from '../../site/SiteLayout.js'
import MriSheet from './MriSheet.js'

interface MriChecklistPageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly content: MriChecklistContent
}

declare module '../../site/pageViews.js' {
  interface PageViews {
    readonly 'tools/mriCheck/MriChecklistPage': MriChecklistPageProps
  }
}

export default function MriChecklistPage({ site, head, content }: MriChecklistPageProps) {
  const { localize, t, tools } = site
  return (
    <SiteLayout
      site={site}
      head={head}
      hero={
        <>
          <link rel="stylesheet" href={tools.data.sheet} />
          <div className="screen-only">
            <PageHero
              title={localize(content.title)}
              lead={<RichText text={content.lead} />}
              actions={
                <span data-print hidden>
                  <button className="btn" type="button">
                    <Icon name="print" small />
                    {t('tools:mriCheck.print')}
                  </button>
                </span>
              }
            />
          </div>
        </>
      }
    >
      <div className="section section--tight">
        <div className="wrap">
          <MriSheet data={tools.data} ticked={[]} />
        </div>
      </div>
    </SiteLayout>
  )
}
