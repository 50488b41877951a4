import { useSite } from '../pageContext/site.js'
import Icon from '../icons/Icon.js'

export default function PhoneButton({ className = 'btn btn--ghost' }) {
  const { clinic } = useSite()
  return (
    <a className={className} href={clinic.phoneHref}>
      <Icon name="phone" small />
      {clinic.phone}
    </a>
  )
}
