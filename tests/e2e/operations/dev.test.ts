import type { Page } from 'playwright'
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser/browser.js'
import { type DevSite, startDevSite } from '../../support/operations/devSite.js'
import { eventually } from '../../support/site/eventually.js'

let site: DevSite
let browser: TestBrowser
let developer: Visitor
let page: Page

beforeAll(async () => {
  site = await startDevSite()
  browser = await openBrowser(site.origin)
  developer = await browser.visitor()
  page = await developer.open()
  await page.goto('/fr/a-propos')
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

describe('npm run dev › after files are saved', () => {
  test('shows a changed view, style and content text in the open page despite a type error', async () => {
    site.save('src/addresses/locales.ts', (text) => `${text}\nexport const wrong: number = 'one'\n`)
    site.save('src/views/about/AboutPage.tsx', (text) => text.replace('id="promises"', 'id="tale"'))
    site.save('src/views/styles/base.css', (text) =>
      text.replace('h1 {', 'h1 {\n  outline: 7px solid;'),
    )
    site.save('src/content/pages/about.json', (text) =>
      text.replace(/(?<=^ {2}"title": \{\s*"fr": )"[^"]+"/m, '"Les gens d’ici"'),
    )
    await page.locator('#tale').waitFor()
    await page.getByRole('heading', { name: 'Les gens d’ici' }).waitFor()
    await eventually(async () => {
      const outline = await page.locator('h1').evaluate((h1) => getComputedStyle(h1).outlineWidth)
      expect(outline).toBe('7px')
    })
  })

  test('prints the type error in the terminal', async () => {
    // The compiler writes a diagnostic in parts, and log lines may appear between them.
    await eventually(() => expect(site.printed()).toMatch(/locales\.ts[^]*error TS2322/))
  })

  test('shows a changed translation in the open page', async () => {
    site.save('locales/fr/common.json', (text) => text.replace('Aller au contenu', 'Sauter ici'))
    await page.getByText('Sauter ici').waitFor({ state: 'attached' })
  })

  test('shows changed clinic data in the open page', async () => {
    site.save('src/content/clinic.json', (text) =>
      text.replace(/(?<="city": \{\s*"fr": )"[^"]+"/, '"Saguenay"'),
    )
    await page.getByText('Saguenay').first().waitFor({ state: 'attached' })
  })
})

describe.each([
  {
    mistake: 'a syntax error in a view',
    file: 'src/views/about/AboutPage.tsx',
    spoil: (text: string) => text.replace('return (', 'return ((('),
    mend: (text: string) => text.replace('return (((', 'return ('),
    told: 'AboutPage.tsx',
  },
  {
    mistake: 'a value that the clinic’s data may not have',
    file: 'src/content/clinic.json',
    spoil: (text: string) => text.replace('"city":', '"town":'),
    mend: (text: string) => text.replace('"town":', '"city":'),
    told: 'clinic.json',
  },
])('npm run dev › $mistake', ({ file, spoil, mend, told }) => {
  test('is reported in the page and the terminal, and the last good build stays available', async () => {
    site.save(file, spoil)
    const alert = page.locator('pre[role=alert]')
    await alert.getByText(told).waitFor()
    expect(site.printed()).toContain('the last successful build remains active')
    expect((await fetch(`${site.origin}/fr/a-propos`)).status).toBe(200)
    site.save(file, mend)
    await alert.waitFor({ state: 'detached' })
  })
})

test('npm run dev › writes no dist folder', () => {
  expect(site.has('dist')).toBe(false)
})
