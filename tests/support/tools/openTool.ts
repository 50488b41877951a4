import type { Page } from 'playwright'

/** Opens a tool that the page of an exam keeps folded under its heading. */
export const openTool = (page: Page, id: string): Promise<void> =>
  page.locator(`#${id} summary`).first().click()
