import type { ExamContent } from '../../content/contentTypes.js'
import type { PageReview } from '../../services/clinic/clinicSchema.js'
import { useSite } from '../site/site.js'
import RichText from '../blocks/RichText.js'

interface Props {
  readonly exam: ExamContent
  readonly review: PageReview | undefined
}

/** Who reviewed the page and when, or when it last changed; what it rests on, and what it is not. */
export default function Sources({ exam, review }: Props) {
  const { date, locale, t } = useSite()
  const day = review?.on ?? exam.updated
  return (
    <section className="section section--tight no-print" aria-labelledby="sources">
      <div className="wrap sources">
        <h2 id="sources">{t('exam:sources.heading')}</h2>
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
        <p className="reviewed">
          {review === undefined
            ? t('exam:sources.updated')
            : t('exam:sources.reviewed', { reviewer: review.by[locale] })}{' '}
          <time dateTime={day}>{date(day)}</time>.
        </p>
        <p className="reviewed">{t('exam:sources.general')}</p>
      </div>
    </section>
  )
}
