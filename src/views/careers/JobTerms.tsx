import type { ReactNode } from 'react'
import type { JobContent } from '../../services/content/schemas/job.js'
import type { IconName } from '../../services/content/schemas/pageParts.js'
import { useSite } from '../pageContext/site.js'
import Icon from '../icons/Icon.js'
import RichText from '../blocks/RichText.js'

export default function JobTerms({ job }: { readonly job: JobContent }) {
  const { clinic, date, localize, t, price } = useSite()
  const [position, schedule] = job.terms
  const [least, most] = job.salary
  return (
    <section className="keyfacts job-terms" aria-label={t('careers:job.summary')}>
      <div className="wrap">
        <dl>
          <Term icon="money" label={t('careers:job.salary')}>
            {t('careers:job.salaryRange', { from: price(least), to: price(most) })}
          </Term>
          <Term icon="document" label={t('careers:job.terms')}>
            {position && localize(position)}
          </Term>
          <Term icon="clock" label={t('careers:job.schedule')}>
            {schedule && localize(schedule)}{' '}
            <small>
              <RichText text={job.schedule} />
            </small>
          </Term>
          <Term icon="map-pin" label={t('careers:job.place')}>
            {clinic.district}
          </Term>
          <Term icon="check" label={t('careers:job.start')}>
            <RichText text={job.start} />
          </Term>
          <Term icon="calendar" label={t('careers:job.closes')}>
            <time dateTime={job.closes}>{date(job.closes)}</time>
          </Term>
        </dl>
      </div>
    </section>
  )
}

interface TermProps {
  readonly icon: IconName
  readonly label: string
  readonly children: ReactNode
}

function Term({ icon, label, children }: TermProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} small />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
