import { staffUrl } from '../../../addresses/staffTable.js'
import BrandMark from '../../icons/BrandMark.js'
import { useStaffSite } from './staffSite.js'

export default function StaffBrand() {
  const { clinic } = useStaffSite()
  return (
    <a className="brand" href={staffUrl('home')} aria-label={clinic.name}>
      <BrandMark />
      <span className="word">
        <b>{clinic.nameStart}</b>
        {clinic.nameEnd}
      </span>
    </a>
  )
}
