const colour = (code: number, text: string): string =>
  process.stdout.isTTY ? `\u001B[${code}m${text}\u001B[0m` : text

export const step = async (name: string, work: () => Promise<void>): Promise<void> => {
  const start = performance.now()
  await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(`${colour(32, '✓')} ${name.padEnd(28)} ${seconds.padStart(6)} s\n`)
}
