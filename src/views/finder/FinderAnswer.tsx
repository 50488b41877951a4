import { homeAnchors } from '../../addresses/pageTable.js'
import type { Need } from '../../services/content/schemas/finder.js'
import { useSite } from '../pageContext/site.js'
import RichText from '../blocks/RichText.js'
import PageLink from '../links/PageLink.js'

export default function FinderAnswer({ need }: { readonly need: Need }) {
  const { exams, localize, minutes, t } = useSite()
  const isTreatment = need.exam === 'prp'
  const { fullName, keyFacts, shortName } = exams[need.exam]
  const { preparation } = keyFacts
  return (
    <section className="result" data-exam={need.exam}>
      <h3>{localize(fullName)}</h3>
      <p>
        <RichText text={need.text} />
      </p>
      <dl>
        <dt>{t('exam:facts.duration')}</dt>
        <dd>{minutes(need.exam)}</dd>
        <dt>{t('exam:facts.preparation')}</dt>
        <dd>
          {(need.preparation === undefined
            ? [preparation.value, preparation.note]
            : [need.preparation]
          )
            .flatMap((text) => (text === undefined ? [] : [`${localize(text)}.`]))
            .join(' ')}
        </dd>
      </dl>
      <PageLink to="home" anchor={homeAnchors.contact} className="btn btn--small">
        {t(isTreatment ? 'common:action.consult' : 'home:finder.request')}
      </PageLink>{' '}
      <PageLink to={need.exam} anchor={isTreatment ? 'evidence' : undefined}>
        {isTreatment
          ? t('home:finder.readPrp')
          : t('home:finder.how', { exam: localize(shortName) })}
      </PageLink>
    </section>
  )
}
