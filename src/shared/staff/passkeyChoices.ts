export const mostPasskeys = 10
export const longestPasskeyName = 60
