import { load } from 'cheerio'
import { locales } from '../../../src/addresses/pageTable.js'
import { urlForJob } from '../../../src/addresses/urlFor.js'
import { jobs } from '../../support/site/shippedContent.js'
import { everyAnswer } from '../../support/pages/everyPage.js'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'

let site: BuiltSite
beforeAll(async () => {
  site = await startBuiltSite()
})
afterAll(() => site?.stop())

const paths = [
  ...everyAnswer.map(({ path }) => path),
  ...jobs.flatMap(({ slug }) => locales.map((locale) => urlForJob(slug, locale))),
]

const read = new Map<string, Promise<string>>()
const readSheet = (path: string): Promise<string> => {
  const sheet = read.get(path) ?? fetch(site.origin + path).then((answer) => answer.text())
  read.set(path, sheet)
  return sheet
}

test.each([...new Set(paths)])(
  '%s › pictures have placeholder colours until they are loaded',
  async (path) => {
    const $ = load(await (await fetch(site.origin + path)).text())
    const links = $('link[rel=stylesheet]')
      .toArray()
      .map((node) => $(node).attr('href') ?? '')
    const linked = await Promise.all(links.map(readSheet))
    const sheets = [$('style').text(), ...linked].join('\n')
    const names = $('img.picture')
      .toArray()
      .map((node) => /picture--\w+/.exec($(node).attr('class') ?? '')?.[0])
    expect(names).not.toEqual([])
    expect(names.filter((name) => !sheets.includes(`.${name}{`))).toEqual([])
  },
)
