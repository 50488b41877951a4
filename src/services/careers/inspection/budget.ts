/** What the inspection of one application may use, whatever its files claim. */
const mostUnpackedBytes = 16 * 1_048_576
/** Processor time of the worker thread: a typical application takes 30 ms. */
const mostProcessorMs = 1000

export interface Budget {
  isOutOfTime(): boolean
  /**
   * Unpacks within the budget.
   * @param inflate receives the number of bytes that are left
   * @returns undefined when the data is broken or exceeds the budget
   */
  unpack(inflate: (limit: { readonly maxOutputLength: number }) => Buffer): Buffer | undefined
}

export const createBudget = (): Budget => {
  let bytes = mostUnpackedBytes
  const start = process.threadCpuUsage()
  const isOutOfTime = (): boolean => {
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000 > mostProcessorMs
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
        if (error instanceof RangeError) bytes = 0
        return undefined
      }
    },
  }
}
