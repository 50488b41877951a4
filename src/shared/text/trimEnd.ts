/**
 * Returns the text without the signs at its end that `isTrimmed` accepts. A pattern such as `/\s+$/` does
 * the same in quadratic time: it is tried again at each sign.
 */
export const trimEnd = (text: string, isTrimmed: (sign: string) => boolean): string => {
  let end = text.length
  while (end > 0 && isTrimmed(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
