import type { PlainMessageKey } from '../../../services/language/messages.js'
import Icon from '../../icons/Icon.js'
import { useStaffSite } from './staffSite.js'

interface Props {
  readonly id: string
  readonly error: PlainMessageKey | undefined
}

export default function StaffFieldError({ id, error }: Props) {
  const { t } = useStaffSite()
  if (error === undefined) return undefined
  return (
    <p className="error-text" id={`${id}-error`}>
      <Icon name="warning" small />
      <span>{t(error)}</span>
    </p>
  )
}
