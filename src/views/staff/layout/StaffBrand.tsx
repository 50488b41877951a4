import { staffUrl } from '../../../addresses/staffTable.js'
import { useStaffSite } from './staffSite.js'

export default function StaffBrand() {
  const { clinic } = useStaffSite()
  return (
    <a className="brand" href={staffUrl('home')} aria-label={clinic.name}>
      <svg className="brand__mark" viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="18.5" />
        <path d="M15.8 16.7a6 6 0 0 0 8.4 0M12.6 21.8a12 12 0 0 0 14.8 0M9.6 27a18 18 0 0 0 20.8 0" />
        <circle className="dot" cx="20" cy="10.7" r="2.2" />
      </svg>
      <span className="word">
        <b>{clinic.nameStart}</b>
        {clinic.nameEnd}
      </span>
    </a>
  )
}
