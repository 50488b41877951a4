import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

const themes = ['light', 'dark'] as const

/** WCAG 2.2 A and AA, and best practices. No rule is ever switched off. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const aboutColour = 'cat.color'

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Loads axe once per page, because parsing it takes as long as some rules. */
const bringAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
}

interface Look {
  readonly part?: string
  readonly coloursAlone?: boolean
}

interface Asked {
  readonly levels: readonly string[]
  readonly colour: string
  readonly part: string | null
  readonly coloursAlone: boolean
}

interface Found {
  /** Number of rules that found elements to check. */
  readonly rules: number
  readonly errors: readonly string[]
}

const runAxe = async ({ levels, colour, part, coloursAlone }: Asked): Promise<Found> => {
  const { axe } = window
  const rules = axe.getRules([...levels]).filter((rule) => rule.tags.includes(colour))
  const { passes, violations, incomplete } = await axe.run(part ?? document, {
    runOnly: coloursAlone
      ? { type: 'rule', values: rules.map(({ ruleId }) => ruleId) }
      : { type: 'tag', values: [...levels] },
    // Reporting passed elements would take most of the time.
    resultTypes: ['violations'],
  })
  return {
    rules: passes.length + violations.length + incomplete.length,
    errors: violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (${help}) ${html} ${failureSummary}`),
    ),
  }
}

const look = async (
  page: Page,
  { part, coloursAlone = false }: Look,
): Promise<readonly string[]> => {
  if (page.frames().length > 1) return ['axe does not look into frames']
  await bringAxe(page)
  const asked = { levels: tags, colour: aboutColour, part: part ?? null, coloursAlone }
  const found = await page.evaluate(runAxe, asked)
  // Few applied rules mean an empty page or a failed start of axe, which would report no error.
  return found.rules < (coloursAlone ? 1 : 10) ? ['axe did not run'] : found.errors
}

/** Returns axe's errors, one line per element. @param part selector of the part to check */
export const accessibilityErrors = (page: Page, part?: string): Promise<readonly string[]> =>
  look(page, part === undefined ? {} : { part })

/** Waits until colour transitions are over, such as after a change of theme. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isMoving = (animation: Animation): boolean =>
      animation instanceof CSSTransition && animation.playState !== 'finished'
    do {
      // A transition starts one frame after the change of its element.
      for (const _ of ['changed', 'begun']) await new Promise(requestAnimationFrame)
    } while (document.getAnimations().some(isMoving))
  })

const errorsInTheme = async (
  page: Page,
  colorScheme: (typeof themes)[number],
  part?: string,
): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme })
  await settle(page)
  const coloursAlone = colorScheme === 'dark'
  const errors = await look(page, part === undefined ? { coloursAlone } : { coloursAlone, part })
  return errors.map((error) => `${colorScheme}: ${error}`)
}

/** Checks the colours of the dark theme alone. Leaves the page in the light theme. */
export const darkColourErrors = async (page: Page): Promise<readonly string[]> => {
  const errors = await errorsInTheme(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  return errors
}

/**
 * Checks both themes; the dark one only for colours, the sole difference (`themes.test.ts`). Leaves the page
 * in the light theme.
 * @param part selector of the part to check
 */
export const accessibilityErrorsInBothThemes = async (
  page: Page,
  part?: string,
): Promise<readonly string[]> => {
  const found: string[] = []
  for (const colorScheme of themes) found.push(...(await errorsInTheme(page, colorScheme, part)))
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}
