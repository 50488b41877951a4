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

function BrandMark() {
  return (
    <svg className="brand__mark" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="18.5" />
      <path d="M15.8 16.7a6 6 0 0 0 8.4 0M12.6 21.8a12 12 0 0 0 14.8 0M9.6 27a18 18 0 0 0 20.8 0" />
      <circle className="dot" cx="20" cy="10.7" r="2.2" />
    </svg>
  )
}
