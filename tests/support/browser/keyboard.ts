import type { Locator, Page } from 'playwright'

const mostSteps = 200

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab')
    if (await hasFocus(target)) return
  }
  throw new Error(`${mostSteps} presses of Tab did not reach ${target.toString()}.`)
}

export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) return 'the page itself'
    const words = activeElement.textContent.trim() || activeElement.getAttribute('aria-label')
    return `${activeElement.localName} “${words ?? activeElement.id}”`
  })
