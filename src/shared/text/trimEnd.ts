/** Runs in linear time; a pattern such as `/\\s+$/` is quadratic. */
export const trimEnd = (text: string, isTrimmed: (sign: string) => boolean): string => {
  let end = text.length
  while (end > 0 && isTrimmed(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
