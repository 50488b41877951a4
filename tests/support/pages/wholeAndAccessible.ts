import type { Page } from 'playwright'
import { accessibilityErrors, darkColourErrors } from './accessibility.js'
import { overflowErrors } from './overflow.js'
import { photograph } from './photograph.js'

/** Both windows show the same elements, so the second one checks only the dark colours. */
export const windows = [
  [390, accessibilityErrors],
  [1440, darkColourErrors],
] as const

/** Checks the loaded page on a phone and on a desktop screen. @param name of the page in messages and screenshots */
export const expectWholeAndAccessible = async (page: Page, name: string): Promise<void> => {
  for (const [width, findErrors] of windows) {
    await page.setViewportSize({ width, height: 900 })
    await photograph(page, `${name}-${width}`)
    expect([name, width, await overflowErrors(page)]).toEqual([name, width, []])
    expect([name, width, await findErrors(page)]).toEqual([name, width, []])
  }
}
