import type { PageName } from '../../addresses/pageTable.js'

/** After ultrasound, which opens a panel of its own. */
export const mainPages = ['mri', 'prp', 'about', 'careers'] as const satisfies readonly PageName[]
