import { brandMark } from '../../shared/brand/brand.js'

export default function BrandMark() {
  return (
    <svg className="brand__mark" viewBox="0 0 40 40" aria-hidden="true">
      <circle {...brandMark.ring} />
      <path d={brandMark.waves} />
      <circle className="dot" {...brandMark.dot} />
    </svg>
  )
}
