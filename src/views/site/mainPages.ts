import type { PageName } from '../../addresses/pageTable.js'

/** After ultrasound, which opens a panel of its own. */
export const mainPages = [
  'mri',
  'prp',
  'tools',
  'about',
  'careers',
] as const satisfies readonly PageName[]

/** The menu of small screens has room for every service. */
export const menuPages = [
  'mri',
  'breastMri',
  'prp',
  'tools',
  'about',
  'careers',
] as const satisfies readonly PageName[]
