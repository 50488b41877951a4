import type { Page } from 'playwright'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { jobs } from '../../support/site/shippedContent.js'
import { siteVisits } from '../../support/browser/siteVisits.js'
import { overflowErrors, spaceTextOut } from '../../support/pages/overflow.js'

/* Text-only zoom does not affect media queries: header, hero and forms must adapt to the text size. */

const visits = siteVisits({ pictures: false })

const enlargeText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)

const wordsOverPicture = (): readonly string[] => {
  const ring = document.querySelector('.hero .ring')?.getBoundingClientRect()
  if (ring === undefined) return []
  const radius = ring.width / 2
  const isOver = ({ left, right, top, bottom }: DOMRect): boolean => {
    const x = Math.min(Math.max(ring.left + radius, left), right)
    const y = Math.min(Math.max(ring.top + radius, top), bottom)
    return Math.hypot(x - ring.left - radius, y - ring.top - radius) < radius
  }
  const over: string[] = []
  for (const element of document.querySelectorAll('.hero :is(h1, .lead, .btn)')) {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (words.nextNode() !== null) {
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      if ([...range.getClientRects()].some(isOver)) over.push(range.toString())
    }
  }
  return over
}

const [job] = jobs
const widths = [390, 768, 1280]
const pages = [
  { name: 'the home page', path: urlFor('home', 'fr'), widths },
  { name: 'an ultrasound exam', path: urlFor('musculoskeletal', 'fr'), widths: [768, 1280] },
  ...(
    ['accessibility', 'mri', 'prp', 'tools', 'about', 'careers', 'privacy', 'ultrasound'] as const
  ).map((name, place) => {
    const locale = place % 2 === 0 ? 'fr' : 'en'
    return { name, path: urlFor(name, locale), widths: [390] }
  }),
  { name: 'a form with files', path: `${urlFor('careers', 'fr')}/${job?.slug.fr ?? ''}`, widths },
]

describe.each(pages)('$name ($path)', ({ path, widths: windows }) => {
  test.each(windows)(
    'does not scroll sideways or cut text at %i px with enlarged or spaced text',
    async (width) => {
      const page = await visits.arrive()
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      for (const percent of [150, 200]) {
        await enlargeText(page, percent)
        const errors = await overflowErrors(page)
        const over = await page.evaluate(wordsOverPicture)
        expect({ percent, errors, over }).toEqual({ percent, errors: [], over: [] })
      }
      // `phone.test.ts` tests spaced text on phones.
      if (width === 390) return
      await enlargeText(page, 100)
      await spaceTextOut(page)
      expect(await overflowErrors(page)).toEqual([])
    },
  )
})
