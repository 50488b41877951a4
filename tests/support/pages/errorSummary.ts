import { load } from 'cheerio'

/** The sentences that a form with errors begins with. */
export const errorsIn = (html: string): readonly string[] => {
  const $ = load(html)
  return $('#error-summary li')
    .toArray()
    .map((line) => $(line).text())
}
