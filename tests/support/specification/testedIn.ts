import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A title is followed by what the test does; a title in a comment is none. */
const isTitleIn = (source: string, title: string): boolean =>
  source
    .split(`'${title}'`)
    .slice(1)
    .some((after) => /^,\s*(async )?\(/.test(after))

/**
 * A sentence that tests elsewhere prove, from outside as well: nothing is tested twice.
 * @param file below `tests/`
 * @param titles as the file writes them; a title that it lost fails here
 */
export const testedIn = (sentence: string, file: string, ...titles: readonly string[]): void => {
  test(`${sentence} → ${file}`, () => {
    const source = readFileSync(join(__dirname, '../..', file), 'utf8')
    expect(titles.filter((title) => !isTitleIn(source, title))).toEqual([])
    expect(titles).not.toEqual([])
  })
}
