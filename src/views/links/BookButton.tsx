import { homeAnchors } from '../../addresses/pageTable.js'
import { useSite } from '../pageContext/site.js'
import PageLink from './PageLink.js'

export default function BookButton() {
  const { section, t } = useSite()
  return (
    <PageLink to="home" anchor={homeAnchors.contact} className="btn btn--coral">
      {t(section === 'therapy' ? 'common:action.consult' : 'common:action.book')}
    </PageLink>
  )
}
