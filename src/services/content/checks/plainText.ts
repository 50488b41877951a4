/** Returns the names between `{{` and `}}`, without i18next's formatting. */
export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\s*(.*?)\s*(?:,.*?)?\}\}/g)].map(([, name = '']) => name)

export interface Link {
  readonly label: string
  readonly target: string
}

const link = /\[([^\]]*)\]\(([^)]*)\)/g

export const linksIn = (text: string): readonly Link[] =>
  [...text.matchAll(link)].map(([, label = '', target = '']) => ({ label, target }))

/** Returns a text without its complete facts and links. */
export const withoutCodes = (text: string): string =>
  text.replace(/\{\{[^{}]*\}\}/g, '').replace(link, '$1')

const standIn = (name: string): string => (name === 'count' ? '2' : 'x')

export const plainText = (text: string): string =>
  text
    .replace(/\{\{\s*(.*?)\s*(?:,.*?)?\}\}/g, (_, name: string) => standIn(name))
    .replace(link, '$1')
    .replaceAll('**', '')
    .replace(/<\/?\w+\/?>/g, '')
    .replace(/https?:\/\/[^\s)»]+/g, 'x')
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, 'x')

export const around = (text: string, index: number, length: number): string => {
  const from = Math.max(0, index - 12)
  const to = Math.min(text.length, index + length + 12)
  const cut = text.slice(from, to).replaceAll('\u00A0', '°').replaceAll('\u202F', '°')
  return `${from > 0 ? '…' : ''}${cut}${to < text.length ? '…' : ''}`
}
