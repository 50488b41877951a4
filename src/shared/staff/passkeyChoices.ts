/* What the pages of passkeys know of them, too. */

/** A phone, a computer, a key or two: more are mistakes. */
export const mostPasskeys = 10
export const longestPasskeyName = 60
