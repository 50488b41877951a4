import type { Procedure } from '../../content/contentTypes.js'

/** The kinds of exams that people wait for, in the order of the pages. */
export const procedures = ['ultrasound', 'mri', 'treatment'] as const satisfies readonly Procedure[]
