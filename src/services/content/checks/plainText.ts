import { withoutMarkup } from '../../../shared/text/markup.js'

const standIn = (name: string): string => (name === 'count' ? '2' : 'x')

export const plainText = (text: string): string =>
  withoutMarkup(text.replace(/\{\{\s*(.*?)\s*(?:,.*?)?\}\}/g, (_, name: string) => standIn(name)))
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
