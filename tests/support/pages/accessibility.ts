import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

export const themes = ['light', 'dark'] as const

/** WCAG 2.2 A and AA, and what is known to help besides. No rule is ever switched off. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds wrong with the page as it stands, one line for each element.
 * @param part a selector when only one part of the page is looked at
 */
export const accessibilityErrors = async (
  page: Page,
  part?: string,
): Promise<readonly string[]> => {
  // The page holds no frame: axe may run in it as a whole, which is much faster.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  if (part !== undefined) axe.include(part)
  // Describing every element that is right would take most of the time.
  const found = await axe
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .analyze()
  // An empty page or a script that did not run would have no error either.
  if (found.passes.length < 10) return ['axe did not run']
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}) ${html} ${failureSummary}`),
  )
}

/** Waits until no colour is on its way to another, as after a change of theme. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isMoving = (animation: Animation): boolean =>
      animation instanceof CSSTransition && animation.playState !== 'finished'
    do {
      // A transition begins with the frame after the one that changed its element.
      for (const _ of ['changed', 'begun']) await new Promise(requestAnimationFrame)
    } while (document.getAnimations().some(isMoving))
  })

/** The same in the light and in the dark theme; the page is left in the light one. */
export const accessibilityErrorsInBothThemes = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = []
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await settle(page)
    const errors = await accessibilityErrors(page)
    found.push(...errors.map((error) => `${colorScheme}: ${error}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}
