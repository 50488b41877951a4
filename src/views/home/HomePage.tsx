import type { FinderContent } from '../../services/content/schemas/finder.js'
import type { HomeContent } from '../../services/content/schemas/home.js'
import type { JobContent } from '../../services/content/schemas/job.js'
import { homeAnchors } from '../../addresses/pageTable.js'
import ContactForm, { type ContactFormState } from '../contact/ContactForm.js'
import Finder from '../finder/Finder.js'
import HomeFold from './HomeFold.js'
import HomeHero from './HomeHero.js'
import HomeQuestions from './HomeQuestions.js'
import DrawnSteps from '../exam/sections/DrawnSteps.js'
import JobRows from '../careers/JobRows.js'
import MoreLink from '../links/MoreLink.js'
import { Place } from '../location/Location.js'
import Preparation from './Preparation.js'
import RichText from '../blocks/RichText.js'
import EmailLink from '../links/EmailLink.js'
import SectionHead from '../blocks/SectionHead.js'
import ServiceCards from './ServiceCards.js'
import SiteLayout from '../site/SiteLayout.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import { type Site, useSite } from '../pageContext/site.js'

interface HomePageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly content: HomeContent
  readonly finder: FinderContent
  readonly jobs: readonly JobContent[]
  readonly contact: ContactFormState
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'home/HomePage': HomePageProps
  }
}

export default function HomePage(props: HomePageProps) {
  const { site, head, content, finder, jobs, contact } = props
  const { hero, services, visit, preparation, questions } = content
  return (
    <SiteLayout
      site={site}
      head={head}
      hero={
        <>
          <HomeHero hero={hero} />
          <Finder finder={finder} />
        </>
      }
    >
      <ServiceCards services={services} />
      <section className="section section--sand" id="visit">
        <div className="wrap">
          <SectionHead heading={visit.heading} />
          <DrawnSteps steps={visit.steps} />
        </div>
      </section>
      <div className="section home-folds">
        <div className="wrap split split--even">
          <Preparation preparation={preparation} />
          <HomeQuestions questions={questions} />
        </div>
      </div>
      <Jobs content={content} jobs={jobs} />
      <Contact content={content} contact={contact} />
    </SiteLayout>
  )
}

const shownJobs = 3

function Jobs({ content, jobs }: Pick<HomePageProps, 'content' | 'jobs'>) {
  const { t } = useSite()
  return (
    <section className="section section--sand home-jobs">
      <div className="wrap">
        <HomeFold
          id={homeAnchors.jobs}
          heading={content.jobs.heading}
          intro={
            jobs.length > 0 ? (
              <>
                <p>
                  <RichText text={content.jobs.intro} />
                </p>
                <MoreLink to="careers">{t('careers:all')}</MoreLink>
              </>
            ) : (
              <MoreLink to="careers" anchor="spontaneous">
                {t('careers:closed.spontaneous')}
              </MoreLink>
            )
          }
          isSplit
        >
          <JobRows jobs={jobs.slice(0, shownJobs)} brief />
        </HomeFold>
      </div>
    </section>
  )
}

function Contact({ content, contact }: Pick<HomePageProps, 'content' | 'contact'>) {
  const { clinic, t } = useSite()
  return (
    <section className="section" id={homeAnchors.contact}>
      <div className="wrap split split--tall">
        <div>
          <SectionHead heading={content.contact.heading}>
            <p>
              <RichText text={content.contact.intro} />
            </p>
          </SectionHead>
          <dl className="spec">
            <dt>{t('common:contact.phone')}</dt>
            <dd>
              <a href={clinic.phoneHref}>{clinic.phone}</a>
            </dd>
            <dt>{t('common:contact.fax')}</dt>
            <dd>{clinic.fax}</dd>
            <dt>{t('common:contact.email')}</dt>
            <dd>
              <EmailLink />
            </dd>
          </dl>
        </div>
        <ContactForm {...contact} />
        <section id={homeAnchors.map}>
          <Place heading={content.map.heading} />
        </section>
      </div>
    </section>
  )
}
