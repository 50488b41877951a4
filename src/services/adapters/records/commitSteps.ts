import type { Committed, RecordPlace, Step } from './records.js'

/** The record that a step is about. */
export const placeOf = (step: Step): RecordPlace => {
  if ('create' in step) return step.create
  return 'update' in step ? step.update : step.remove
}

/** The version that its record must have; undefined when there must be no such record. */
const versionFor = (step: Step): number | undefined => {
  if ('create' in step) return undefined
  return 'update' in step ? step.update.version : step.remove.version
}

/**
 * What a commit is answered when its steps do not fit what is stored.
 * @param versions of the records of the steps, in their order; undefined where there is none
 */
export const refusalOf = (
  steps: readonly Step[],
  versions: readonly unknown[],
): Committed | undefined => {
  const step = steps.findIndex((one, index) => versionFor(one) !== versions[index])
  return step === -1 ? undefined : { status: 'refused', step }
}
