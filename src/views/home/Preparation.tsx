import type { ExamName } from '../../addresses/pageTable.js'
import type { HomeContent } from '../../services/content/schemas/home.js'
import { useSite } from '../pageContext/site.js'
import HomeFold from './HomeFold.js'
import PageLink from '../links/PageLink.js'
import RichText from '../blocks/RichText.js'
import { spaced } from '../links/spaced.js'

interface Props {
  readonly preparation: HomeContent['preparation']
}

/** Renders the instructions that concern offered exams, or only links to the exams if there are none. */
export default function Preparation({ preparation }: Props) {
  const { offered } = useSite()
  const rows = preparation.rows
    .map((row) => ({ ...row, exams: row.exams.filter(offered.hasPage) }))
    .filter((row) => row.exams.length > 0)
  return (
    <HomeFold
      id="preparation"
      heading={preparation.heading}
      intro={
        rows.length > 0 ? (
          <p>
            <RichText text={preparation.intro} />
          </p>
        ) : (
          <ExamLinks names={offered.shown} />
        )
      }
    >
      {rows.length > 0 && (
        <div className="faq">
          {rows.map((row) => (
            <details key={row.title.fr} name="prep">
              <summary>
                <RichText text={row.title} />
              </summary>
              <div>
                <p>
                  <RichText text={row.text} />
                </p>
                <ExamLinks names={row.exams} />
              </div>
            </details>
          ))}
        </div>
      )}
    </HomeFold>
  )
}

function ExamLinks({ names }: { readonly names: readonly ExamName[] }) {
  const { exams, localize, t } = useSite()
  return (
    <div className="tags">
      {spaced(
        names.map((name) => {
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
  )
}
