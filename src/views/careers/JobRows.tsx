import { urlForJob } from '../../addresses/urlFor.js'
import type { JobContent } from '../../services/content/schemas/job.js'
import { useSite } from '../pageContext/site.js'

interface Props {
  readonly jobs: readonly JobContent[]
  /** Shows only the first of the terms, such as "Permanent, 35 hours". */
  readonly brief?: boolean
}

export default function JobRows({ jobs, brief = false }: Props) {
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
            {job.terms.slice(0, brief ? 1 : undefined).map((term) => (
              <li key={term.fr}>{localize(term)}</li>
            ))}
          </ul>
          <p>
            {t('careers:job.salaryRange', {
              from: price(job.salary[0]),
              to: price(job.salary[1]),
            })}
          </p>
          {!brief && (
            <span className="more" aria-hidden="true">
              {t('careers:see')}
            </span>
          )}
        </article>
      ))}
    </div>
  )
}
