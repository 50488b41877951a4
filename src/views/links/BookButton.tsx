import { homeAnchors } from '../../addresses/pageTable.js'
import { useSite } from '../pageContext/site.js'
import PageLink from './PageLink.js'

/** The one coral action: leads to the request form. */
export default function BookButton() {
  const { section, t } = useSite()
  return (
    <PageLink to="home" anchor={homeAnchors.contact} className="btn btn--coral">
      {t(section === 'therapy' ? 'common:action.consult' : 'common:action.book')}
    </PageLink>
  )
}
