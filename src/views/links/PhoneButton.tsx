import { useSite } from '../pageContext/site.js'
import Icon from '../icons/Icon.js'

export default function PhoneButton() {
  const { clinic } = useSite()
  return (
    <a className="btn btn--ghost" href={clinic.phoneHref}>
      <Icon name="phone" small />
      {clinic.phone}
    </a>
  )
}
