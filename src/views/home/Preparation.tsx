import type { HomeContent } from '../../services/content/schemas/home.js'
import { useSite } from '../pageContext/site.js'
import PageLink from '../links/PageLink.js'
import RichText from '../blocks/RichText.js'
import SectionHead from '../blocks/SectionHead.js'
import { spaced } from '../links/spaced.js'

interface Props {
  readonly preparation: HomeContent['preparation']
}

export default function Preparation({ preparation }: Props) {
  const { exams, localize, offered, t } = useSite()
  const rows = preparation.rows
    .map((row) => ({ ...row, exams: row.exams.filter(offered.hasPage) }))
    .filter((row) => row.exams.length > 0)
  return (
    <section id="preparation">
      <SectionHead heading={preparation.heading}>
        <p>
          <RichText text={preparation.intro} />
        </p>
      </SectionHead>
      <div className="faq">
        {rows.map((row) => (
          <details key={row.title.fr} name="prep">
            <summary>
              <RichText text={row.title} />
            </summary>
            <div className="answer">
              <p>
                <RichText text={row.text} />
              </p>
              <div className="tags">
                {spaced(
                  row.exams.map((name) => {
                    const exam = localize(exams[name].shortName)
                    return (
                      <PageLink
                        key={name}
                        to={name}
                        anchor="prepare"
                        className="tag"
                        label={t('home:prepare', { exam })}
                      >
                        {exam}
                      </PageLink>
                    )
                  }),
                )}
              </div>
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
