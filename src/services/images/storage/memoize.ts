/** Notes a value under a key; forgets the oldest one when there are more than `most`. */
export const remember = <Value>(
  memory: Map<string, Value>,
  key: string,
  value: Value,
  most: number,
): void => {
  memory.delete(key)
  memory.set(key, value)
  const [oldest] = memory.keys()
  if (memory.size > most && oldest !== undefined) memory.delete(oldest)
}
