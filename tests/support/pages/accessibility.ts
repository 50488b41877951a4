import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

const themes = ['light', 'dark'] as const

/** WCAG 2.2 A and AA, and what is known to help besides. No rule is ever switched off. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that look at colours have this tag too. */
const aboutColour = 'cat.color'

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Reading axe takes a page as long as some of its rules: a page that has it keeps it. */
const bringAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
}

interface Look {
  /** A selector, when only one part of the page is looked at. */
  readonly part?: string
  /** Only by the rules about colours. */
  readonly coloursAlone?: boolean
}

/** The same, as the page is told. */
interface Asked {
  readonly levels: readonly string[]
  readonly colour: string
  readonly part: string | null
  readonly coloursAlone: boolean
}

interface Found {
  /** How many rules found something to look at. */
  readonly rules: number
  readonly errors: readonly string[]
}

/** Runs in the page. */
const runAxe = async ({ levels, colour, part, coloursAlone }: Asked): Promise<Found> => {
  const { axe } = window
  const rules = axe.getRules([...levels]).filter((rule) => rule.tags.includes(colour))
  const { passes, violations, incomplete } = await axe.run(part ?? document, {
    runOnly: coloursAlone
      ? { type: 'rule', values: rules.map(({ ruleId }) => ruleId) }
      : { type: 'tag', values: [...levels] },
    // Describing every element that is right would take most of the time.
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
  // An empty page or a script that did not run would have no error either.
  return found.rules < (coloursAlone ? 1 : 10) ? ['axe did not run'] : found.errors
}

/**
 * What axe finds wrong with the page as it stands, one line for each element.
 * @param part a selector when only one part of the page is looked at
 */
export const accessibilityErrors = (page: Page, part?: string): Promise<readonly string[]> =>
  look(page, part === undefined ? {} : { part })

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

/**
 * The same in the light and in the dark theme, which differ in colours alone (`themes.test.ts`): in
 * the dark one the rules about colours tell what is new. The page is left in the light theme.
 * @param part a selector when only one part of the page is looked at
 */
export const accessibilityErrorsInBothThemes = async (
  page: Page,
  part?: string,
): Promise<readonly string[]> => {
  const found: string[] = []
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await settle(page)
    const coloursAlone = colorScheme === 'dark'
    const errors = await look(page, part === undefined ? { coloursAlone } : { coloursAlone, part })
    found.push(...errors.map((error) => `${colorScheme}: ${error}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}
