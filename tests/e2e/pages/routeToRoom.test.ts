import { urlFor } from '../../../src/addresses/urlFor.js'
import { openBrowser, type TestBrowser } from '../../support/browser/browser.js'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'

let site: BuiltSite
let browser: TestBrowser
beforeAll(async () => {
  site = await startBuiltSite({ env: { SERVICE_WORKER: 'off' } })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Runs in the page: returns the visible part of the drawing and the visible stops. */
const shownWay = (): { readonly plan: readonly string[]; readonly stops: readonly string[] } => ({
  plan: [...document.querySelectorAll<HTMLImageElement>('.route img')]
    .filter((plan) => plan.checkVisibility())
    .map((plan) => new URL(plan.src).hash),
  stops: [...document.querySelectorAll<HTMLElement>('.route li')]
    .filter((stop) => stop.checkVisibility())
    .map((stop) => stop.innerText),
})

test('route to the room › is shown for each room on the about page without JavaScript, with a step-free option', async () => {
  const visitor = await browser.visitor({ javaScriptEnabled: false })
  const page = await visitor.open()
  await page.goto(urlFor('about', 'en'))
  const way = () => page.evaluate(shownWay)
  expect(await way()).toEqual({
    plan: ['#route-ultrasound'],
    stops: [
      'De l’Estran bus stop',
      'Entrance, three steps',
      'Elevator',
      'Front desk, Suite 200',
      'Changing room, if your exam calls for it',
      'Ultrasound room',
    ],
  })
  await page.getByRole('radio', { name: 'PRP injection' }).check()
  await page.getByRole('checkbox', { name: /^Step-free route/ }).check()
  expect(await way()).toEqual({
    plan: ['#route-prp-step-free'],
    stops: [
      'Parking, from rue du Versant',
      'Ramp and automatic door',
      'Elevator',
      'Front desk, Suite 200',
      'Treatment room',
    ],
  })
  await page.getByRole('radio', { name: 'MRI' }).check()
  expect(await way()).toMatchObject({ plan: ['#route-mri-step-free'] })
  await visitor.leave()
  expect(visitor.errors).toEqual([])
})

test('route to the room › opens on an exam page when a link targets it', async () => {
  const visitor = await browser.visitor({ width: 390, height: 844 })
  const page = await visitor.open()
  await page.goto(`${urlFor('mri', 'fr')}#route`)
  await page.locator('.route img').filter({ visible: true }).waitFor()
  const { plan, stops } = await page.evaluate(shownWay)
  expect(plan).toEqual(['#route-mri'])
  expect(stops.at(-1)).toBe('Salle d’IRM')
  await page.getByRole('checkbox', { name: /^Chemin sans marche/ }).check()
  expect(await page.evaluate(shownWay)).toMatchObject({ plan: ['#route-mri-step-free'] })
  await visitor.leave()
  expect(visitor.errors).toEqual([])
})
