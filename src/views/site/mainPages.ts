import type { PageName } from '../../addresses/pageTable.js'

export const mainPages = [
  'mri',
  'prp',
  'tools',
  'about',
  'careers',
] as const satisfies readonly PageName[]

export const menuPages = [
  'mri',
  'breastMri',
  'prp',
  'tools',
  'about',
  'careers',
] as const satisfies readonly PageName[]
