/** Draws a progress bar on a terminal; prints nothing elsewhere. */
export const progress = (
  name: string,
  whole: number,
): { readonly advance: () => void; readonly end: () => void } => {
  const width = 30
  let done = 0
  const draw = (): void => {
    if (!process.stdout.isTTY) return
    const filled = whole === 0 ? width : Math.round((done / whole) * width)
    const bar = '█'.repeat(filled).padEnd(width, '░')
    process.stdout.write(`\r  ${name.padEnd(28)} ${bar} ${String(done).padStart(4)} / ${whole}`)
  }
  return {
    advance: () => {
      done += 1
      draw()
    },
    end: () => {
      if (process.stdout.isTTY) process.stdout.write('\r\u001B[2K')
    },
  }
}
