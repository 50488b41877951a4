import type { Page } from 'playwright'

/** Opens the collapsed tool on an exam's page. */
export const openTool = (page: Page, id: string): Promise<void> =>
  page.locator(`#${id} summary`).first().click()
