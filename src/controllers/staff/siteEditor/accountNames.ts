import type { Services } from '../../../services/services.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'

/** Returns the account names of content authors; commands and the site have no account. */
export const accountNames = async (
  { staff }: Pick<Services, 'staff'>,
  ids: readonly string[],
): Promise<(site: StaffSite, id: string) => string> => {
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => [id, (await staff.accounts.find(id))?.name] as const),
  )
  const names = new Map(found)
  return ({ t }, id) =>
    id === 'site' || id === 'command'
      ? t(`staffSiteEditor:history.${id}`)
      : (names.get(id) ?? t('staffAudit:actors.unknown'))
}
