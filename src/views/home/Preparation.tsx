import type { HomeContent } from '../../content/pageContentTypes.js'
import { useSite } from '../site/site.js'
import Icon from '../icons/Icon.js'
import PageLink from '../links/PageLink.js'
import RichText from '../blocks/RichText.js'
import SectionHead from '../blocks/SectionHead.js'
import { spaced } from '../blocks/spaced.js'

interface Props {
  readonly preparation: HomeContent['preparation']
}

/** The instructions that matter most, each with the exams it belongs to. */
export default function Preparation({ preparation }: Props) {
  const { exams, localize, t } = useSite()
  return (
    <section className="section section--sand" id="preparation">
      <div className="wrap split">
        <div className="sticky">
          <SectionHead heading={preparation.heading}>
            <p>
              <RichText text={preparation.intro} />
            </p>
          </SectionHead>
        </div>
        <ul className="prep">
          {preparation.rows.map((row) => (
            <li key={row.title.fr}>
              <span className="disc">
                <Icon name={row.icon} />
              </span>
              <h3>
                <RichText text={row.title} />
              </h3>
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
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
