import type { Page } from 'playwright'

export const makeSheet = async (
  page: Page,
  fields: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const [name, value] of Object.entries(fields)) {
    if (name.startsWith('exam')) await page.selectOption(`#sheet-${name}`, value)
    else await page.fill(`#sheet-${name}`, value)
  }
  await page.locator('#sheet button[type=submit]').click()
}
