import { createFormDraft, isPage } from '../../fields/formDraft.js'
import { uploadMemoryKey } from '../files/uploadMemoryKey.js'
import type { ApplicationField } from '../../../shared/careers/applicationFields.js'

export const applicationDraft = createFormDraft<ApplicationField>({
  key: 'applicationDraft',
  selector: 'form[data-application]',
  fields: {
    name: true,
    email: true,
    phone: true,
    offer: true,
    availability: true,
    message: true,
    uploads: false,
    files: false,
    consent: false,
    keep: false,
  },
  isReceived: () => isPage('applicationReceived'),
  erasedToo: [uploadMemoryKey],
})
