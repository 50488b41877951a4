import { load } from 'cheerio'
import { examNames, locales, type PageName, pageNames } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { day } from '../../../src/shared/time/durations.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

/* The law requires advertised prices to be totals and to have an expiry date. */

let app: TestApp
beforeAll(async () => {
  app = await appForTests()
})
afterAll(() => app.end())

/** Patterns of amounts, except hourly prices such as parking. */
const amountOf: Readonly<Record<(typeof locales)[number], RegExp>> = {
  fr: /(\d[\d\s]*)\s\$(?! l’heure)/g,
  en: /\$(\d[\d,]*)(?!\d| an hour)/g,
}
const validity = {
  fr: [/Ce prix est valide jusqu’au \d/, /Les prix sont valides jusqu’au \d/],
  en: [/This price is valid until \w+ \d/, /Prices are valid until \w+ \d/],
} as const

/** Every page except careers, where amounts are salaries. */
const pricePages: readonly PageName[] = pageNames.filter((name) => name !== 'careers')

const mainOf = async (name: PageName, locale: (typeof locales)[number]): Promise<string> => {
  const $ = load((await app.site.get(urlFor(name, locale))).text)
  $('[data-island], script, #offre-emploi').remove()
  return $('main').text().replaceAll(/\s+/g, ' ')
}
const amountsIn = (text: string, locale: (typeof locales)[number]): readonly number[] =>
  [...text.matchAll(amountOf[locale])].map(([, digits = '']) =>
    Number(digits.replaceAll(/\D/g, '')),
  )

const everyPage = pricePages.flatMap((name) => locales.map((locale) => ({ name, locale })))

test.each(everyPage)('$name in $locale › shows no price without its expiry date', async (page) => {
  const text = await mainOf(page.name, page.locale)
  const amounts = new Set(amountsIn(text, page.locale))
  const [one, several] = validity[page.locale]
  if (amounts.size === 0) return
  expect(one.test(text) || several.test(text)).toBe(true)
  // “This price” is ambiguous beside two amounts.
  if (amounts.size > 1) expect(one.test(text)).toBe(false)
})

test.each(
  (['breastMri', 'prp'] as const).flatMap((name) => locales.map((locale) => ({ name, locale }))),
)('$name in $locale › shows first the total that most people pay', async ({ name, locale }) => {
  const amounts = amountsIn(await mainOf(name, locale), locale)
  expect(amounts.length).toBeGreaterThan(1)
  expect(amounts[0]).toBe(Math.max(...amounts))
})

test('pages › show no price after its expiry date', async () => {
  const end = Date.parse(app.services.clinic.coverage.pricesValidUntil)
  app.clock.pass(end + 2 * day - app.clock.now())
  for (const name of examNames) {
    for (const locale of locales) {
      expect({ name, amounts: amountsIn(await mainOf(name, locale), locale) }).toEqual({
        name,
        amounts: [],
      })
    }
  }
})
