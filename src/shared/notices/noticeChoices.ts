import type { Procedure } from '../../services/content/schemas/exam.js'

export const procedures = ['ultrasound', 'mri', 'treatment'] as const satisfies readonly Procedure[]
