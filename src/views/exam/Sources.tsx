import type { ExamContent } from '../../content/contentTypes.js'
import type { PageReview } from '../../services/clinic/clinicSchema.js'
import RichText from '../blocks/RichText.js'
import { useSite } from '../site/site.js'

interface Props {
  readonly exam: ExamContent
  readonly review: PageReview | undefined
}

/** Who reviewed the page and when, or when it last changed, and what it is not; folded, what it rests on. */
export default function Sources({ exam, review }: Props) {
  const { date, locale, t } = useSite()
  const day = review?.on ?? exam.updated
  return (
    <section className="section section--flush no-print" aria-labelledby="sources">
      <div className="wrap sources">
        <details>
          <summary>
            <h2 id="sources">{t('exam:sources.heading')}</h2>
          </summary>
          <ul>
            {exam.sources.map(({ label, url }) => (
              <li key={label.fr}>
                {url === undefined ? (
                  <RichText text={label} />
                ) : (
                  <a href={url}>
                    <RichText text={label} />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </details>
        <p className="reviewed">
          {review === undefined
            ? t('exam:sources.updated')
            : t('exam:sources.reviewed', { reviewer: review.by[locale] })}{' '}
          <time dateTime={day}>{date(day)}</time>. {t('exam:sources.general')}
        </p>
      </div>
    </section>
  )
}
