import { load } from 'cheerio'
import { locales } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { exams } from '../../../src/content/exams/examCatalogue.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
beforeAll(async () => {
  running = await appForTests()
})
afterAll(() => running.end())

const confirmation = async (locale: (typeof locales)[number]) => {
  const { text } = await running.site.get(`${urlFor('requestReceived', locale)}?ref=OND-7K4M-2QXD`)
  return load(text)
}

describe.each(locales)('after a request without script (%s)', (locale) => {
  test('the steps stand in their order, with the delays of the clinic', async () => {
    const $ = await confirmation(locale)
    const steps = $('main ol.next li')
    expect(steps).toHaveLength(5)
    const { facts } = running.services
    expect(steps.eq(3).text()).toContain(facts.of('arriveEarly')[locale])
    expect(steps.eq(4).text()).toContain(facts.of('reportDelay')[locale])
  })

  test('the day of our answer goes into a calendar, which names neither exam nor clinic', async () => {
    const $ = await confirmation(locale)
    const link = $('main a[download]')
    const file = decodeURIComponent(link.attr('href') ?? '')
    expect(file).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN:VCALENDAR\r\n/)
    expect(file).toMatch(/DTSTART;VALUE=DATE:20\d{6}\r\n/)
    expect(file).not.toMatch(/ondelune|OND-/i)
  })

  test('the page knows no exam: it leads to the sheet of any, and to the way on the page itself', async () => {
    const $ = await confirmation(locale)
    const hrefs = $('main a')
      .toArray()
      .map((link) => $(link).attr('href') ?? '')
    const [tools = '', anchor = ''] = (
      hrefs.find((href) => href.startsWith(urlFor('tools', locale))) ?? ''
    ).split('#')
    const sheet = load((await running.site.get(tools)).text)
    expect(sheet(`#${anchor}`)).toHaveLength(1)
    expect(hrefs).toContain('#gmap')
    expect($('#gmap')).toHaveLength(1)
    for (const { fullName } of Object.values(exams)) {
      expect($('main').text()).not.toContain(fullName[locale])
    }
  })

  test('the preparation of each exam is where the confirmation in the page leads', async () => {
    const { received } = running.services.contactFormFiles[locale].data
    for (const address of Object.values(received.links.preparations)) {
      const [path = '', anchor = ''] = address.split('#')
      const { status, text } = await running.site.get(path)
      expect([address, status, load(text)(`#${anchor}`).length]).toEqual([address, 200, 1])
    }
  })
})

test.each(['requestReceived', 'applicationReceived'] as const)(
  'an address puts no words of its own on the page %s',
  async (page) => {
    for (const words of ['Appelez le 1 900 555-0100', 'OND-7K4M-2QXD et un mot', '<b>OND</b>']) {
      const path = `${urlFor(page, 'fr')}?ref=${encodeURIComponent(words)}`
      const { status, text } = await running.site.get(path)
      expect([words, status, load(text)('main').text().includes(words)]).toEqual([
        words,
        200,
        false,
      ])
    }
    const { text } = await running.site.get(`${urlFor(page, 'fr')}?ref=OND-7K4M-2QXD`)
    expect(load(text)('main').text()).toContain('OND-7K4M-2QXD')
  },
)
