import type { Page } from 'playwright'
import { aPdfFile, type FormFile } from '../../support/careers/applicationForms.js'
import {
  type ApplicationPage,
  chooseFiles,
  fileBecomes,
  fillApplication,
  holdUpload,
  spoilUpload,
  spoilUploads,
} from '../../support/careers/applicationPage.js'
import { applicationVisits } from '../../support/careers/applicationVisits.js'
import { aJpg } from '../../support/careers/someFiles.js'
import { accessibilityErrorsInBothThemes } from '../../support/pages/accessibility.js'

const tests = applicationVisits()

const cv = aPdfFile('CV.pdf')

const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.locator('.upload :is(button, input:not([type=hidden]))').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      return width >= 44 && height >= 44 ? [] : [`${target.outerHTML} ${width} × ${height}`]
    }),
  )

interface State {
  readonly name: string
  readonly reach: (form: ApplicationPage) => Promise<void>
}

const uploading = async (form: ApplicationPage, ...files: readonly FormFile[]): Promise<void> => {
  await spoilUploads(form.page, holdUpload)
  await chooseFiles(form, ...files)
  await fileBecomes(form, cv.name, 'uploading')
}

/** Blocks the downscaling of pictures: `createImageBitmap` never resolves. */
const holdPictures = ({ page }: ApplicationPage): Promise<void> =>
  page.evaluate(() => {
    window.createImageBitmap = () => new Promise(() => undefined)
  })

const states: readonly State[] = [
  {
    name: 'with validation errors, then offline with a queued file',
    reach: async (form) => {
      await form.send.click()
      await form.summary.waitFor()
      await tests.setOffline(true)
      await chooseFiles(form, cv)
      await form.row(cv.name).getByText(form.t('applications:upload.states.offline')).waitFor()
      await form.summary.waitFor()
    },
  },
  {
    name: 'with files in every state and the file limit reached',
    reach: async (form) => {
      await chooseFiles(form, { name: 'Photo.jpg', content: aJpg(), type: 'image/jpeg' })
      await fileBecomes(form, 'Photo.jpg', 'success')
      await spoilUpload(form.page, (route) => route.fulfill({ status: 500, body: 'no' }))
      await chooseFiles(form, aPdfFile('Panne.pdf'))
      await fileBecomes(form, 'Panne.pdf', 'error')
      await chooseFiles(form, aPdfFile('CV.exe'), { name: 'Vide.pdf', content: Buffer.alloc(0) })
      await fileBecomes(form, 'Vide.pdf', 'error')
      await spoilUploads(form.page, holdUpload)
      await chooseFiles(form, aPdfFile('Annule.pdf'))
      await fileBecomes(form, 'Annule.pdf', 'uploading')
      await form.cancel('Annule.pdf').click()
      await fileBecomes(form, 'Annule.pdf', 'canceled')
      await holdPictures(form)
      const content = Buffer.alloc(1_100_000, 'x')
      await chooseFiles(form, { name: 'Diplome.jpg', content, type: 'image/jpeg' })
      await fileBecomes(form, 'Diplome.jpg', 'added')
      await chooseFiles(
        form,
        cv,
        aPdfFile('Lettre.pdf'),
        aPdfFile('a.pdf'),
        aPdfFile('b.pdf'),
        aPdfFile('c.pdf'),
      )
      await fileBecomes(form, cv.name, 'uploading')
      await fileBecomes(form, 'b.pdf', 'queued')
      await form.page.locator('.drop[data-full]').waitFor()
      await fileBecomes(form, 'c.pdf', 'error')
    },
  },
  {
    name: 'with an upload interrupted by a reload, while a file is dragged over the form',
    reach: async (form) => {
      await uploading(form, cv)
      const { page, place } = form
      await page.reload()
      await place.scrollIntoViewIfNeeded()
      await fileBecomes(form, cv.name, 'error')
      const data = await page.evaluateHandle(() => {
        const carried = new DataTransfer()
        carried.items.add(new File(['x'], 'CV.pdf'))
        return carried
      })
      await place.dispatchEvent('dragover', { dataTransfer: data })
      await page.locator('.drop[data-over]').waitFor()
    },
  },
  {
    name: 'waiting for an upload before it is sent',
    reach: async (form) => {
      await fillApplication(form)
      await uploading(form, cv)
      await form.send.click()
      await form.form.getByText(form.t('applications:upload.sending.waiting')).waitFor()
    },
  },
  {
    name: 'returned with errors',
    reach: async (form) => {
      await fillApplication(form)
      await chooseFiles(form, cv, { name: 'Faux.pdf', content: aJpg(), type: 'application/pdf' })
      await fileBecomes(form, 'Faux.pdf', 'success')
      await form.send.click()
      await form.page.locator('[data-summary]').waitFor()
      await form.place.scrollIntoViewIfNeeded()
      await fileBecomes(form, cv.name, 'success')
    },
  },
]

describe('application form › has no accessibility error and no touch target that is too small', () => {
  test.each(states)('$name', async ({ reach }) => {
    const form = await tests.arrive('fr', { colorScheme: 'light', width: 390 })
    tests.expectErrors(/\b500\b|ERR_INTERNET_DISCONNECTED/)
    await reach(form)
    const { page } = form
    expect(await accessibilityErrorsInBothThemes(page, 'form[data-application]')).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('without JavaScript', async () => {
    const form = await tests.visit('fr', { javaScriptEnabled: false, width: 390 })
    const seen = await form.files.evaluate((field) => getComputedStyle(field).opacity)
    expect(seen).toBe('1')
    expect((await form.files.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await form.place.getByText(form.t('applications:upload.drop')).isVisible()).toBe(false)
  })
})
