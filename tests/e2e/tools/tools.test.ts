import type { Page } from 'playwright'
import type { Locale, PageName } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { siteVisits } from '../../support/browser/siteVisits.js'
import { translatePage } from '../../support/browser/translatePage.js'
import { accessibilityErrorsInBothThemes } from '../../support/pages/accessibility.js'
import { overflowErrors } from '../../support/pages/overflow.js'
import { eventually } from '../../support/site/eventually.js'
import { openTool } from '../../support/tools/openTool.js'
import { mriCheck } from './mriCheck.js'
import { mriSound } from './mriSound.js'
import { preparationSheet } from './preparationSheet.js'

jest.setTimeout(120_000)

const visits = siteVisits({ pictures: false })

const regionOf = { fr: 'fr-CA', en: 'en-CA' } as const

const morning = new Date('2026-11-21T15:00:00Z')

const openAt = async (name: PageName, locale: Locale): Promise<Page> => {
  const page = await visits.arrive({ locale: regionOf[locale], alone: true })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTimezoneOverride', { timezoneId: 'America/Toronto' })
  await page.clock.setFixedTime(morning)
  await page.goto(urlFor(name, locale))
  return page
}

const fill = async (page: Page, form: string, fields: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(fields)) await page.fill(`#${form}-${name}`, value)
}

const answerOf = (page: Page, form: string) => page.locator(`#${form}-answer`)

test('tools › show dates in the time zone of the clinic on devices in Auckland and Vancouver', async () => {
  const page = await visits.arrive({ locale: regionOf.fr, alone: true })
  await page.clock.setFixedTime(morning)
  const devtools = await page.context().newCDPSession(page)
  for (const timezoneId of ['Pacific/Auckland', 'America/Vancouver']) {
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId })
    await page.goto(urlFor('nuchalTranslucency', 'fr'))
    const told = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(told).toBe(timezoneId)
    await openTool(page, 'dates')
    await page.getByText('L’âge mesuré à une échographie').click()
    await fill(page, 'dates', { weeks: '8', days: '3', day: '2026-11-21', month: '', year: '' })
    await page.getByRole('button', { name: 'Voir mes dates' }).click()
    const answer = answerOf(page, 'dates')
    await answer.getByText('Du mercredi 9 décembre 2026 au mardi 29 décembre 2026.').waitFor()
    expect(await answer.innerText()).toMatch(/ouverte 15\u00A0jours/)
    expect(await answer.evaluate((node) => node === document.activeElement)).toBe(true)
    expect(await answer.locator('.day--closed').count()).toBeGreaterThan(5)
  }
})

test('tools › send no typed data in requests, URLs, storage or referrers', async () => {
  const page = await openAt('tools', 'en')
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(
      [
        request.method(),
        request.url(),
        request.postData() ?? '',
        JSON.stringify(request.headers()),
      ].join(' '),
    )
  })
  await page.getByText('My last period').click()
  await fill(page, 'dates', { day: '17', month: '10', year: '2026' })
  await page.getByRole('button', { name: 'See my dates' }).click()
  await answerOf(page, 'dates').getByText('Your dates').waitFor()
  await fill(page, 'find', { words: 'histerosono' })
  await page.getByRole('button', { name: 'Find the exam' }).click()
  await answerOf(page, 'find')
    .getByRole('link', { name: /hysterosonogram/i })
    .waitFor()
  await page.getByRole('radio', { name: 'Breast MRI' }).check({ force: true })
  await fill(page, 'cycle-days', { day: '19', month: '11', year: '2026' })
  await page.getByRole('button', { name: 'See my days' }).click()
  await answerOf(page, 'cycle-days').getByText('Days 7 to 14').waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /Add to my calendar/ })
      .last()
      .click(),
  ])
  expect(download.suggestedFilename()).toBe('dates.ics')

  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )
  // Removes the origin, because its port varies.
  const told = [...sent, stored].join('\n').replaceAll(visits.site.origin, '')
  expect(sent.filter((line) => !line.startsWith('GET'))).toEqual([])
  expect(told).not.toMatch(/histerosono|2026-1|period|\b17\b/)
  expect(visits.site.log.filter(({ msg }) => /error/i.test(String(msg)))).toEqual([])
})

test('tools › a form submitted before its code is loaded waits for it and is answered on the device', async () => {
  const page = await openAt('tools', 'fr')
  const arrived = Promise.withResolvers<void>()
  await page.route('**/assets/tools-fr-*.json', async (route) => {
    await arrived.promise
    await route.continue()
  })
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await fill(page, 'find', { words: 'mamographie' })
  await page.keyboard.press('Enter')
  arrived.resolve()
  await answerOf(page, 'find').getByText('Nous ne faisons pas cela ici.').waitFor()
  expect(posts).toEqual([])
})

test('tools offline › a tool whose code is not loaded preserves typed text and shows its result once online', async () => {
  // Uses a separate browser context: errors in the shared one would fail other tests.
  const browser = (await visits.arrive()).context().browser()
  const context = await browser?.newContext({ baseURL: visits.site.origin, locale: 'fr-CA' })
  if (context === undefined) throw new Error('There is no browser.')
  const page = await context.newPage()
  await page.goto(urlFor('tools', 'fr'))
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.locator('#find-words').pressSequentially('mamographie')
  await page.keyboard.press('Enter')
  await page.locator('[data-island=ExamFinder] [data-code-failed]').waitFor()
  await page.locator('[data-net-status]').getByText('Le réseau est coupé.').waitFor()
  expect(await page.locator('#find-words').inputValue()).toBe('mamographie')
  const submit = page.getByRole('button', { name: 'Chercher l’examen' })
  expect(await submit.isDisabled()).toBe(true)
  await context.setOffline(false)
  await page.locator('[data-net-status]').getByText('Le réseau est revenu.').waitFor()
  await submit.click()
  await answerOf(page, 'find').getByText('Nous ne faisons pas cela ici.').waitFor()
  await context.close()
})

