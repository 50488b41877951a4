import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { examNames } from '../../../src/addresses/pageTable.js'
import { urlForJob } from '../../../src/addresses/urlFor.js'
import { contentFolder, loadContent } from '../../../src/services/content/loadContent.js'
import { exams } from '../../support/site/shippedContent.js'
import { jobs } from '../../support/site/shippedContent.js'
import { accessibilityErrorsInBothThemes } from '../../support/pages/accessibility.js'
import { answersAt } from '../../support/pages/everyPage.js'
import { sendWithErrors } from '../../support/pages/formErrors.js'
import { openQuestions } from '../../support/pages/overflow.js'
import { checkNarrowWindows, checkPage, checkPrint } from '../../support/pages/pageChecks.js'
import { heroOf, offeredPictures, weigh } from '../../support/pages/pagePictures.js'
import { pageTour } from '../../support/pages/pageTour.js'
import { examOf, linesToFill, print } from '../../support/pages/printedSheet.js'

/* Tests every page on a desktop screen, in one language; `phone.test.ts` uses the other language. */
const tour = pageTour({ width: 1440, height: 900 })

/** A project that ships fewer exams than the test clinic offers builds fewer pictures. */
const isWholeBuild = loadContent(contentFolder).offered.shown.length === examNames.length

const fetched = new Set<string>()

describe.each(answersAt('desk'))('$path on a desktop screen', (answer) => {
  beforeAll(() => tour.open(answer))

  test('requests at most 250 kB of pictures before scrolling', async () => {
    const asked = await tour.askedPictures()
    expect(await weigh(tour.site().origin, asked)).toBeLessThanOrEqual(250_000)
    if (answer.name !== 'home') return
    const hero = heroOf(asked)
    expect(hero).toEqual([expect.stringContaining('f_avif')])
    expect(await weigh(tour.site().origin, hero)).toBeLessThanOrEqual(140_000)
  })

  checkPage(tour, answer)

  test('links only to pictures that the build rendered', async () => {
    for (const address of await offeredPictures(tour.page())) {
      if (fetched.has(address)) continue
      const { status } = await fetch(tour.site().origin + address)
      expect({ address, status }).toEqual({ address, status: 200 })
      fetched.add(address)
    }
    // The site creates this folder when it renders a picture on demand.
    const isRendering = existsSync(join(tour.site().folder, 'cache/images'))
    expect(isRendering && isWholeBuild).toBe(false)
  })

  if (answer.name === 'home') {
    test('has no accessibility error with the exam panel open or all questions open', async () => {
      // The header differs below 1440 px.
      await tour.page().setViewportSize({ width: 1280, height: 800 })
      await tour.page().locator('header summary').click()
      expect(await accessibilityErrorsInBothThemes(tour.page(), '.site-header')).toEqual([])
      await tour.page().keyboard.press('Escape')
      await openQuestions(tour.page())
      expect(await accessibilityErrorsInBothThemes(tour.page(), 'main')).toEqual([])
    })
  }

  checkPrint(tour, answer)

  const exam = examOf(answer.name)
  if (exam !== undefined) {
    test('prints the appointment lines, both checklists and the urgent warnings', async () => {
      const page = tour.page()
      const { locale } = answer
      await page.emulateMedia({ media: 'print' })
      const shown = (selector: string) => page.locator(selector).filter({ visible: true })
      expect(await linesToFill(shown('.sheet__appt > div'))).toEqual(
        (['date', 'time', 'name'] as const).map((line) => ({
          label: tour.t(locale, `exam:sheet.${line}`),
          style: 'solid',
          hasRoom: true,
        })),
      )
      expect(await shown('h1').textContent()).toBe(exams[exam].title[locale])
      expect(await shown('.sheet address').textContent()).toContain('418')
      expect(await shown('h3').allTextContents()).toEqual(
        expect.arrayContaining([
          tour.t(locale, 'exam:sheet.do'),
          tour.t(locale, 'exam:sheet.bring'),
        ]),
      )
      const isLong = exams[exam].sections.some((part) => part.kind === 'prepare' && part.dayFrom)
      expect(await shown('.checklist').count()).toBe(isLong ? 3 : 2)
      expect(await shown('.checklist li').count()).toBeGreaterThan(3)
      const notices = exams[exam].sections.flatMap((section) => {
        if (section.kind === 'notice') return [section.heading.text[locale]]
        const isCheck = section.kind === 'tool' && section.tool === 'mriCheck'
        return isCheck ? [tour.t(locale, 'tools:mriCheck.callFirst')] : []
      })
      expect(await shown('.notice h2, .ticks legend').allTextContents()).toEqual(notices)
      expect(
        await shown(
          'header, footer, form:not(.tool), button, .menu, .booking-bar, main aside',
        ).count(),
      ).toBe(0)
      expect(tour.errors()).toEqual([])
      await page.emulateMedia({ media: null })
    })
  }

  checkNarrowWindows(tour)
})

test.each(jobs)(
  'job offer $id › prints on at most two pages with its terms and without its form',
  async (job) => {
    const page = tour.page()
    await page.goto(urlForJob(job.slug, 'fr'))
    await page.emulateMedia({ media: 'print' })
    const shown = (selector: string) => page.locator(selector).filter({ visible: true })
    expect(await shown('h1').textContent()).toBe(job.title.fr)
    const terms = await shown('.job-terms').innerText()
    for (const amount of job.salary) expect(terms).toContain(String(Math.floor(amount)))
    expect(await shown('.job-terms time').getAttribute('datetime')).toBe(job.closes)
    expect(await shown('header, footer, form, button').count()).toBe(0)
    await page.emulateMedia({ media: null })
    const { sheets, isLetter } = await print(page)
    expect({ isShort: sheets <= 2, isLetter }).toEqual({ isShort: true, isLetter: true })
  },
)

test('contact form with errors › has no accessibility error on a desktop screen', async () => {
  await tour.page().setViewportSize({ width: 1280, height: 800 })
  await sendWithErrors(tour.page(), tour.t, 'fr')
  expect(await accessibilityErrorsInBothThemes(tour.page(), 'main')).toEqual([])
})
