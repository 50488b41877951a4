import Icon from '../../icons/Icon.js'
import StaffIcon from '../icons/StaffIcon.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface UndoProps {
  readonly action: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly text: string
  readonly button: string
  readonly until: string
  readonly seconds: number
  readonly total: number
}

export default function UndoBar({ undo }: { readonly undo: UndoProps }) {
  const { t } = useStaffSite()
  return (
    <div className="undo-place">
      <form
        className="undo deep"
        method="post"
        action={undo.action}
        aria-label={t('staffRecord:undo.label')}
        data-seconds={undo.seconds}
        data-left={t('staffRecord:undo.left', { seconds: '{s}' })}
      >
        <Icon name="check" />
        <span role="status">{undo.text}</span>
        <span className="undo__time" aria-live="off">
          {undo.until}
        </span>
        {undo.fields.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="btn btn--small btn--ghost">
          <StaffIcon name="undo" small />
          {undo.button}
        </button>
        <progress value={undo.seconds} max={undo.total} aria-hidden="true" />
      </form>
    </div>
  )
}
