import type { Clinic } from '../../services/clinic/clinicSchema.js'
import type { AboutContent } from '../../services/content/schemas/about.js'
import PageHero from '../blocks/PageHero.js'
import Picture from '../picture/Picture.js'
import SimulatedCaption from '../picture/SimulatedCaption.js'
import Drawing from '../picture/Drawing.js'
import Location from '../location/Location.js'
import RouteToRoom from '../location/RouteToRoom.js'
import Promises from '../blocks/Promises.js'
import Questions from '../blocks/Questions.js'
import RichText from '../blocks/RichText.js'
import SectionHead from '../blocks/SectionHead.js'
import SiteLayout from '../site/SiteLayout.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import { type Site, useSite } from '../pageContext/site.js'

interface AboutPageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly content: AboutContent
  readonly clinic: Pick<Clinic, 'team' | 'physicians' | 'permit' | 'confirmed'>
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'about/AboutPage': AboutPageProps
  }
}

export default function AboutPage({ site, head, content, clinic }: AboutPageProps) {
  const { localize } = site
  const { questions, promises } = content
  return (
    <SiteLayout
      site={site}
      head={head}
      hero={
        <>
          <PageHero title={localize(content.title)} lead={<RichText text={content.lead} />} />
          <figure>
            <div className="about-band">
              <Picture name="corridor" place="band" />
            </div>
            <SimulatedCaption picture="corridor" />
          </figure>
          <Promises
            id="promises"
            heading={promises.heading}
            items={promises.items}
            more={localize(promises.more)}
          >
            <Questions questions={questions} openFirst={false} />
          </Promises>
        </>
      }
    >
      <Team content={content} clinic={clinic} />
      <section className="section" id="route">
        <div className="wrap">
          <RouteToRoom procedures={site.offered.procedures}>
            <div className="head">
              <h2>{site.t('common:route.heading')}</h2>
            </div>
          </RouteToRoom>
        </div>
      </section>
      <Location heading={content.map.heading} />
    </SiteLayout>
  )
}

function Team({ content, clinic }: Pick<AboutPageProps, 'content' | 'clinic'>) {
  const { localize } = useSite()
  const { team, physicians, permit, confirmed } = clinic
  return (
    <section className="section section--mist" id="team">
      <div className="wrap">
        <SectionHead heading={content.team.heading}>
          <p>
            <RichText text={content.team.intro} />{' '}
            {confirmed.physicians === undefined && localize(content.team.sampleNames)}
          </p>
          {permit !== undefined && (
            <p>
              {localize(content.team.permit)} {permit}
            </p>
          )}
        </SectionHead>
        <dl className="about-team">
          {team.map(({ role, drawing, task, people, names }) => {
            const named = names && [physicians[names]].flat().map(localize)
            return (
              <div key={role.fr} className={drawing && 'about-team__drawn'}>
                <dt>
                  {drawing && <Drawing name={drawing} />}
                  <RichText text={role} /> <span className="num">{named?.length ?? people}</span>
                </dt>
                <dd>
                  <RichText text={task} />
                </dd>
                {named && <dd>{named.join(', ')}</dd>}
              </div>
            )
          })}
        </dl>
      </div>
    </section>
  )
}
