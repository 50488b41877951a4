import { type StaffRole, type StaffRouteName, staffRows } from '../../addresses/staffTable.js'
import type { Services } from '../../services/services.js'
import { hasRole } from '../../services/staff/staffAccount.js'
import type { StaffControllers } from './staffHandlers.js'
import { signedInOf } from './staffRequest.js'

const homes: readonly (readonly [StaffRole, StaffRouteName])[] = [
  ['desk', 'requests'],
  ['hr', 'applications'],
  ['admin', 'privacy'],
  ['editor', 'siteEditor'],
  ['approver', 'siteEditor'],
]

export const homeController = (_services: Services): Pick<StaffControllers, 'home'> => ({
  home: {
    get: (req, res) => {
      const signedIn = signedInOf(req)
      const [, home = 'staffKeys'] = homes.find(([role]) => hasRole(signedIn, role)) ?? []
      res.redirect(303, staffRows[home].path)
    },
  },
})
