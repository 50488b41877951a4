import { load } from 'cheerio'

export const errorsIn = (html: string): readonly string[] => {
  const $ = load(html)
  return $('#error-summary li')
    .toArray()
    .map((line) => $(line).text())
}
