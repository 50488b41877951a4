import { mailtoLink } from '../../../shared/forms/emailAddress.js'
import RepeatedIcon from '../icons/RepeatedIcon.js'
import { useStaffSite } from '../layout/staffSite.js'
import { foldable } from './FactList.js'

export interface PhoneProps {
  readonly shown: string
  readonly href: string
  readonly extension?: string | undefined
}

interface Props {
  readonly phone: PhoneProps | undefined
  readonly email: string | undefined
}

export default function Reach({ phone, email }: Props) {
  const { t } = useStaffSite()
  return (
    <>
      {phone === undefined ? (
        <span className="muted">{t('staff:reach.noPhone')}</span>
      ) : (
        <a className="tel" href={phone.href}>
          <RepeatedIcon name="phone" small />
          {phone.shown}
          {phone.extension !== undefined && <span className="muted"> {phone.extension}</span>}
        </a>
      )}
      <span className="sub">
        {email === undefined ? (
          t('staff:reach.noEmail')
        ) : (
          <a href={mailtoLink(email)}>{foldable(email)}</a>
        )}
      </span>
    </>
  )
}
