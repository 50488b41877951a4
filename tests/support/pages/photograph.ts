import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'

/** Saves a screenshot for review if `PICTURES` names a folder. */
export const photograph = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['PICTURES']
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}
