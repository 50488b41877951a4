import { load } from 'cheerio'
import { aContactForm } from '../../support/contact/contactFactories.js'
import { locales } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { exams } from '../../support/site/shippedContent.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { signedIn } from '../../support/staff/signedIn.js'

let running: TestApp
beforeAll(async () => {
  running = await appForTests()
})
afterAll(() => running.end())

const confirmation = async (locale: (typeof locales)[number]) => {
  const { text } = await running.site.get(
    `${urlFor('requestReceived', locale)}?ref=OND-7K4M-2QXD&sent=2026-11-21`,
  )
  return load(text)
}

describe.each(locales)('confirmation page without JavaScript (%s)', (locale) => {
  test('lists the next steps in order with the delays of the clinic', async () => {
    const $ = await confirmation(locale)
    const steps = $('main ol.next li')
    expect(steps).toHaveLength(5)
    const { facts } = running.services
    expect(steps.eq(3).text()).toContain(facts.of('arriveEarly')[locale])
    expect(steps.eq(4).text()).toContain(facts.of('reportDelay')[locale])
  })

  test('offers the callback day as a calendar file without exam or clinic name', async () => {
    const $ = await confirmation(locale)
    const link = $('main a[download]')
    const file = decodeURIComponent(link.attr('href') ?? '')
    expect(file).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN:VCALENDAR\r\n/)
    expect(file).toMatch(/DTSTART;VALUE=DATE:20\d{6}\r\n/)
    expect(file).not.toMatch(/ondelune|OND-/i)
  })

  test('links to the sheet tool and the directions without naming an exam', async () => {
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

  test.each([
    ['question', 2],
    ['consultation', 4],
  ])('without a link to the request shows the steps of a %s', async (kind, count) => {
    const { text } = await running.site.get(
      `${urlFor('requestReceived', locale)}?ref=OND-7K4M-2QXD&sent=2026-11-21&for=${kind}`,
    )
    expect(load(text)('main ol.next li')).toHaveLength(count)
  })

  test('links to the same preparation pages as the confirmation in the form', async () => {
    const { received } = running.services.contactFormFiles[locale].current().data
    for (const address of Object.values(received.links.preparations)) {
      const [path = '', anchor = ''] = address.split('#')
      const { status, text } = await running.site.get(path)
      expect([address, status, load(text)(`#${anchor}`).length]).toEqual([address, 200, 1])
    }
  })
})

describe('confirmation page of a request with a link', () => {
  const stepsOf = async (app: TestApp, changes: Parameters<typeof aContactForm>[0]) => {
    const sent = await app.site.post('/fr').type('form').send(aContactForm(changes))
    const { text } = await app.site.get(sent.headers['location'] ?? '')
    return load(text)('main ol.next li')
      .toArray()
      .map((step) => load(step).text().replaceAll('\u00A0', ' '))
  }

  let app: TestApp
  beforeAll(async () => {
    app = await appForTests()
    await signedIn(app, { roles: ['desk'] })
  })
  afterAll(() => app.end())

  test.each([
    ['phone', {}, /Nous vous appelons\.Si vous avez une ordonnance/],
    ['email', { contactBy: 'email' }, /Nous vous écrivons\..+main\.Pas de téléphone\?/],
    ['email without a number', { phone: '' }, /Nous vous écrivons\..+main\.Pas de téléphone\?/],
    ['relay', { contactBy: 'relay' }, /Nous vous appelons par le service de relais\./],
  ])('states that the clinic answers by %s', async (_way, changes, answer) => {
    const [, step = ''] = await stepsOf(app, changes)
    expect(step).toMatch(answer)
    if ('phone' in changes) expect(step).not.toContain('appelons')
  })

  test('for a consultation mentions neither prescription nor report', async () => {
    const steps = await stepsOf(app, { subject: 'prp' })
    expect(steps).toHaveLength(4)
    expect(steps.join()).not.toMatch(/ordonnance|rapport/i)
    expect(steps.at(-1)).toContain('Vous voyez la ou le radiologiste, puis vous décidez.')
  })

  test('for another subject ends with the step of the answer', async () => {
    const steps = await stepsOf(app, { subject: 'other' })
    expect(steps).toHaveLength(2)
    expect(steps.join()).not.toMatch(/ordonnance|rapport|visite/i)
  })
})

test('confirmation page without a link › promises no call', async () => {
  expect((await confirmation('fr'))('main').text()).not.toContain('appelons')
  expect((await confirmation('en'))('main').text()).not.toContain('call you')
})

test.each(['requestReceived', 'applicationReceived'] as const)(
  'confirmation page › shows no text from the query string (%s)',
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

describe('confirmation page opened days later', () => {
  const days = (count: number): number => count * 24 * 3_600_000
  const mainText = async (app: TestApp, address: string): Promise<string> =>
    load((await app.site.get(address)).text)('main')
      .text()
      .replaceAll('\u00A0', ' ')

  test('shows the callback day computed when the form was sent', async () => {
    const app = await appForTests()
    const sent = await app.site.post('/fr').type('form').send(aContactForm())
    const address = sent.headers['location'] ?? ''
    expect(await mainText(app, address)).toContain('d’ici le lundi 23 novembre')
    expect(await mainText(app, address)).toContain('Aujourd’hui')
    app.clock.pass(days(4))
    expect(await mainText(app, address)).toContain('d’ici le lundi 23 novembre')
    expect(await mainText(app, address)).toContain('samedi 21 novembre')
    expect(await mainText(app, address)).not.toContain('Aujourd’hui')
    await app.end()
  })

  test('shows the callback day of the first post for a request sent again', async () => {
    const app = await appForTests()
    const form = { ...aContactForm(), id: '6f9f4b3e-5d0c-4b7a-9a51-3f0a7c1d2e10' }
    const post = () => app.site.post('/fr').type('form').accept('application/json').send(form)
    const first = await post()
    app.clock.pass(days(4))
    const again = await post()
    expect(again.status).toBe(200)
    expect(again.body.callBy).toEqual(first.body.callBy)
    await app.end()
  })

  test.each(['2026-11-22', '2026-02-31', 'demain', '<b>'])(
    'shows no day for an invalid sent date “%s”',
    async (day) => {
      const address = `/fr/demande-recue?ref=OND-7K4M-2QXD&sent=${encodeURIComponent(day)}`
      expect(await mainText(running, address)).toContain('vous répond en un jour ouvrable')
    },
  )
})
