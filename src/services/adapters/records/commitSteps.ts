import type { Committed, RecordPlace, Step } from './records.js'

export const placeOf = (step: Step): RecordPlace => {
  if ('create' in step) return step.create
  return 'update' in step ? step.update : step.remove
}

const versionFor = (step: Step): number | undefined => {
  if ('create' in step) return undefined
  return 'update' in step ? step.update.version : step.remove.version
}

/** Returns the first conflicting step. @param versions in the order of the steps; `undefined` if missing */
export const refusalOf = (
  steps: readonly Step[],
  versions: readonly unknown[],
): Committed | undefined => {
  const step = steps.findIndex((one, index) => versionFor(one) !== versions[index])
  return step === -1 ? undefined : { status: 'refused', step }
}
