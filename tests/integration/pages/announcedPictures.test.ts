import { type CheerioAPI, load } from 'cheerio'
import { everyPage } from '../../support/pages/everyPage.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
beforeAll(async () => {
  running = await appForTests()
})
afterAll(() => running.end())

const open = async (path: string): Promise<CheerioAPI> =>
  load((await running.site.get(path).expect(200)).text)

const announced = ($: CheerioAPI) =>
  $('link[rel=preload][as=image]')
    .toArray()
    .map((node) => $(node))

test.each(everyPage)(
  '$path › preloads its first picture before its style sheets',
  async ({ path }) => {
    const $ = await open(path)
    const first = $('picture:has(img[loading=eager]) source[type="image/avif"]')
      .toArray()
      .map((node) => $(node))
    const links = announced($)
    expect(links.map((link) => link.attr('imagesrcset'))).toEqual(
      first.map((source) => source.attr('srcset')),
    )
    expect(links.map((link) => link.attr('imagesizes'))).toEqual(
      first.map((source) => source.attr('sizes')),
    )
    expect(links.every((link) => link.nextAll('style').length === $('head style').length)).toBe(
      true,
    )
  },
)

test('page without a picture at the top › preloads no picture', async () => {
  expect(announced(await open('/fr/politiques-confidentialite'))).toEqual([])
})
