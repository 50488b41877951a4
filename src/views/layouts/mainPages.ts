import type { PageName } from '../../routes/table.js'

/** After ultrasound, which opens a panel of its own. */
export const mainPages = ['mri', 'prp', 'about', 'careers'] as const satisfies readonly PageName[]
