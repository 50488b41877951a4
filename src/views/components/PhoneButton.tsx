import { useSite } from '../site.js'
import Icon from './Icon.js'

/** Calls the clinic and shows the number. */
export default function PhoneButton() {
  const { clinic } = useSite()
  return (
    <a className="btn btn--ghost" href={clinic.phoneHref}>
      <Icon name="phone" small />
      {clinic.phone}
    </a>
  )
}
