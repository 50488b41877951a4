import PageLink from '../links/PageLink.js'
import { useSite } from './site.js'
import { ultrasoundExamNames } from '../../addresses/pageTable.js'

export interface SectionLink {
  readonly anchor: string
  readonly label: string
}

/** The links of a section: the exams of ultrasound, the places of the therapy page. */
export default function SectionBar({ places }: { readonly places: readonly SectionLink[] }) {
  const { section, t } = useSite()
  if (section === 'site') return null
  return (
    <nav className="section-bar" aria-label={t(`common:section.${section}`)}>
      <div className="wrap">
        <ul>{section === 'ultrasound' ? <ExamLinks /> : <PlaceLinks places={places} />}</ul>
      </div>
    </nav>
  )
}

function ExamLinks() {
  const { exams, localize, t } = useSite()
  return (
    <>
      <li>
        <PageLink to="ultrasound" className="arc-link" markCurrent>
          {t('common:nav.allUltrasound')}
        </PageLink>
      </li>
      {ultrasoundExamNames.map((name) => (
        <li key={name}>
          <PageLink to={name} className="arc-link" markCurrent>
            {localize(exams[name].shortName)}
          </PageLink>
        </li>
      ))}
    </>
  )
}

function PlaceLinks({ places }: { readonly places: readonly SectionLink[] }) {
  return places.map(({ anchor, label }) => (
    <li key={anchor}>
      <a className="arc-link" href={`#${anchor}`}>
        {label}
      </a>
    </li>
  ))
}
