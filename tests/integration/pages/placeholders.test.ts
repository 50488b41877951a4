import { load } from 'cheerio'
import { urlForJob } from '../../../src/addresses/urlFor.js'
import { jobs } from '../../support/site/shippedContent.js'
import { answersAt } from '../../support/pages/everyPage.js'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'

let site: BuiltSite
beforeAll(async () => {
  site = await startBuiltSite()
})
afterAll(() => site?.stop())

/** Each page in one language, because its pictures are the same in both. */
const paths = [
  ...answersAt('desk').map(({ path }) => path),
  ...jobs.map(({ slug }) => urlForJob(slug, 'fr')),
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
