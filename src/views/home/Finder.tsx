import { homeAnchors } from '../../addresses/pageTable.js'
import type { HomeContent, Need } from '../../content/pageContentTypes.js'
import { useSite } from '../site/site.js'
import Tool from '../tools/Tool.js'
import MoreLink from '../links/MoreLink.js'
import PageLink from '../links/PageLink.js'
import { spaced } from '../blocks/spaced.js'
import RichText from '../blocks/RichText.js'

interface Props {
  readonly finder: HomeContent['finder']
}

/** A question and its answers; the style sheet shows the chosen one, no script needed. */
export default function Finder({ finder }: Props) {
  const { localize, minutes, t } = useSite()
  return (
    <section id="finder" aria-label={t('home:finder.label')}>
      <div className="wrap">
        <div className="finder screen-only">
          <div className="finder__ask">
            <fieldset>
              <legend>
                <h2>{localize(finder.heading)}</h2>
              </legend>
              <p className="hint">
                <RichText text={finder.hint} />
              </p>
              <div className="chips">
                {spaced(
                  finder.needs.map((need, position) => (
                    <label key={need.id} className="chip">
                      <input
                        type="radio"
                        name="need"
                        id={`need-${position + 1}`}
                        value={need.id}
                        defaultChecked={position === 0}
                      />
                      {localize(need.label)}
                    </label>
                  )),
                )}
              </div>
            </fieldset>
            <Tool name="examFinder" />
          </div>
          <div className="finder__answer" aria-live="polite">
            {finder.needs.map((need) => (
              <Answer key={need.id} need={need} minutes={minutes(need.exam)} />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function Answer({ need, minutes }: { readonly need: Need; readonly minutes: string }) {
  const { exams, localize, t } = useSite()
  const isTreatment = need.exam === 'prp'
  const { preparation } = exams[need.exam].keyFacts
  return (
    <section className="result" data-exam={need.exam}>
      <h3>{localize(exams[need.exam].fullName)}</h3>
      <p>
        <RichText text={need.text} />
      </p>
      <dl>
        <dt>{t('exam:facts.duration')}</dt>
        <dd>{minutes}</dd>
        <dt>{t('exam:facts.preparation')}</dt>
        <dd>
          {[preparation.value, preparation.note]
            .flatMap((text) => (text === undefined ? [] : [`${localize(text)}.`]))
            .join(' ')}
        </dd>
      </dl>
      <div className="row">
        <PageLink to="home" anchor={homeAnchors.contact} className="btn btn--small">
          {t(isTreatment ? 'common:action.consult' : 'home:finder.request')}
        </PageLink>{' '}
        <MoreLink to={need.exam} {...(isTreatment ? { anchor: 'evidence' } : {})}>
          {isTreatment
            ? t('home:finder.readPrp')
            : t('home:finder.how', { exam: localize(exams[need.exam].shortName) })}
        </MoreLink>
      </div>
    </section>
  )
}
