import { isCode } from '../../errors/systemErrors.js'

interface Limits {
  readonly bytes: number
  readonly processorMs: number
}

/** Limits for all files of an application together; a typical application takes 30 ms. */
const applicationLimits: Limits = { bytes: 16 * 1_048_576, processorMs: 1000 }
/** Limits for format detection of one file, available even after the budget is used up. */
export const formatLimits: Limits = { bytes: 1_048_576, processorMs: 200 }

export interface Budget {
  isOutOfTime(): boolean
  /**
   * Inflates data.
   * @param inflate receives the remaining bytes
   * @returns undefined if the data is damaged or exceeds the budget
   */
  unpack(inflate: (limit: { readonly maxOutputLength: number }) => Buffer): Buffer | undefined
}

export const createBudget = ({ bytes: limit, processorMs } = applicationLimits): Budget => {
  let bytes = limit
  const start = process.threadCpuUsage()
  const isOutOfTime = (): boolean => {
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000 > processorMs
  }
  return {
    isOutOfTime,
    unpack: (inflate) => {
      if (bytes === 0 || isOutOfTime()) return undefined
      try {
        const unpacked = inflate({ maxOutputLength: bytes })
        bytes -= unpacked.length
        return unpacked
      } catch (error) {
        if (isCode(error, 'ERR_BUFFER_TOO_LARGE')) bytes = 0
        return undefined
      }
    },
  }
}
