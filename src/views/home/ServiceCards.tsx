import type { ReactNode } from 'react'
import type { ExamName } from '../../addresses/pageTable.js'
import type { Text } from '../../content/localized.js'
import type { HomeContent } from '../../services/content/schemas/home.js'
import { useSite } from '../pageContext/site.js'
import MoreLink from '../links/MoreLink.js'
import PageLink from '../links/PageLink.js'
import Picture from '../picture/Picture.js'
import RichText from '../blocks/RichText.js'
import SectionHead from '../blocks/SectionHead.js'

interface Props {
  readonly services: HomeContent['services']
}

export default function ServiceCards({ services }: Props) {
  const { localize, offered, t } = useSite()
  return (
    <section className="section" id="services">
      <div className="wrap">
        <SectionHead heading={services.heading}>
          {services.intro && (
            <p>
              <RichText text={services.intro} />
            </p>
          )}
        </SectionHead>
        <div className="services">
          {offered.hasPage('ultrasound') && <UltrasoundCard text={services.ultrasound} />}
          {offered.hasPage('mri') && (
            <SideCard page="mri" anchor="prepare" picture="mriSuite" text={services.mri.text}>
              {localize(services.mri.action)}
            </SideCard>
          )}
          {offered.hasPage('prp') && (
            <SideCard page="prp" anchor="evidence" picture="prpStillLife" text={services.prp.text}>
              {localize(services.prp.action)}
            </SideCard>
          )}
        </div>
        <p className="simulated mt-2">{t('common:simulatedAll')}</p>
      </div>
    </section>
  )
}

function UltrasoundCard({ text }: { readonly text: Text }) {
  const { exams, localize, minutes, offered, pageName } = useSite()
  return (
    <article className="service service--main deep">
      <div className="sector">
        <Picture name="scanMorphology" place="cardScan" />
      </div>
      <h3>
        <PageLink to="ultrasound">{pageName('ultrasound')}</PageLink>
      </h3>
      <p>
        <RichText text={text} />
      </p>
      <ul>
        {offered.shownUltrasound.map((name) => (
          <li key={name}>
            <PageLink to={name}>
              {localize(exams[name].shortName)} <span>{minutes(name)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </article>
  )
}

interface SideCardProps {
  readonly page: ExamName
  readonly anchor: string
  readonly picture: string
  readonly text: Text
  readonly children: ReactNode
}

function SideCard({ page, anchor, picture, text, children }: SideCardProps) {
  const { exams, localize, minutes, pageName, t } = useSite()
  const { when, preparation } = exams[page].keyFacts
  return (
    <article className="service">
      <div className="ring">
        <Picture name={picture} place="cardRing" decorative />
      </div>
      <h3>
        <PageLink to={page}>{pageName(page)}</PageLink>
      </h3>
      <div>
        <p>
          <RichText text={text} />
        </p>
        <dl>
          <dt>{t('exam:facts.duration')}</dt>
          <dd>{minutes(page)}</dd>
          <dt>{t('exam:facts.when')}</dt>
          <dd>{localize(when.value)}</dd>
          <dt>{t('exam:facts.preparation')}</dt>
          <dd>{localize(preparation.value)}</dd>
        </dl>
        <MoreLink to={page} anchor={anchor}>
          {children}
        </MoreLink>
      </div>
    </article>
  )
}
