import type { HomeContent } from '../../services/content/pageContentTypes.js'
import { useSite } from '../site.js'
import Icon from './Icon.js'
import PageLink from './PageLink.js'
import Rich from './Rich.js'
import SectionHead from './SectionHead.js'

interface Props {
  readonly preparation: HomeContent['preparation']
}

/** The instructions that matter most, each with the exams it belongs to. */
export default function Preparation({ preparation }: Props) {
  const { exams, say } = useSite()
  return (
    <section className="section section--sand" id="preparation">
      <div className="wrap split">
        <div className="sticky">
          <SectionHead heading={preparation.heading}>
            <p>
              <Rich text={preparation.intro} />
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
                <Rich text={row.title} />
              </h3>
              <p>
                <Rich text={row.text} />
              </p>
              <div className="tags">
                {row.exams.map((name) => (
                  <PageLink key={name} to={name} anchor="prepare" className="tag">
                    {say(exams[name].shortName)}
                  </PageLink>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
