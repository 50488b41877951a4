import type { DeskState } from '../../../services/staff/requests/deskChoices.js'
import { useStaffSite } from '../layout/staffSite.js'

const classes: Readonly<Record<DeskState, string>> = {
  new: 'state state--new',
  doing: 'state state--doing',
  waiting: 'state state--wait',
  done: 'state state--done',
  spam: 'state state--spam',
}

/** Where a request stands: a shape and a word. */
export default function StateWords({ state }: { readonly state: DeskState }) {
  const { t } = useStaffSite()
  return <span className={classes[state]}>{t(`staffRequests:states.${state}`)}</span>
}
