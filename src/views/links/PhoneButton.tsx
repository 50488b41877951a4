import { useSite } from '../pageContext/site.js'
import PhoneIcon from '../icons/PhoneIcon.js'

export default function PhoneButton({ className = 'btn btn--ghost' }) {
  const { clinic } = useSite()
  return (
    <a className={className} href={clinic.phoneHref}>
      <PhoneIcon />
      {clinic.phone}
    </a>
  )
}
