import type { ToolsContent } from '../../services/content/schemas/tools.js'
import PageHero from '../blocks/PageHero.js'
import RichText from '../blocks/RichText.js'
import Icon from '../icons/Icon.js'
import { spaced } from '../links/spaced.js'
import type { Site } from '../pageContext/site.js'
import { answeredTool } from '../site/answeredTool.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import SiteLayout from '../site/SiteLayout.js'
import ToolBlock from './ToolBlock.js'
import WaitingTimes, { waitingTimes } from './WaitingTimes.js'
import WhoPays, { type WhoPaysTexts } from './whoPays/WhoPays.js'

interface ToolsPageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly content: ToolsContent
  readonly whoPays: WhoPaysTexts
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'tools/ToolsPage': ToolsPageProps
  }
}

const sectionLink = ({ id, heading }: { readonly id: string; readonly heading: string }) => (
  <a key={id} className="more" href={`#${id}`}>
    {heading}
    <Icon name="arrow" small />
  </a>
)

export default function ToolsPage({ site, head, content, whoPays }: ToolsPageProps) {
  const { localize, offered, tools: siteTools } = site
  const { title, lead } = content
  const tools = content.tools.filter(({ tool }) => offered.hasTool(tool))
  const times = waitingTimes(site)
  const sections = [
    ...tools.map(({ id, heading: { text, strong } }) => ({
      id,
      heading: [text, ...(strong ? [strong] : [])].map(localize).join(' '),
    })),
    { id: 'who-pays', heading: site.t('exam:cost.heading') },
    ...(times.length > 0 ? [{ id: 'waiting', heading: site.t('notices:waiting.heading') }] : []),
  ]
  return (
    <SiteLayout
      site={site}
      head={head}
      booking
      hero={
        <PageHero
          title={localize(title)}
          lead={<RichText text={lead} />}
          index={{ label: site.t('legal:contents'), links: spaced(sections.map(sectionLink)) }}
        />
      }
    >
      {tools.map((section, place) => (
        <section
          key={section.id}
          id={section.id}
          className={place % 2 === 1 ? 'section section--sand' : 'section'}
          data-answered={answeredTool(siteTools, section.tool)}
        >
          <ToolBlock section={section} withSample={section.tool !== 'mriCheck'} />
        </section>
      ))}
      <WhoPays words={whoPays} sand={tools.length % 2 === 1} />
      {times.length > 0 && <WaitingTimes times={times} sand={tools.length % 2 === 0} />}
    </SiteLayout>
  )
}
