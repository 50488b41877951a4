import type { ExamName } from '../../addresses/pageTable.js'
import { useSite } from '../pageContext/site.js'
import { panelPlaces } from '../../services/images/picturePlaces.js'
import Icon from '../icons/Icon.js'
import PageLink from '../links/PageLink.js'
import Picture from '../picture/Picture.js'

interface Props {
  readonly names: readonly ExamName[]
}

export default function ExamCards({ names }: Props) {
  const { exams, localize, minutes, t } = useSite()
  return (
    <>
      <div className="exams">
        {names.map((name) => {
          const { kind, picture } = exams[name].figure
          return (
            <article key={name} className="exam">
              <div className={kind}>
                <Picture name={picture} place={panelPlaces[kind]} decorative />
              </div>
              <div className="exam__name">
                <h3>
                  <PageLink to={name}>{localize(exams[name].fullName)}</PageLink>
                </h3>
                <ul className="meta">
                  <li>
                    <Icon name="clock" small />
                    {minutes(name)}
                  </li>
                  <li>
                    <Icon name="calendar" small />
                    {localize(exams[name].keyFacts.when.value)}
                  </li>
                </ul>
              </div>
              <p>{localize(exams[name].summary)}</p>
            </article>
          )
        })}
      </div>
      <p className="simulated mt-3">{t('common:simulatedAll')}</p>
    </>
  )
}
