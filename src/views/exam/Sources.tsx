import type { ExamContent } from '../../content/contentTypes.js'
import { useSite } from '../site/site.js'
import RichText from '../blocks/RichText.js'

interface Props {
  readonly exam: ExamContent
  readonly reviewer: string
}

/** Who reviewed the page and when, what it rests on, and what it is not. */
export default function Sources({ exam, reviewer }: Props) {
  const { date, t } = useSite()
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
          {t('exam:sources.reviewed', { reviewer })}{' '}
          <time dateTime={exam.reviewed.on}>{date(exam.reviewed.on)}</time>.
        </p>
        <p className="reviewed">{t('exam:sources.general')}</p>
      </div>
    </section>
  )
}
