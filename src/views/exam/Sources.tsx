import type { ExamContent } from '../../services/content/schemas/exam.js'
import type { PageReview } from '../../services/clinic/clinicSchema.js'
import RichText from '../blocks/RichText.js'
import { useSite } from '../pageContext/site.js'

interface Props {
  readonly exam: ExamContent
  readonly review: PageReview | undefined
  readonly medicalDirector: string
  readonly isSampleName: boolean
}

export default function Sources({ exam, review, medicalDirector, isSampleName }: Props) {
  const { date, locale, t } = useSite()
  const day = review?.on ?? exam.updated
  return (
    <details className="sources">
      <summary>
        <h2>{t('exam:sources.heading')}</h2>
        <time dateTime={day}>{date(day)}</time>
      </summary>
      <p>
        {review === undefined
          ? t('exam:sources.updated')
          : t('exam:sources.reviewed', { reviewer: review.by[locale] })}{' '}
        {date(day)}. {t('exam:sources.responsible', { medicalDirector })}{' '}
        {isSampleName && `${t('exam:sources.sampleName')} `}
        {t('exam:sources.general')}
      </p>
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
  )
}
