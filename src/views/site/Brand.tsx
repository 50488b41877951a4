import BrandMark from '../icons/BrandMark.js'
import { useSite } from '../pageContext/site.js'
import PageLink from '../links/PageLink.js'

export default function Brand({ withTagline = true }: { readonly withTagline?: boolean }) {
  const { clinic } = useSite()
  return (
    <PageLink to="home" className="brand">
      <BrandMark />
      <span>
        <span className="brand__name">
          <b>{clinic.nameStart}</b>
          {clinic.nameEnd}
        </span>{' '}
        {withTagline && <span className="brand__sub">{clinic.tagline}</span>}
      </span>
    </PageLink>
  )
}
