import type { ApplicationState } from '../../../services/staff/applications/applicationChoices.js'
import { useStaffSite } from '../layout/staffSite.js'

const classes: Readonly<Record<ApplicationState, string>> = {
  received: 'state state--new',
  interview: 'state state--doing',
  offer: 'state state--done',
  refused: 'state state--off',
  withdrawn: 'state state--spam',
}

/** Where an application stands: a shape and a word. */
export default function ApplicationStateWords({ state }: { readonly state: ApplicationState }) {
  const { t } = useStaffSite()
  return <span className={classes[state]}>{t(`staffApplications:states.${state}`)}</span>
}
