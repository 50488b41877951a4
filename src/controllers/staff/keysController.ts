import type { Services } from '../../services/services.js'
import { staffUrl } from '../../addresses/staffTable.js'
import { renderStaffPage } from './renderStaffPage.js'
import type { StaffControllers } from './staffHandlers.js'
import { fieldOf, readStaffForm } from './staffForm.js'
import { signedInOf, staffActOf } from './staffRequest.js'

export const keysController = (services: Services): Pick<StaffControllers, 'staffKeys'> => ({
  staffKeys: {
    get: (req, res) =>
      renderStaffPage(services, req, res, 'staff/keys/KeysPage', ({ t }) => ({
        title: t('staffRecord:keys.title'),
        isOn: signedInOf(req).account.singleKeys,
      })),
    post: [
      readStaffForm,
      async (req, res) => {
        const isOn = fieldOf(req, 'keys') === 'on'
        const act = staffActOf(req)
        await services.staff.ownAccount.setSingleKeys(act, isOn)
        res.redirect(303, staffUrl('staffKeys'))
      },
    ],
  },
})
