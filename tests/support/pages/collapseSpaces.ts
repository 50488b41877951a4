export const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
