import type { ExamName } from '../../services/content/contentTypes.js'
import type { HomeContent, JobContent } from '../../services/content/pageContentTypes.js'
import { homeAnchors } from '../../routes/table.js'
import ContactForm, { type ContactFormState } from '../components/ContactForm.js'
import FactsBand from '../components/FactsBand.js'
import Finder from '../components/Finder.js'
import HomeHero from '../components/HomeHero.js'
import HomeQuestions from '../components/HomeQuestions.js'
import JobRows from '../components/JobRows.js'
import MoreLink from '../components/MoreLink.js'
import Picture from '../components/Picture.js'
import Place from '../components/Place.js'
import Preparation from '../components/Preparation.js'
import Rich from '../components/Rich.js'
import SectionHead from '../components/SectionHead.js'
import ServiceCards from '../components/ServiceCards.js'
import VisitSteps from '../components/sections/VisitSteps.js'
import SiteLayout from '../layouts/SiteLayout.js'
import { type Site, useSite } from '../site.js'

export interface HomePageProps {
  readonly site: Site
  readonly content: HomeContent
  readonly jobs: readonly JobContent[]
  readonly minutes: Readonly<Record<ExamName, string>>
  readonly contact: ContactFormState
  readonly structuredData: readonly object[]
}

/** Everything a first visit may look for, and the request form. */
export default function HomePage(props: HomePageProps) {
  const { site, content, jobs, minutes, contact, structuredData } = props
  const { say, t } = site
  const { head, hero, finder, services, visit, preparation, facts, questions } = content
  const title =
    contact.faults.length > 0 ? `${t('home:errorTitle')} ${say(head.title)}` : say(head.title)
  return (
    <SiteLayout
      site={site}
      head={{ title, description: say(head.description), style: 'home', structuredData }}
    >
      <HomeHero hero={hero} />
      <Finder finder={finder} minutes={minutes} />
      <ServiceCards services={services} minutes={minutes} />
      <section className="section section--flush" id="visit">
        <div className="wrap">
          <SectionHead heading={visit.heading} />
          <div className="visit__media">
            <Picture name="ultrasoundRoom" place="room" />
          </div>
          <VisitSteps steps={visit.steps} />
        </div>
      </section>
      <Preparation preparation={preparation} />
      <FactsBand heading={facts.heading} items={facts.items} picture="corridor" />
      <HomeQuestions questions={questions} />
      <Jobs content={content} jobs={jobs} />
      <Contact content={content} contact={contact} />
      <Place heading={content.map.heading} />
    </SiteLayout>
  )
}

const shownJobs = 3

function Jobs({ content, jobs }: Pick<HomePageProps, 'content' | 'jobs'>) {
  const { t } = useSite()
  return (
    <section className="section section--sand" id={homeAnchors.jobs}>
      <div className="wrap">
        <SectionHead heading={content.jobs.heading} className="head head--row">
          <p>
            <Rich text={content.jobs.intro} />
          </p>
          <MoreLink to="careers">{t('careers:all')}</MoreLink>
        </SectionHead>
        <JobRows jobs={jobs.slice(0, shownJobs)} />
      </div>
    </section>
  )
}

function Contact({ content, contact }: Pick<HomePageProps, 'content' | 'contact'>) {
  const { clinic, t } = useSite()
  return (
    <section className="section" id={homeAnchors.contact}>
      <div className="wrap split">
        <div className="sticky">
          <SectionHead heading={content.contact.heading}>
            <p>
              <Rich text={content.contact.intro} />
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
              <a href={`mailto:${clinic.email}`}>{clinic.email}</a>
            </dd>
          </dl>
        </div>
        <ContactForm {...contact} />
      </div>
    </section>
  )
}
