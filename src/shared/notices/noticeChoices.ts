import type { Procedure } from '../../content/contentTypes.js'

export const procedures = ['ultrasound', 'mri', 'treatment'] as const satisfies readonly Procedure[]
