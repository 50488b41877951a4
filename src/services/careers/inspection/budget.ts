import { isCode } from '../../errors/systemErrors.js'

interface Limits {
  /** Unpacked, in total. */
  readonly bytes: number
  /** Processor time of the thread, in milliseconds. */
  readonly processorMs: number
}

/** For the files of one application, whatever they claim; a typical one takes 30 ms. */
const applicationLimits: Limits = { bytes: 16 * 1_048_576, processorMs: 1000 }
/** For what tells the format of one file, also when the budget of the application is spent. */
export const formatLimits: Limits = { bytes: 1_048_576, processorMs: 200 }

export interface Budget {
  isOutOfTime(): boolean
  /**
   * Unpacks within the budget.
   * @param inflate receives the number of bytes that are left
   * @returns undefined when the data is broken or exceeds the budget
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