test('tools › a touch on a tool is not delayed by its code, which loads after the touch ends', async () => {
  const page = await openAt('tools', 'fr')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const island = (state: string) =>
    page.locator(`[data-island=ExamFinder][data-island-state=${state}]`)
  await island('pending').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  // Counts only scripts: prefetches of links in view, with their style sheets, do not delay a touch.
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) asked.push(request.url())
  })
  const place = await page.locator('#find-words').boundingBox()
  const touch = { x: (place?.x ?? 0) + 10, y: (place?.y ?? 0) + 10 }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] })
  await island('loading').waitFor()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(asked).toEqual([])
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await island('hydrated').waitFor()
  expect(asked).not.toEqual([])
})

test.each(['tools', 'fetal', 'mri', 'home'] as const)(
  'tools of %s › do not shift during a touch when the rest of their style sheet loads',
  async (name) => {
    const page = await openAt(name, 'fr')
    const places = () =>
      page.locator('form.tool').evaluateAll((forms) =>
        forms.flatMap((form) => {
          // A form with `display: contents` has no box.
          const { left, top } = (form.closest('section') ?? form).getBoundingClientRect()
          return [...form.querySelectorAll('legend, label, input, select, .btn')].flatMap((one) => {
            const box = one.getBoundingClientRect()
            const numbers = [box.left - left, box.top - top, box.width, box.height].map(Math.round)
            return one.checkVisibility() ? `${one.id || one.textContent} ${numbers.join(' ')}` : []
          })
        }),
      )
    await page
      .locator('details:has(form.tool)')
      .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
    const before = await places()
    const sheet = page.waitForResponse(/\/tools-\w{8}\.css/)
    await page.locator('form.tool input:not([type=hidden])').first().focus()
    await sheet
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ href }) => /\/tools-\w{8}\.css/.test(href ?? '')),
    )
    expect(before.length).toBeGreaterThan(1)
    expect(await places()).toEqual(before)
  },
)

test('tools on a translated page › the first use preserves typed text and shows an answer', async () => {
  // Uses a separate browser context, because React reports re-rendered markup as an error.
  const browser = (await visits.arrive()).context().browser()
  const context = await browser?.newContext({ baseURL: visits.site.origin, locale: 'fr-CA' })
  if (context === undefined) throw new Error('There is no browser.')
  const page = await context.newPage()
  await page.goto(urlFor('tools', 'fr'))
  await translatePage(page)
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('#find-words')
    if (field !== null) field.value = 'mamographie'
    field?.form?.requestSubmit()
  })
  await answerOf(page, 'find').getByText('Nous ne faisons pas cela ici.').waitFor()
  expect(await page.locator('#find-words').inputValue()).toBe('mamographie')
  await context.close()
})

test('tools on a translated page › a corrected date updates the dates of every exam', async () => {
  const page = await openAt('tools', 'fr')
  const ask = async (day: string): Promise<void> => {
    await fill(page, 'dates', { day, month: 'novembre', year: '2026' })
    await page.locator('#dates button[type=submit]').first().click()
  }
  await page.getByText('L’âge mesuré à une échographie').click()
  await fill(page, 'dates', { weeks: '11', days: '0' })
  await ask('20')
  const answer = answerOf(page, 'dates')
  await answer.getByText('Du vendredi 20 novembre 2026 au jeudi 10 décembre 2026').waitFor()
  await translatePage(page)
  await ask('12')
  await answer.getByText('Du jeudi 12 novembre 2026 au mercredi 2 décembre 2026').waitFor()
  expect(await answer.innerText()).not.toContain('10 décembre')
})

test('tools › show a validation error beside its field and preserve typed text', async () => {
  const page = await openAt('morphological', 'en')
  await openTool(page, 'dates')
  await page.getByText('The due date').click()
  await fill(page, 'dates', { day: '30', month: '2', year: '2027' })
  await page.getByRole('button', { name: 'See my dates' }).click()
  await answerOf(page, 'dates')
    .getByRole('link', { name: /no such day/ })
    .waitFor()
  expect(await page.inputValue('#dates-day')).toBe('30')
  expect(await accessibilityErrorsInBothThemes(page, '#dates')).toEqual([])
})

test('tools › two tools with errors on one page have unique element ids', async () => {
  const page = await openAt('tools', 'en')
  for (const form of ['dates', 'sheet']) {
    await page.locator(`#${form} button[type=submit]`).first().click()
    await answerOf(page, form).getByRole('alert').waitFor()
  }
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})

test('tools › answers are accessible at 320 px', async () => {
  const page = await openAt('tools', 'fr')
  await fill(page, 'find', { words: 'irm' })
  await page.keyboard.press('Enter')
  await answerOf(page, 'find').getByRole('list').waitFor()
  await page.getByText('Mes dernières menstruations').click()
  await fill(page, 'dates', { day: '2', month: '11', year: '2026' })
  await page.getByRole('button', { name: 'Voir mes dates' }).click()
  await answerOf(page, 'dates').getByText('Vos dates').waitFor()
  await page.getByRole('radio', { name: 'Hystérosonographie' }).check({ force: true })
  await fill(page, 'cycle-days', { day: '20', month: '11', year: '2026' })
  await page.getByRole('button', { name: 'Voir mes jours' }).click()
  await answerOf(page, 'cycle-days').getByText('Jours ouverts').waitFor()
  await eventually(async () => expect(await accessibilityErrorsInBothThemes(page)).toEqual([]))
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflowErrors(page)).toEqual([])
})

mriCheck(visits)
mriSound(visits)
preparationSheet(visits)
