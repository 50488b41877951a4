import type { Page } from 'playwright'

/** Opens a page of the site whose markup holds a form more, as an editor would have written it. */
export const openWithForm = async (page: Page, path: string, form: string): Promise<void> => {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace('</main>', `${form}</main>`)
    await route.fulfill({ response: answer, body: html })
  })
  await page.goto(path)
}

/** Until the page's script checks the form. */
export const isChecked = (page: Page): Promise<void> =>
  page.locator('form[data-validate][novalidate]').waitFor()
