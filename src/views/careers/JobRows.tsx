import { urlForJob } from '../../addresses/urlFor.js'
import type { JobContent } from '../../services/content/schemas/job.js'
import { useSite } from '../pageContext/site.js'

export default function JobRows({ jobs }: { readonly jobs: readonly JobContent[] }) {
  const { locale, localize, price, t } = useSite()
  if (jobs.length === 0) return null
  return (
    <div className="jobs">
      {jobs.map((job) => (
        <article key={job.id} className="job">
          <h3>
            <a href={urlForJob(job.slug, locale)}>{localize(job.title)}</a>
          </h3>
          <ul>
            {job.terms.map((term) => (
              <li key={term.fr}>{localize(term)}</li>
            ))}
          </ul>
          <p>
            {t('careers:job.salaryRange', {
              from: price(job.salary[0]),
              to: price(job.salary[1]),
            })}
          </p>
          <span className="more" aria-hidden="true">
            {t('careers:see')}
          </span>
        </article>
      ))}
    </div>
  )
}
