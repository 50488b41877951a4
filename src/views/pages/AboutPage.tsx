import type { Localized } from '../../services/content/contentTypes.js'
import type { AboutContent } from '../../services/content/pageContentTypes.js'
import FactsBand from '../components/FactsBand.js'
import PageHero from '../components/PageHero.js'
import Picture from '../components/Picture.js'
import Place from '../components/Place.js'
import Promises from '../components/Promises.js'
import Rich from '../components/Rich.js'
import SectionHead from '../components/SectionHead.js'
import TextBlock from '../components/TextBlock.js'
import SiteLayout from '../layouts/SiteLayout.js'
import type { Site } from '../site.js'

export interface AboutPageProps {
  readonly site: Site
  readonly content: AboutContent
  readonly team: readonly {
    readonly role: Localized
    readonly task: Localized
    readonly people: number
  }[]
  readonly structuredData: readonly object[]
}

/** Who the clinic is, who works there, how to come. */
export default function AboutPage({ site, content, team, structuredData }: AboutPageProps) {
  const { say } = site
  const { head, story, facts, promises, access } = content
  return (
    <SiteLayout
      site={site}
      head={{
        title: say(head.title),
        description: say(head.description),
        style: 'about',
        structuredData,
      }}
    >
      <PageHero title={say(content.title)} lead={<Rich text={content.lead} />} />
      <div className="wrap">
        <div className="visit__media">
          <Picture name="facade" place="room" eager />
        </div>
      </div>
      <TextBlock id="story" heading={story.heading} paragraphs={story.paragraphs} />
      <FactsBand heading={facts.heading} items={facts.items} picture="corridor" />
      <Team content={content} team={team} />
      <Promises id="promises" heading={promises.heading} items={promises.items} sand />
      <TextBlock id="access" heading={access.heading} paragraphs={access.paragraphs} />
      <Place heading={content.map.heading} />
    </SiteLayout>
  )
}

function Team({ content, team }: Pick<AboutPageProps, 'content' | 'team'>) {
  return (
    <section className="section" id="team">
      <div className="wrap split">
        <div className="sticky">
          <SectionHead heading={content.team.heading}>
            <p>
              <Rich text={content.team.intro} />
            </p>
          </SectionHead>
        </div>
        <dl className="about-team">
          {team.map(({ role, task, people }) => (
            <div key={role.fr}>
              <dt>
                <Rich text={role} /> <span className="num">{people}</span>
              </dt>
              <dd>
                <Rich text={task} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
