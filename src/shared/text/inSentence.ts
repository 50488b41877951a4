/** Returns the label with a small initial, except an abbreviation: « CV et autres documents ». */
export const inSentence = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
