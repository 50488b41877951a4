import { createFormDraft, isPage } from '../../fields/formDraft.js'
import { uploadMemoryKey } from '../files/uploadMemoryKey.js'

/** The files have a memory of their own; see `uploadMemory.ts`. */
export const applicationDraft = createFormDraft({
  key: 'applicationDraft',
  selector: 'form[data-application]',
  fields: ['name', 'email', 'phone', 'offer', 'availability', 'message'],
  isReceived: () => isPage('applicationReceived'),
  erasedToo: [uploadMemoryKey],
})
