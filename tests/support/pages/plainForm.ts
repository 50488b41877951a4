import type { Page } from 'playwright'

export const openWithForm = async (page: Page, path: string, form: string): Promise<void> => {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace('</main>', `${form}</main>`)
    await route.fulfill({ response: answer, body: html })
  })
  await page.goto(path)
}

export const isChecked = (page: Page): Promise<void> =>
  page.locator('form[data-validate][novalidate]').waitFor()
