import type { JobContent } from '../../content/pageContentTypes.js'
import { useSite } from '../site/site.js'
import RichText from '../blocks/RichText.js'

/** What an offer comes down to: pay, hours, place, dates. */
export default function JobTerms({ job }: { readonly job: JobContent }) {
  const { clinic, date, localize, t, price } = useSite()
  const [least, most] = job.salary
  return (
    <dl className="spec">
      <dt>{t('careers:job.terms')}</dt>
      <dd>{job.terms.map(localize).join(' · ')}</dd>
      <dt>{t('careers:job.salary')}</dt>
      <dd>{t('careers:job.salaryRange', { from: price(least), to: price(most) })}</dd>
      <dt>{t('careers:job.schedule')}</dt>
      <dd>
        <RichText text={job.schedule} />
      </dd>
      <dt>{t('careers:job.place')}</dt>
      <dd>{clinic.district}</dd>
      <dt>{t('careers:job.start')}</dt>
      <dd>
        <RichText text={job.start} />
      </dd>
      <dt>{t('careers:job.closes')}</dt>
      <dd>
        <time dateTime={job.closes}>{date(job.closes)}</time>
      </dd>
    </dl>
  )
}
