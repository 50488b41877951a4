import type { Page } from 'playwright'

export const openTool = (page: Page, id: string): Promise<void> =>
  page.locator(`#${id} summary`).first().click()
