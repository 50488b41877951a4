import type { Locator, Page } from 'playwright'
import { signedIn } from '../../support/staff/signedIn.js'
import { openStaffSite, type StaffSite } from '../../support/staff/staffSite.js'

let site: StaffSite
beforeAll(async () => {
  site = await openStaffSite()
})
afterAll(() => site.end())

/** Upper bound that exceeds the tab stops of every page. */
const mostTabs = 400

/** Simulates a person who uses only the keyboard and finds controls by their text, not by URL. */
const keyboardOf = (page: Page) => {
  let keys = 0
  const key = async (name: string): Promise<void> => {
    keys += 1
    await page.keyboard.press(name)
  }
  const reach = async (target: Locator): Promise<void> => {
    const isFocused = () => target.evaluate((element) => element === document.activeElement)
    for (let tabs = 0; tabs < mostTabs && !(await isFocused()); tabs += 1) await key('Tab')
    expect([await target.first().textContent(), await isFocused()]).toEqual([
      expect.anything(),
      true,
    ])
  }
  return {
    keys: () => keys,
    press: async (target: Locator): Promise<void> => {
      await reach(target)
      const before = page.url()
      await Promise.all([
        page.waitForNavigation({ waitUntil: 'load' }).catch((error: unknown) => {
          throw new Error(`Nothing followed on ${before}.`, { cause: error })
        }),
        key('Enter'),
      ])
    },
    write: async (target: Locator, text: string): Promise<void> => {
      await reach(target)
      await key('ControlOrMeta+a')
      keys += text.length
      await page.keyboard.insertText(text)
    },
  }
}

/** Returns the seconds that a slow typist needs: half a second per key and ten to read each page. */
const secondsFor = (keys: number, pages: number): number => keys / 2 + pages * 10

const words = {
  fr: {
    region: 'fr-CA',
    site: 'Le site',
    facts: 'Faits de la clinique',
    prices: 'Prix',
    price: 'IRM',
    save: 'Enregistrer',
    review: 'Voir et publier',
    note: 'Pourquoi, en quelques mots',
    publish: 'Publier',
    published: 'Le site montre les changements',
    newJob: 'Nouvelle offre d’emploi',
    titles: ['Titre du poste en français', 'Titre du poste en anglais'],
    dates: ['Paraît le', 'Dernier jour pour postuler'],
    create: 'Créer le brouillon',
    missing: /Description/,
    title: 'Réceptionniste',
    place: '/fr/carrieres',
  },
  en: {
    region: 'en-CA',
    site: 'The site',
    facts: 'Facts of the clinic',
    prices: 'Prices',
    price: 'MRI',
    save: 'Save',
    review: 'Review and publish',
    note: 'Why, in a few words',
    publish: 'Publish',
    published: 'The site shows the changes',
    newJob: 'New job opening',
    titles: ['Job title in French', 'Job title in English'],
    dates: ['Appears on', 'Last day to apply'],
    create: 'Create the draft',
    missing: /Description/,
    title: 'Receptionist',
    place: '/en/careers',
  },
} as const

const seatOf = async (locale: 'fr' | 'en', role: 'editor' | 'hr') => {
  const person = await signedIn(site.running, {
    roles: [role],
    locale,
    email: `${role}-${locale}@example.ca`,
  })
  return site.seat(person, { locale: words[locale].region })
}

test.each(['fr', 'en'] as const)(
  'site editor › a newcomer corrects a price with the keyboard in under 3 minutes in %s',
  async (locale) => {
    const said = words[locale]
    const { page, leave } = await seatOf(locale, 'editor')
    const { press, write, keys } = keyboardOf(page)
    const link = (name: string) => page.getByRole('link', { name, exact: true }).first()
    const button = (name: string) => page.getByRole('button', { name, exact: true }).last()
    await page.goto('/staff')
    await press(link(said.site))
    await press(link(said.facts))
    await press(link(said.prices))
    await write(page.getByLabel(said.price, { exact: true }), locale === 'fr' ? '725' : '730')
    await press(button(said.save))
    await press(link(said.review))
    await write(page.getByLabel(said.note), '2027')
    await press(button(said.publish))
    expect(await page.locator('main').textContent()).toContain(said.published)
    expect(secondsFor(keys(), 6)).toBeLessThan(3 * 60)
    await leave()
  },
)

test.each(['fr', 'en'] as const)(
  'site editor › a newcomer publishes, extends and closes an offer with the keyboard in %s',
  async (locale) => {
    const said = words[locale]
    const { page, leave } = await seatOf(locale, 'hr')
    const { press, write, keys } = keyboardOf(page)
    const link = (name: string | RegExp) => page.getByRole('link', { name }).first()
    const button = (name: string) => page.getByRole('button', { name, exact: true }).last()
    const closeOn = async (day: string): Promise<void> => {
      await link(`${said.title} ${locale}`).click()
      await page.locator('.outline a').click()
      await page.locator('[name=closes]').fill(day)
      await button(said.save).click()
      await link(said.review).click()
      await page.getByLabel(said.note).fill(day)
      await button(said.publish).click()
      await page.getByText(said.published).waitFor()
    }
    await page.goto('/staff')
    await press(link(said.site))
    await press(link(said.newJob))
    for (const [place, label] of said.titles.entries()) {
      await write(page.getByLabel(label), `${words[place === 0 ? 'fr' : 'en'].title} ${locale}`)
    }
    await write(page.getByLabel(said.dates[0]), '2026-11-01')
    await write(page.getByLabel(said.dates[1]), '2026-12-15')
    await press(button(said.create))
    await press(link(said.missing))
    for (const one of ['fr', 'en']) {
      await write(
        page.locator(`[name="head.description.${one}"]`),
        one === 'fr'
          ? `Poste ${locale} à l’accueil d’une clinique de Québec : tâches, horaire et salaire.`
          : `Front desk position ${locale} at a clinic in Québec City: duties, schedule and pay.`,
      )
    }
    await press(button(said.save))
    await press(link(said.review))
    await write(page.getByLabel(said.note), said.title)
    await press(button(said.publish))
    expect(await page.locator('main').textContent()).toContain(said.published)
    expect(secondsFor(keys(), 8)).toBeLessThan(10 * 60)
    const offers = async () => (await site.running.site.get(said.place)).text
    expect(await offers()).toContain(`${said.title} ${locale}`)
    await closeOn('2026-12-31')
    expect(await offers()).toContain('31')
    await closeOn('2026-11-20')
    expect(await offers()).not.toContain(`${said.title} ${locale}`)
    await leave()
  },
)
