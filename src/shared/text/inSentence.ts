/** Returns the label with a lower-case initial, unless it is an abbreviation such as « CV ». */
export const inSentence = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
